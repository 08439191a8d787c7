import { useEffect, useRef, useState } from 'react'
import type { Doubt } from '@/domain/booking/bookingDoubts'
import { say } from '@/texts/say'
import { focusField } from './focusField'

const keyOf = ({ field, message, about }: Doubt) => JSON.stringify([field, say(message), about])

/** A doubt that was accepted is not raised again for the same booking, as long as it is about the same. */
export function useDoubts() {
  const [asked, setAsked] = useState<readonly Doubt[]>([])
  const accepted = useRef(new Set<string>())
  const goesBackTo = useRef<Doubt | null>(null)
  useEffect(() => {
    if (asked.length > 0 || goesBackTo.current === null) return
    focusField(goesBackTo.current.field)
    goesBackTo.current = null
  }, [asked])

  return {
    asked,
    /** Returns whether there is anything to ask. */
    ask: (doubts: readonly Doubt[]): boolean => {
      const open = doubts.filter((doubt) => !accepted.current.has(keyOf(doubt)))
      setAsked(open)
      return open.length > 0
    },
    accept: () => {
      for (const doubt of asked) accepted.current.add(keyOf(doubt))
      setAsked([])
    },
    goBack: () => {
      goesBackTo.current = asked[0] ?? null
      setAsked([])
    },
  }
}
