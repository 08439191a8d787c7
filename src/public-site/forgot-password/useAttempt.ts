import { useRef, useState } from 'react'
import { useMessages } from '@/components/messages/useMessages'
import { isServiceError, type ServiceError } from '@/services/http/errors'

/** One call at a time, with its refusal above the form and among the messages. */
export function useAttempt() {
  const messages = useMessages()
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<ServiceError | null>(null)

  /** Resolves with whether the call went through; a second one in the meantime is not made. */
  const attempt = async (call: () => Promise<void>): Promise<boolean> => {
    if (isRunning.current) return false
    isRunning.current = true
    setIsBusy(true)
    setRefusal(null)
    try {
      await call()
      return true
    } catch (error) {
      if (!isServiceError(error)) throw error
      setRefusal(error)
      messages.error(error.message)
      return false
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, refusal, attempt }
}
