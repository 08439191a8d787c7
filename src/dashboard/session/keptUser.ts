import { queryOptions, skipToken } from '@tanstack/react-query'
import { browserDatabase } from '@/browser/browserDatabase'
import { identityOf, type CurrentUser } from '@/domain/people'
import { centerKeys } from '@/services/center.queries'
import { TRACE_PREFIX } from './localTraces'
import { seal } from './userKey'

/** Who works in this tab, for a page that is opened without a line; it goes with the tab, and with logging out. */
const KEPT = `${TRACE_PREFIX}user:`

/** Without the user's key, which logging out removes for every tab, what is kept here counts no more. */
export function keepUser(user: CurrentUser): void {
  const owner = identityOf(user)
  try {
    sessionStorage.setItem(KEPT + owner, JSON.stringify(user))
    void seal(owner, new Uint8Array()).catch(() => undefined)
  } catch {
    // Where storage is forbidden, the frame opens with a line alone.
  }
}

/** @returns who was signed in here last and has not logged out; null where there is nobody */
export async function keptUser(): Promise<CurrentUser | null> {
  try {
    const name = Object.keys(sessionStorage).find((key) => key.startsWith(KEPT))
    const owner = name?.slice(KEPT.length) ?? ''
    const user = JSON.parse(sessionStorage.getItem(KEPT + owner) ?? 'null') as CurrentUser | null
    const isKnown = user !== null && (await browserDatabase.read('keys', owner)) !== undefined
    return isKnown ? user : null
  } catch {
    return null
  }
}

/** Whom the frame has been opened for although the backend could not be asked; null where it was. */
export const unconfirmedQuery = () =>
  queryOptions<CurrentUser | null>({
    queryKey: [...centerKeys.session, 'unconfirmed'],
    queryFn: skipToken,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  })
