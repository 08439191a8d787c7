import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Belt } from './startBelt'

interface BeltControls {
  isPaused: boolean
  /** Stops or starts the movement, for good. */
  toggle: () => void
  /** One step back or on. */
  move: (step: -1 | 1) => void
}

/**
 * Turns a scrolling belt into the carousel once it comes near the screen: what moves it is loaded for those who get
 * there. The markup stays as it is, so nothing shifts; until then, and where loading fails, the belt just scrolls.
 */
export function useBelt(element: RefObject<HTMLElement | null>): BeltControls {
  const belt = useRef<Belt | null>(null)
  const [isPaused, setIsPaused] = useState(false)
  // For the belt that starts only after the button was pressed.
  const wish = useRef(false)

  useEffect(() => {
    const container = element.current
    if (!container || typeof IntersectionObserver === 'undefined') return undefined
    let isGone = false
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        import('./startBelt').then(
          ({ startBelt }) => {
            if (isGone) return
            belt.current = startBelt(container)
            belt.current.pause(wish.current)
          },
          () => {},
        )
      },
      { rootMargin: '300px' },
    )
    observer.observe(container)
    return () => {
      isGone = true
      observer.disconnect()
      belt.current?.stop()
      belt.current = null
    }
  }, [element])

  return {
    isPaused,
    toggle: () => {
      wish.current = !isPaused
      belt.current?.pause(wish.current)
      setIsPaused(wish.current)
    },
    move: (step) => {
      if (belt.current) belt.current.move(step)
      else element.current?.scrollBy({ left: step * 200 })
    },
  }
}
