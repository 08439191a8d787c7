import { useEffect, useRef } from 'react'

/** Says whether the form has been left: answers that arrive after that belong to the old booking, and are dropped. */
export function useHasLeft(): () => boolean {
  const hasLeft = useRef(false)
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
    }
  }, [])
  return () => hasLeft.current
}
