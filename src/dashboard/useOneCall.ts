import { useRef, useState } from 'react'
import { useMessages } from '@/components/messages/useMessages'
import { isServiceError, type ServiceError } from '@/services/http/errors'

interface CallOptions {
  /** Resolves to the text that reports the success. */
  call: () => Promise<string>
  onSuccess: () => void
  onFailure?: (error: ServiceError) => void
}

/** One call at a time. A refusal is also kept in `refusal`, for the alert above the form. */
export function useOneCall() {
  const [isBusy, setIsBusy] = useState(false)
  const [ended, setEnded] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  /** How many calls had ended when the last one began. */
  const begun = useRef(-1)
  const messages = useMessages()

  const send = async ({ call, onSuccess, onFailure }: CallOptions): Promise<void> => {
    // Blocked until the outcome has rendered: a click before that was still meant for the call that has just ended.
    if (begun.current === ended) return
    begun.current = ended
    setIsBusy(true)
    setRefusal(null)
    try {
      messages.success(await call())
      onSuccess()
    } catch (error) {
      if (!isServiceError(error)) throw error
      messages.error(error.message)
      setRefusal(error.message)
      onFailure?.(error)
    } finally {
      setIsBusy(false)
      setEnded((count) => count + 1)
    }
  }

  return { isBusy, refusal, send }
}
