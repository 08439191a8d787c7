import type { QueryClient } from '@tanstack/react-query'
import { ANY_USER } from '@/browser/deviceStore'
import { signedIn } from '@/browser/signedIn'
import { loadInPlace } from './loadInPlace'
import { forgetEverything, forgetInTab } from './localTraces'

/**
 * Erases all that is stored of the user, and leaves a dashboard page for `path`. A tab that was frozen hears of a logout
 * late: what all tabs share may then be that of whoever has signed in since.
 */
export function leaveFor(client: QueryClient, path: string): void {
  if (signedIn.read(ANY_USER)) forgetInTab(client)
  else void forgetEverything(client)
  loadInPlace(path)
}
