import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router-dom'
import { company } from './company'
import { paths } from './paths'
import { homeMeta } from './public-site/home/homeMeta'
import { routes } from './routes'

/** What the build asks of the product (see build/). It runs in Node; nothing of it reaches a browser. */

/** The home page as HTML, as main.tsx finds it when it hydrates. */
export const homeHtml = await prerenderedHome()

async function prerenderedHome(): Promise<string> {
  const handler = createStaticHandler(routes())
  const context = await handler.query(new Request(new URL(paths.home(), company.siteUrl)))
  if (context instanceof Response) throw new Error(`The home page answers ${context.status}`)
  for (const error of Object.values(context.errors ?? {})) throw error
  return renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  )
}

/** What the home page's head says to those that run no script, in the words of usePageMeta. */
export const homeHead = {
  title: homeMeta.title,
  canonical: company.siteUrl + homeMeta.path,
  meta: [
    { name: 'description', content: homeMeta.description },
    { name: 'robots', content: 'index, follow' },
    { property: 'og:title', content: homeMeta.title },
    { property: 'og:description', content: homeMeta.description },
    { property: 'og:url', content: company.siteUrl + homeMeta.path },
  ],
} as const

/** Where the site has pages besides the home page, as hosts write it: `/tracking`, `/tracking/*`. */
export const pageAddresses = addressesIn(routes()).filter((address) => address !== paths.home())

function addressesIn(table: readonly RouteObject[]): string[] {
  return table.flatMap(({ path, children }) => {
    if (path === undefined) return addressesIn(children ?? [])
    if (path === '*') return []
    const [start = '', parameter] = path.split('/:')
    return parameter !== undefined || children ? [start, `${start}/*`] : [start]
  })
}
