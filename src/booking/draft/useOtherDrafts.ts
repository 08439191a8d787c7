import { useCallback, useEffect, useRef, useState } from 'react'
import { useListener } from '@/browser/useListener'
import { type HeldBooking, readHeld } from '@/domain/booking/heldBooking'
import type { StoredDraft } from '@/session/drafts/draftRow'
import { otherDrafts } from '@/session/drafts/otherDrafts'
import { removeDraft } from '@/session/drafts/removeDraft'
import { finishedDrafts } from '@/session/drafts/finishedDrafts'
import { bookingInWords, heldSinceText, lastTouched } from '@/texts/bookingInWords'
import { readSending } from './readSending'

/** Milliseconds. A tab that is being reloaded or restored takes its draft a moment later. */
const RECHECK_DELAY_MS = 600

/** Milliseconds. Ages change, and so does which drafts other tabs have open. */
const RECHECK_INTERVAL_MS = 30_000

export interface OtherDraft extends Pick<StoredDraft, 'id' | 'sent'> {
  words: string
  /** When it was last edited; of a held one, for how long it has been held. */
  when: string
  /** The airway bill number under which it was being sent, and may be booked; '' if that cannot be read. */
  sentAs: string | null
  /** Null if it was left behind, when the browser or the computer went down. */
  held: HeldBooking | null
}

export type OtherDrafts = ReturnType<typeof useOtherDrafts>

/** The user's drafts that no tab works on, the latest first. @param open the one on the screen; null until it is read */
export function useOtherDrafts(owner: string, open: string | null) {
  const [found, setFound] = useState<readonly OtherDraft[]>([])

  /** How often they were looked for. Only the last answer counts: an earlier one may have a draft that is gone since. */
  const turns = useRef(0)
  const look = useCallback(() => {
    const turn = ++turns.current
    const show = (others: readonly OtherDraft[]) => turn === turns.current && setFound(others)
    // A browser that cannot store drafts has none left behind.
    void othersOf(owner).then(show, () => undefined)
  }, [owner])
  useEffect(() => {
    if (open === null) return
    look()
    const lookAgain = setTimeout(look, RECHECK_DELAY_MS)
    const lookOn = setInterval(look, RECHECK_INTERVAL_MS)
    return () => {
      clearTimeout(lookAgain)
      clearInterval(lookOn)
    }
  }, [look, open])
  useListener('focus', () => open !== null && look())
  // Another tab has booked or discarded a draft.
  useListener('storage', ({ key }) => open !== null && finishedDrafts.isNote(key) && look())

  return {
    found: found.filter(({ id }) => id !== open),
    look,
    discard: ({ id, sent }: OtherDraft) => {
      setFound((earlier) => earlier.filter((each) => each.id !== id))
      removeDraft(owner, id, sent)
      look()
    },
  }
}

async function othersOf(owner: string): Promise<readonly OtherDraft[]> {
  const now = Date.now()
  const drafts = (await otherDrafts(owner)).filter(({ isOpen }) => !isOpen)
  return drafts.map(({ id, sent, at, content }) => {
    const sending = readSending(content.sending, sent)
    const held = readHeld(content.held)
    return {
      id,
      sent,
      words: bookingInWords(content.texts),
      when: held ? heldSinceText(held.at, now) : lastTouched(at, now),
      sentAs: sending?.isSettled === false ? sending.airwayBillNo : null,
      held,
    }
  })
}
