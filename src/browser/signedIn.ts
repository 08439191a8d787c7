import { deviceStore } from './deviceStore'

/** Whether somebody has signed in on this device and not logged out: a guess, which the dashboard's guard checks. */
export const signedIn = deviceStore<boolean>(
  'signed-in',
  (stored) => stored !== null,
  (isSignedIn) => (isSignedIn ? 'yes' : null),
)
