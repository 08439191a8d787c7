import { onErase } from './localTraces'

let logouts = 0
onErase(() => {
  logouts += 1
})

/**
 * Returns a function that says whether the user has logged out since. Whatever is sent after a wait asks it: it would
 * go out with the session of whoever has signed in meanwhile.
 */
export function watchLogout(): () => boolean {
  const before = logouts
  return () => logouts !== before
}
