import './env'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom'
import './components/theme.css'
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

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Some hosts answer every address with the home page's file; where it is not the home page that was asked for, it is
// thrown away.
const isPrerendered = root.hasChildNodes() && window.location.pathname === paths.home()
const table = routes()
if (isPrerendered) await loadPage(table, paths.home())
else root.replaceChildren()

const site = (
  <StrictMode>
    <RouterProvider router={createBrowserRouter(table)} />
  </StrictMode>
)
if (isPrerendered) hydrateRoot(root, site)
else createRoot(root).render(site)
