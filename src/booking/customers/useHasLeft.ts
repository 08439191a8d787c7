import { useEffect, useRef } from 'react'

/** Says whether the form has been left: answers that arrive after that belong to the old booking, and are dropped. */
export function useIsOver(): () => boolean {
  const isOver = useRef(false)
  useEffect(() => {
    isOver.current = false
    return () => {
      isOver.current = true
    }
  }, [])
  return () => isOver.current
}
