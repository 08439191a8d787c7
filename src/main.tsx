import './env'
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom'
import './components/styles/theme.css'
import type { TRACE_PREFIX } from '@/dashboard/session/localTraces'
import { paths } from './paths'
import { routes } from './routes'

/**
 * Loads the lazy parts of a page and puts them into the site map, so that the router can show the page at once. What
 * cannot be loaded is left to the router, which tells the visitor.
 */
async function loadPage(table: RouteObject[], path: string): Promise<void> {
  const loading = matchRoutes(table, path)?.map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return
    Object.assign(route, await route.lazy(), { lazy: undefined })
  })
  await Promise.allSettled(loading ?? [])
}

/** Presses what public/theme.js has marked: a button of the prerendered page that was pressed before it could work. */
function PressedEarly({ children }: { children: ReactNode }) {
  useEffect(() => {
    const button = document.querySelector<HTMLElement>('[data-pressed-early]')
    button?.removeAttribute('data-pressed-early')
    button?.click()
  }, [])
  return children
}

/** Lets the browser draw, and hear what is pressed, between two parts of the start. */
const breath = () => new Promise((resolve) => setTimeout(resolve))

async function start(root: HTMLElement): Promise<void> {
  // Read in one go with all the rest, react-dom alone would hold up a slow phone for a tenth of a second.
  await breath()
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  await breath()
  const table = routes()
  // Where public/theme.js comes later than this, it leaves the page alone.
  document.documentElement.dataset['taken'] = ''
  // Elsewhere than at home the home page may have come all the same, hidden by public/theme.js: it is thrown away.
  const isPrerendered = root.hasChildNodes() && window.location.pathname === paths.home()
  if (isPrerendered) await loadPage(table, paths.home())
  else {
    root.replaceChildren()
    document.documentElement.hidden = false
  }

  // From here on React itself keeps what is pressed.
  window.dispatchEvent(new Event('hydrating'))
  // A page that is there already may have been scrolled; without this it would jump back to its top.
  const router = createBrowserRouter(table, isPrerendered ? { hydrationData: { loaderData: {} } } : undefined)
  // Not as a transition: drawn in slices with a frame between each two of them, another page comes later.
  const site = (
    <StrictMode>
      <PressedEarly>
        <RouterProvider router={router} useTransitions={false} />
      </PressedEarly>
    </StrictMode>
  )
  // In slices: a visitor may already be typing.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, site))
  else createRoot(root).render(site)
}

/** A type is imported in place of the text itself: a visitor loads nothing of the dashboard. */
const TRACES: typeof TRACE_PREFIX = 'dashboard:'

/**
 * A tab that holds something of the dashboard, an unfinished booking say, hears of a logout on a public page too: there
 * the dashboard's own listener has not been loaded.
 */
async function followLogout(): Promise<void> {
  try {
    if (!Object.keys(sessionStorage).some((key) => key.startsWith(TRACES))) return
    const { emptyTab, onLogoutElsewhere } = await import('@/dashboard/session/localTraces')
    onLogoutElsewhere(() => emptyTab(window))
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void start(root)
void followLogout()
