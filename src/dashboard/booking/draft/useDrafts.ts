import { useEffect, useRef, useState } from 'react'
import { heldDrafts, readDraft, sweepDrafts } from '../../session/draftStore'
import { bookedElsewhere, type BookedDraft } from '../submit/bookedElsewhere'
import { beginDraft, openDraft, type Draft } from './draft'
import { readDraftId, writeDraftId } from './tabStorage'

interface Current {
  /** Null until it has been read. */
  draft: Draft | null
  serial: number
}

/**
 * The tab's drafts, one after the other.
 *
 * @param owner whose bookings they are
 * @param onElsewhere hears of a booking in another tab, and whether it was a copy of this tab's draft, which is closed
 */
export function useDrafts(owner: string, onElsewhere: (booked: BookedDraft, wasOurs: boolean) => void) {
  const [{ draft, serial }, setCurrent] = useState<Current>(() => ({
    draft: readDraftId(owner) === null ? beginDraft(owner) : null,
    serial: 0,
  }))
  const current = useRef(draft)

  const show = (opened: Draft) => {
    current.current = opened
    setCurrent((earlier) => ({ draft: opened, serial: earlier.serial + 1 }))
  }
  /** Closes a draft; where it was the current one, a new one begins. */
  const next = (closed: Draft, how: 'booked' | 'given up') => {
    closed.close(how)
    if (closed === current.current) show(beginDraft(owner))
  }
  /** Goes on with a draft that nobody works on. @returns whether it was still there, and nobody did */
  const goOn = async (id: string): Promise<boolean> => {
    const isToBeHad = !(await heldDrafts()).has(id) && (await readDraft(owner, id)) !== null
    if (!isToBeHad) return false
    const opened = await openDraft(owner, id)
    current.current?.close('given up')
    writeDraftId(owner, id)
    show(opened)
    return true
  }

  const isReading = draft === null
  useEffect(() => {
    if (!isReading) return
    let isOver = false
    void openDraft(owner).then((opened) => {
      if (isOver) return
      current.current = opened
      setCurrent({ draft: opened, serial: 0 })
    })
    return () => {
      isOver = true
    }
  }, [owner, isReading])
  useEffect(() => draft?.hold(), [draft])
  useEffect(() => {
    // Leftovers of tabs that are gone; where there is no database there are none.
    sweepDrafts().catch(() => undefined)
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
        const wasOurs = booked.draftId === current.current?.id()
        if (wasOurs && current.current) nextOne.current(current.current, 'booked')
        listener.current(booked, wasOurs)
      }),
    [],
  )

  return { draft, serial, next, goOn }
}
