import type { QueryClient } from '@tanstack/react-query'
import { type MiddlewareFunction, redirect } from 'react-router-dom'
import { ensureOwnLanguage } from './ensureOwnLanguage'
import { guardedUser } from './guardedUser'
import { loginFor } from './loginFor'
import { sessionContext } from './sessionContext'

/** The dashboard makes no backend call before this has resolved the session (product 12.1). */
export const guard =
  (client: QueryClient): MiddlewareFunction =>
  async ({ request, context }, next) => {
    const user = await guardedUser(client)
    if (!user) throw redirect(loginFor(request.url))
    // The page in the other language is about to replace this one, which must show nothing until then.
    if (!ensureOwnLanguage(user)) return new Promise(() => undefined)
    context.set(sessionContext, { user, queryClient: client })
    return next()
  }
