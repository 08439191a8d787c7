import './env'
import { startTransition, StrictMode } from 'react'
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom'
import './components/styles/theme.css'
import { whenTranslated } from '@/browser/whenTranslated'
import type { TRACE_PREFIX } from '@/dashboard/session/localTraces'
import { prerenderedPage } from './paths'
import { routes } from './routes'

/** Loads the lazy routes of the address, which React cannot hydrate otherwise. False if a part does not come. */
async function loadPage(table: RouteObject[]): Promise<boolean> {
  const loading = matchRoutes(table, window.location.pathname)?.map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  })
  return Promise.all(loading ?? []).then(
    () => true,
    () => false,
  )
}

/** Lets the browser paint and handle input between two parts of the start-up. */
const breath = () => new Promise((resolve) => setTimeout(resolve))

/** Hydrates the page that the build has written for this address; any other is drawn here. */
async function start(root: HTMLElement): Promise<void> {
  // Imported separately, as evaluating react-dom alone blocks a slow phone for a tenth of a second.
  await breath()
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  await breath()
  const table = routes()
  const isStanding =
    root.dataset['page'] === prerenderedPage(window.location.pathname) &&
    // React cannot take over what the browser has translated.
    !root.querySelector('font') &&
    (await loadPage(table))
  // From now on the site itself says what is missing, and public/failed.js does not.
  document.documentElement.dataset['taken'] = ''
  // Without hydration data, a page that has already been scrolled would jump back to the top.
  const router = createBrowserRouter(table, isStanding ? { hydrationData: { loaderData: {} } } : undefined)
  // Without transitions, which render in slices with a frame in between, so that the next page appears later.
  const site = (
    <StrictMode>
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>
  )
  if (isStanding) {
    // In slices, as the visitor may already be typing.
    startTransition(() => void hydrateRoot(root, site))
    return
  }
  root.replaceChildren()
  createRoot(root).render(site)
}

/** Only the type is imported, so that visitors load nothing of the dashboard. */
const TRACES: typeof TRACE_PREFIX = 'dashboard:'

/** Lets a tab with traces of the dashboard react to a logout in another tab even while it shows a public page. */
async function followLogout(): Promise<void> {
  try {
    if (!Object.keys(sessionStorage).some((key) => key.startsWith(TRACES))) return
    const { emptyTab, userOfTabs } = await import('@/dashboard/session/localTraces')
    userOfTabs.hear((user) => {
      if (user === null) emptyTab(window)
    })
  } catch {
    // If storage is blocked, nothing was stored.
  }
}

/** Milliseconds after the page has loaded, by when a tracking answer has usually arrived. */
const AFTER_A_VISIT = 2500

/** Registers the service worker (build/serviceWorker.ts), late enough not to slow down the visit. */
function keepForNextTime(): void {
  const worker: unknown = import.meta.env['WORKER']
  if (typeof worker !== 'string' || !('serviceWorker' in navigator)) return
  const register = () =>
    setTimeout(() => void navigator.serviceWorker.register(worker).catch(() => undefined), AFTER_A_VISIT)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
whenTranslated()
void start(root)
void followLogout()
keepForNextTime()
