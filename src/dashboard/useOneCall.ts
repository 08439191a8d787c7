import { useRef, useState } from 'react'
import { useMessages } from '@/components/messages/useMessages'
import { isServiceError, type ServiceError } from '@/services/http/errors'

interface CallOptions {
  call: () => Promise<unknown>
  /** What is said when it succeeds. */
  success: string
  onSuccess: () => void
  onFailure?: (error: ServiceError) => void
}

/**
 * The writing call of a form or a popup: one at a time, by a flag that is set in the same tick as the click. Success
 * and refusal are said in the message region; the refusal also stays in `refusal`, for the place above the form.
 */
export function useOneCall() {
  const [isBusy, setIsBusy] = useState(false)
  const [ended, setEnded] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  /** How many calls had ended when the last one began. */
  const begun = useRef(-1)
  const messages = useMessages()

  const send = async ({ call, success, onSuccess, onFailure }: CallOptions): Promise<void> => {
    // Free again only once the page has drawn the outcome: until then another click means the call that has ended.
    if (begun.current === ended) return
    begun.current = ended
    setIsBusy(true)
    setRefusal(null)
    try {
      await call()
      messages.success(success)
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
