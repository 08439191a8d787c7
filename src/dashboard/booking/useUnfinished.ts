import { useCallback, useEffect, useRef, useState } from 'react'
import { bookingInWords, lastTouched } from '@/domain/unfinishedBooking'
import { otherDrafts, removeDraft } from '../draftStore'
import { readJournal } from './submissionJournal'

/** A tab that reloads lets go of its draft for a moment: what it holds again at the second look is offered no more. */
const SECOND_LOOK = 600

export interface Unfinished {
  id: string
  /** Whose booking it is. */
  words: string
  when: string
  /** The number under which it may have been booked: it was being sent. */
  sentAs: string | null
}

/**
 * The user's unfinished bookings that no tab works on: the browser or the computer went down.
 *
 * @param owner whose they are
 */
export function useUnfinished(owner: string) {
  const [found, setFound] = useState<readonly Unfinished[]>([])
  const isOver = useRef(false)

  const look = useCallback(async () => {
    const lookOnce = async () => {
      const left = await leftBehind(owner)
      if (!isOver.current) setFound(left)
      return left.length > 0
    }
    try {
      if (!(await lookOnce())) return
      await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK))
      await lookOnce()
    } catch {
      // Where nothing can be kept, nothing is left behind.
    }
  }, [owner])

  useEffect(() => {
    isOver.current = false
    const lookAgain = () => void look()
    lookAgain()
    window.addEventListener('focus', lookAgain)
    return () => {
      isOver.current = true
      window.removeEventListener('focus', lookAgain)
    }
  }, [look])

  const discard = async (id: string) => {
    setFound((earlier) => earlier.filter((each) => each.id !== id))
    await removeDraft(owner, id).catch(() => undefined)
  }
  return { found, look, discard }
}

async function leftBehind(owner: string): Promise<readonly Unfinished[]> {
  const now = Date.now()
  const drafts = (await otherDrafts(owner)).filter(({ isHeld }) => !isHeld)
  return drafts.map(({ id, at, content }) => {
    const sent = readJournal(content.sending)
    return {
      id,
      words: bookingInWords(content.texts),
      when: lastTouched(at, now),
      sentAs: sent && !sent.isSettled ? sent.airwayBillNo : null,
    }
  })
}
