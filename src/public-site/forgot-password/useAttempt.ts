import { useState } from 'react'
import { useOneAtATime } from '@/browser/useOneAtATime'
import { useMessages } from '@/components/messages/useMessages'
import { isServiceError, type ServiceError } from '@/services/http/errors'

export function useAttempt() {
  const messages = useMessages()
  const oneAtATime = useOneAtATime()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<ServiceError | null>(null)

  const make = async (call: () => Promise<unknown>): Promise<boolean> => {
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
      setIsBusy(false)
    }
  }
  return {
    isBusy,
    refusal,
    /** Resolves with false, without calling, while another call is under way. */
    attempt: async (call: () => Promise<unknown>): Promise<boolean> => (await oneAtATime(() => make(call))) ?? false,
  }
}
