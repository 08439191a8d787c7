import { inTime } from '@/browser/browserDatabase'
import { TRACE_PREFIX } from '@/browser/storageNames'
import { type CurrentUser, identityOf } from '@/domain/currentUser'
import { isBeforeSignIn } from '@/services/signIn'
import { currentUserSchema } from '@/services/wire/readCurrentUser'
import { onErase } from './localTraces'
import { sealJson, unsealJson } from './sealing'

/** Encrypted user, so that a page opens without a connection. Removed with the tab and on logging out. */
const USER_KEY = `${TRACE_PREFIX}user:`

const textOf = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

const bytesOf = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

let forgottenAt: number | null = null
onErase(() => {
  forgottenAt = Date.now()
})

/** Logging out removes the user's key for every tab, and so makes what is stored here unreadable. */
export async function rememberUser(user: CurrentUser): Promise<void> {
  // A logout that did not reach the server leaves the user signed in there, but nothing may be stored here again.
  if (forgottenAt !== null && !isBeforeSignIn(forgottenAt)) return
  const owner = identityOf(user)
  const forgottenBefore = forgottenAt
  try {
    const { iv, content } = await sealJson(owner, user)
    if (forgottenAt !== forgottenBefore) return
    sessionStorage.setItem(USER_KEY + owner, `${textOf(iv)} ${textOf(new Uint8Array(content))}`)
  } catch {
    // Without storage, the dashboard opens only with a connection.
  }
}

/** The last user who has not logged out, if any. */
export async function rememberedUser(): Promise<CurrentUser | null> {
  try {
    const name = Object.keys(sessionStorage).find((key) => key.startsWith(USER_KEY)) ?? USER_KEY
    const [iv = '', content = ''] = sessionStorage.getItem(name)?.split(' ') ?? []
    if (content === '') return null
    const sealed = { iv: bytesOf(iv), content: bytesOf(content) }
    return currentUserSchema.safeParse(await inTime(unsealJson(name.slice(USER_KEY.length), sealed))).data ?? null
  } catch {
    return null
  }
}
