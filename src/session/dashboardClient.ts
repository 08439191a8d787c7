import type { QueryClient } from '@tanstack/react-query'
import { ANY_USER } from '@/browser/deviceStore'
import { signedIn } from '@/browser/signedIn'
import { sortTextsIn } from '@/domain/compareTexts'
import { type CurrentUser, identityOf } from '@/domain/currentUser'
import { setShownNames } from '@/domain/shownNames'
import { paths } from '@/paths'
import { centerRenamed } from '@/services/centerRenamed'
import { createQueryClient } from '@/services/createQueryClient'
import { sessionEndedQuery, sessionQuery } from '@/services/session.queries'
import { language } from '@/texts/language'
import { placeName } from '@/texts/placeName'
import { serviceText } from '@/texts/serviceText'
import { removeFinishedDrafts } from './drafts/removeDraft'
import { forgetOtherDrafts } from './drafts/forgetOtherDrafts'
import { leaveFor } from './leaveFor'
import { emptyTab, userOfTabs } from './localTraces'
import { loadTermsOf } from './rememberedTerms'
import { rememberUser } from './rememberedUser'
import { renewUser } from './renewUser'
import { unconfirmedQuery } from './unconfirmedQuery'

/**
 * Creates the query client of the dashboard, and ties it to the user that all tabs share. A logout in another tab clears
 * this one's cache, whatever page is open: a dashboard page is left for the home page, and on a public page Back finds
 * nothing. So does another user signing in there, because all tabs share the cookie.
 */
export function dashboardClient(): QueryClient {
  sortTextsIn(language)
  setShownNames({ place: placeName, service: serviceText })
  const client = createQueryClient()
  const userOfTab = () => client.getQueryData(sessionQuery().queryKey)
  let announced: string | undefined
  let last: CurrentUser | null | undefined
  client.getQueryCache().subscribe(() => {
    const user = userOfTab()
    if (user?.username !== last?.username) {
      // A different user starts with an empty cache, so only a rename of the same one needs a reload.
      const isRenamed = user?.id !== undefined && user.id === last?.id
      last = user
      if (isRenamed) void centerRenamed(client)
    }
    const id = user ? identityOf(user) : undefined
    if (id === announced) return
    announced = id
    if (!user || id === undefined) return
    userOfTabs.send(id)
    signedIn.write(ANY_USER, true)
    emptyTab(window, id)
    loadTermsOf(id)
    void rememberUser(user)
    // A crash logs nobody out, so the former user's drafts may still be here. Without a database nothing was stored.
    forgetOtherDrafts(id).catch(() => undefined)
    removeFinishedDrafts()
  })
  userOfTabs.listen((id) => {
    const here = userOfTab() ?? client.getQueryData(unconfirmedQuery().queryKey)
    if (id === null) leaveFor(client, paths.home())
    else if (here && identityOf(here) !== id) leaveFor(client, paths.dashboard())
    else if (client.getQueryData(sessionEndedQuery().queryKey)) void renewUser(client)
  })
  // A page in the back/forward cache receives no messages, so it is emptied when it is stored there, and reloaded when
  // it is shown again.
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return
    client.clear()
    document.body.replaceChildren()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload()
  })
  return client
}
