import { useEffect, useRef, useState } from 'react'
import { bookedElsewhere, type BookedDraft } from './bookedElsewhere'
import { openDraft, type Draft } from './draft'
import { sweepFiles } from './draftFiles'
import { forgetOtherUsers } from './tabStorage'

/**
 * The tab's drafts, one after the other.
 *
 * @param owner whose bookings they are
 * @param onElsewhere hears of a booking in another tab, and whether it was a copy of this tab's draft, which is closed
 */
export function useDrafts(owner: string, onElsewhere: (booked: BookedDraft, wasOurs: boolean) => void) {
  const [{ draft, serial }, setCurrent] = useState(() => {
    forgetOtherUsers(owner)
    return { draft: openDraft(owner), serial: 0 }
  })
  const current = useRef(draft)

  /** Closes a draft; where it was the current one, a new one begins. */
  const next = (closed: Draft, how: 'booked' | 'given up') => {
    closed.close(how)
    if (closed !== current.current) return
    const opened = openDraft(owner)
    current.current = opened
    setCurrent((earlier) => ({ draft: opened, serial: earlier.serial + 1 }))
  }

  useEffect(() => draft.hold(), [draft])
  useEffect(() => {
    // Leftovers of tabs that are gone; where there is no database there are none.
    sweepFiles().catch(() => undefined)
  }, [])

  const listener = useRef(onElsewhere)
  const nextOne = useRef(next)
  useEffect(() => {
    listener.current = onElsewhere
    nextOne.current = next
  })
  useEffect(
    () =>
      bookedElsewhere.hear((booked) => {
        const wasOurs = booked.draftId === current.current.id()
        if (wasOurs) nextOne.current(current.current, 'booked')
        listener.current(booked, wasOurs)
      }),
    [],
  )

  return { draft, serial, next }
}
