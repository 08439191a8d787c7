import { useRef, useState } from 'react'
import { Refused } from '@/domain/refused'
import { t } from '@/texts/t'
import { useMessages } from './messages/useMessages'

interface Attempt<Answer> {
  /** Null if nothing was sent and there is nothing to tell, as the user has logged out. */
  call: () => Promise<Answer | null>
  /** Returns true if the user has typed since the call was made: that is then not saved, and an alert says so. */
  onSuccess: (answer: Answer) => unknown
  onFailure?: () => void
}

interface Circumstances {
  /** The airway bill number that the message names. */
  about?: string
  /** True while an earlier call, made by a screen that was left since, is not answered. */
  isUnderWay?: boolean
}

/**
 * Makes one call at a time. A refusal is shown as a message, and returned until the next call, for an alert in the
 * form. The next call hides the message.
 */
export function useCall({ about, isUnderWay = false }: Circumstances = {}) {
  const [isBusy, setIsBusy] = useState(false)
  const [isLeft, setIsLeft] = useState(false)
  const [ended, setEnded] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  /** How many calls had ended when the last one began. */
  const begun = useRef(-1)
  const messages = useMessages()
  const hideLast = useRef<() => void>(() => undefined)

  const send = async <Answer>({ call, onSuccess, onFailure }: Attempt<Answer>): Promise<void> => {
    setIsLeft(false)
    // Blocked until the outcome has rendered: a click before that was still meant for the call that has just ended.
    if (begun.current === ended || isUnderWay) return
    begun.current = ended
    setIsBusy(true)
    setRefusal(null)
    // The message of the last attempt must not be shown beside the success of this one.
    hideLast.current()
    try {
      const answer = await call()
      if (answer !== null && onSuccess(answer) === true) setRefusal(t('late.changedSince'))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      hideLast.current = messages.error(error.message, about)
      setRefusal(error.message)
      onFailure?.()
    } finally {
      setIsBusy(false)
      setEnded((count) => count + 1)
    }
  }

  return {
    isBusy: isBusy || isUnderWay,
    refusal,
    send,
    /** True if the user has closed the overlay of a late answer; false again with the next call. */
    isLeft,
    leave: () => setIsLeft(true),
  }
}
