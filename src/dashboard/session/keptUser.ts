import { queryOptions, skipToken } from '@tanstack/react-query'
import { identityOf, type CurrentUser } from '@/domain/people'
import { isBeforeSignIn } from '@/services/center'
import { centerKeys } from '@/services/center.queries'
import { onForgetting, TRACE_PREFIX } from './localTraces'
import { seal, unseal } from './userKey'

/** Who works in this tab, sealed, for a page that is opened without a line; it goes with the tab, and with logging out. */
const KEPT = `${TRACE_PREFIX}user:`

const textOf = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const bytesOf = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

let forgottenAt: number | null = null
onForgetting(() => {
  forgottenAt = Date.now()
})

/** Without the user's key, which logging out removes for every tab, nobody can read what is kept here. */
export async function keepUser(user: CurrentUser): Promise<void> {
  // Whoever has logged out where the server could not hear of it is still signed in there, and no longer kept here.
  if (forgottenAt !== null && !isBeforeSignIn(forgottenAt)) return
  const owner = identityOf(user)
  const forgottenBefore = forgottenAt
  try {
    const { iv, content } = await seal(owner, new TextEncoder().encode(JSON.stringify(user)))
    if (forgottenAt !== forgottenBefore) return
    sessionStorage.setItem(KEPT + owner, `${textOf(iv)} ${textOf(new Uint8Array(content))}`)
  } catch {
    // Where nothing can be kept, the frame opens with a line alone.
  }
}

/** @returns who was signed in here last and has not logged out; null where there is nobody */
export async function keptUser(): Promise<CurrentUser | null> {
  try {
    const name = Object.keys(sessionStorage).find((key) => key.startsWith(KEPT)) ?? KEPT
    const [iv = '', content = ''] = sessionStorage.getItem(name)?.split(' ') ?? []
    if (content === '') return null
    const sealed = { iv: bytesOf(iv), content: bytesOf(content) }
    return JSON.parse(new TextDecoder().decode(await unseal(name.slice(KEPT.length), sealed))) as CurrentUser
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
