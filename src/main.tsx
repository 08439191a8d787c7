import './env'
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom'
import './components/styles/theme.css'
import { whenTranslated } from '@/browser/whenTranslated'
import type { TRACE_PREFIX } from '@/dashboard/session/localTraces'
import { routes } from './routes'

/** Loads lazy routes first, so that the router can render at once. Routes that fail to load are left to the router. */
async function loadPage(table: RouteObject[], path: string): Promise<void> {
  const loading = matchRoutes(table, path)?.map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return
    Object.assign(route, await route.lazy(), { lazy: undefined })
  })
  await Promise.allSettled(loading ?? [])
}

/** After hydration, replays a button press made too early and shows content held back for `data-recent` (theme.js). */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    const button = document.querySelector<HTMLElement>('[data-pressed-early]')
    button?.removeAttribute('data-pressed-early')
    button?.click()
    requestAnimationFrame(() => delete document.documentElement.dataset['recent'])
  }, [])
  return children
}

/** Lets the browser paint and handle input between two parts of the start-up. */
const breath = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Whether the prerendered content is for this address; the same check as in public/theme.js, which may run later.
 * React cannot take over content that the browser has translated before.
 */
function isStanding(root: HTMLElement): boolean {
  const { stands } = document.documentElement.dataset
  const { pathname, search } = window.location
  const { usr } = (window.history.state ?? {}) as { usr?: unknown }
  if (root.querySelector('font')) return false
  return root.hasChildNodes() && stands !== undefined && !usr && new RegExp(stands).test(pathname + search)
}

async function start(root: HTMLElement): Promise<void> {
  // Imported separately, as evaluating react-dom alone blocks a slow phone for a tenth of a second.
  await breath()
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  await breath()
  const table = routes()
  const { documentElement: page } = document
  const isPrerendered = isStanding(root)
  // Tells public/theme.js to leave the page alone if it runs later than this.
  page.dataset['taken'] = ''
  if (isPrerendered) await loadPage(table, window.location.pathname)
  // Prerendered content for another address may be here, hidden by public/theme.js.
  else root.replaceChildren()
  // Remove the dashboard's outline too, unless it is already visible.
  if (page.dataset['dressed'] === undefined) document.getElementById('frame')?.remove()
  page.hidden = false

  // From here on, React itself replays early events.
  window.dispatchEvent(new Event('hydrating'))
  // Without hydration data, a page that has already been scrolled would jump back to the top.
  const router = createBrowserRouter(table, isPrerendered ? { hydrationData: { loaderData: {} } } : undefined)
  // Without transitions, which render in slices with a frame in between, so that the next page appears later.
  const site = (
    <StrictMode>
      <TakenOver>
        <RouterProvider router={router} useTransitions={false} />
      </TakenOver>
    </StrictMode>
  )
  const hydrate = () => void hydrateRoot(root, site)
  if (isPrerendered) {
    // A transition hydrates in slices, as the visitor may already be typing. Not if they are waiting for an answer.
    if (window.askedAhead) hydrate()
    else startTransition(hydrate)
  } else createRoot(root).render(site)
}

/** Only the type is imported, so that visitors load nothing of the dashboard. */
const TRACES: typeof TRACE_PREFIX = 'dashboard:'

/** Lets a tab with traces of the dashboard react to a logout in another tab even while it shows a public page. */
async function followLogout(): Promise<void> {
  try {
    if (!Object.keys(sessionStorage).some((key) => key.startsWith(TRACES))) return
    const { emptyTab, onLogoutElsewhere } = await import('@/dashboard/session/localTraces')
    onLogoutElsewhere(() => emptyTab(window))
  } catch {
    // If storage is blocked, nothing was stored.
  }
}

/** Milliseconds after the page has loaded, by when a tracking answer has usually arrived. */
const AFTER_A_VISIT = 2500

/** Registers the service worker (build/serviceWorker.ts), late enough not to slow down the visit. */
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
whenTranslated()
void start(root)
void followLogout()
keepForNextTime()
