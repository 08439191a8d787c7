import './env'
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom'
import './components/styles/theme.css'
import type { TRACE_PREFIX } from '@/dashboard/session/localTraces'
import { routes } from './routes'

/** Loads lazy parts first, so that the router shows the page at once; what cannot be loaded is left to the router. */
async function loadPage(table: RouteObject[], path: string): Promise<void> {
  const loading = matchRoutes(table, path)?.map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return
    Object.assign(route, await route.lazy(), { lazy: undefined })
  })
  await Promise.allSettled(loading ?? [])
}

/** Presses what was pressed before it could work, and shows what waits for this device's numbers (public/theme.js). */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    const button = document.querySelector<HTMLElement>('[data-pressed-early]')
    button?.removeAttribute('data-pressed-early')
    button?.click()
    requestAnimationFrame(() => delete document.documentElement.dataset['recent'])
  }, [])
  return children
}

/** Lets the browser draw, and hear what is pressed, between two parts of the start. */
const breath = () => new Promise((resolve) => setTimeout(resolve))

/** The same question as in public/theme.js, which may run later than this. */
function isStanding(root: HTMLElement): boolean {
  const { stands } = document.documentElement.dataset
  const { pathname, search } = window.location
  const { usr } = (window.history.state ?? {}) as { usr?: unknown }
  return root.hasChildNodes() && stands !== undefined && !usr && new RegExp(stands).test(pathname + search)
}

async function start(root: HTMLElement): Promise<void> {
  // Read in one go with all the rest, react-dom alone would hold up a slow phone for a tenth of a second.
  await breath()
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  await breath()
  const table = routes()
  const { documentElement: page } = document
  const isPrerendered = isStanding(root)
  // Where public/theme.js comes later than this, it leaves the page alone.
  page.dataset['taken'] = ''
  if (isPrerendered) await loadPage(table, window.location.pathname)
  // A page for another address may have come all the same, hidden by public/theme.js.
  else root.replaceChildren()
  // The dashboard's outline goes too, unless it can already be seen.
  if (page.dataset['dressed'] === undefined) document.getElementById('frame')?.remove()
  page.hidden = false

  // From here on React itself keeps what is pressed.
  window.dispatchEvent(new Event('hydrating'))
  // With hydration data: a page that has already been scrolled would otherwise jump back to its top.
  const router = createBrowserRouter(table, isPrerendered ? { hydrationData: { loaderData: {} } } : undefined)
  // Not as transitions: drawn in slices, with a frame between each two, the next page comes later.
  const site = (
    <StrictMode>
      <TakenOver>
        <RouterProvider router={router} useTransitions={false} />
      </TakenOver>
    </StrictMode>
  )
  const hydrate = () => void hydrateRoot(root, site)
  if (isPrerendered) {
    // In slices: a visitor may already be typing. But whoever waits for an answer waits for the site.
    if (window.askedAhead) hydrate()
    else startTransition(hydrate)
  } else createRoot(root).render(site)
}

/** Only the type is imported: a visitor loads nothing of the dashboard. */
const TRACES: typeof TRACE_PREFIX = 'dashboard:'

/** A tab with an unfinished booking hears of a logout on a public page too, without the dashboard's own listener. */
async function followLogout(): Promise<void> {
  try {
    if (!Object.keys(sessionStorage).some((key) => key.startsWith(TRACES))) return
    const { emptyTab, onLogoutElsewhere } = await import('@/dashboard/session/localTraces')
    onLogoutElsewhere(() => emptyTab(window))
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

/** Milliseconds after the page has loaded: by then its answer is there, or late. */
const AFTER_A_VISIT = 2500

/** After a first visit, and never in its way (build/serviceWorker.ts). */
function keepForNextTime(): void {
  const { worker } = document.documentElement.dataset
  if (worker === undefined || !('serviceWorker' in navigator)) return
  const register = () =>
    setTimeout(() => void navigator.serviceWorker.register(worker).catch(() => undefined), AFTER_A_VISIT)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void start(root)
void followLogout()
keepForNextTime()
