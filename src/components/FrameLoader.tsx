import { useLayoutEffect } from 'react'
import { Loader } from './Loader'

/** While the dashboard comes: over its outline where the page that was served has one (FrameOutline), which then goes. */
export function FrameLoader() {
  useLayoutEffect(
    () => () => {
      document.getElementById('frame')?.remove()
      document.documentElement.classList.remove('slim')
    },
    [],
  )
  return <Loader text="Loading your experience..." />
}
