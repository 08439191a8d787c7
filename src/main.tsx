import { startTransition, StrictMode } from 'react'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom'
import { CARRIED_FIELDS_KEY } from '@/browser/storageNames'
import { watchForTranslation } from '@/browser/watchForTranslation'
import { prerenderedPage } from './paths'
import { routes } from './routes'
import { pathOf, tidyPath } from './texts/languages'
import { addressOf, basename, language } from './texts/language'
import { loadTexts } from './texts/t'
import './env'
import './components/styles/theme.css'

/** Loads the lazy routes of the address, which React cannot hydrate otherwise. False if a part fails to load. */
async function loadPage(table: RouteObject[]): Promise<boolean> {
  const loading = matchRoutes(table, window.location, basename)?.map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  })
  return Promise.all(loading ?? []).then(
    () => true,
    () => false,
  )
}

/** Lets the browser paint and handle input between two parts of the start-up. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Hydrates the page that the build has written for this address; any other is drawn here. */
async function start(root: HTMLElement): Promise<void> {
  const url = new URL(window.location.href)
  url.pathname = addressOf(tidyPath(pathOf(url.pathname)))
  if (url.pathname !== window.location.pathname) history.replaceState(history.state, '', url)
  const { page } = root.dataset
  const urdu =
    language === 'ur' && import('./texts/prepareUrdu').then(({ prepareUrdu }) => prepareUrdu(page !== undefined))
  // The home page shows no texts of the backend at first, so it does not wait for their Urdu.
  const texts = Promise.all([loadTexts('common'), page === 'home' || urdu])
  // Imported separately, as evaluating react-dom alone blocks a slow phone for a tenth of a second.
  await nextTask()
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  await nextTask()
  const table = routes()
  const fillFields = await carriedFields()
  await texts
  const isPrerendered =
    page === prerenderedPage(pathOf(window.location.pathname)) &&
    (await loadPage(table)) &&
    // React cannot hydrate a page that the browser has translated meanwhile.
    !root.querySelector('font')
  // From now on the site itself reports what failed to load, instead of public/failed.js.
  document.documentElement.dataset['taken'] = ''
  // Without hydration data, a page that has already been scrolled would jump back to the top.
  const router = createBrowserRouter(table, {
    basename,
    ...(isPrerendered && { hydrationData: { loaderData: {} } }),
  })
  // Without transitions, which render in slices, one per frame, so that the next page would appear later.
  const site = (
    <StrictMode>
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>
  )
  if (isPrerendered) {
    // A transition, which renders in slices, because the visitor may already be typing.
    startTransition(() => void hydrateRoot(root, site))
  } else {
    root.replaceChildren()
    createRoot(root).render(site)
  }
  fillFields?.()
}

/** Returns what fills in the fields of the page in the other language, if they were stored. */
async function carriedFields(): Promise<(() => void) | undefined> {
  try {
    if (sessionStorage.getItem(CARRIED_FIELDS_KEY) === null) return undefined
    const { fillFields, takeFields } = await import('@/components/carriedFields')
    const fields = takeFields()
    return () => fillFields(fields)
  } catch {
    // If storage is blocked, nothing was stored.
    return undefined
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
watchForTranslation()
void start(root).then(() =>
  // The page works without it if it fails to load.
  import('./afterStart').then(
    ({ afterStart }) => afterStart(),
    () => undefined,
  ),
)
