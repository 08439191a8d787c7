import type { QueryClient } from '@tanstack/react-query'
import { ANY_USER } from '@/browser/deviceStore'
import { signedIn } from '@/browser/signedIn'
import { loadInPlace } from './loadInPlace'
import { forgetEverything, forgetInTab } from './localTraces'

/**
 * Erases everything stored about the user, and leaves a dashboard page for `path`. A tab that was frozen learns of a
 * logout late; what all tabs share may belong to somebody else by then.
 */
export function leaveFor(client: QueryClient, path: string): void {
  if (signedIn.read(ANY_USER)) forgetInTab(client)
  else void forgetEverything(client)
  loadInPlace(path)
}
