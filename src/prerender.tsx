import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router-dom'
import { company } from './company'
import { FrameOutline } from './dashboard/frame/FrameOutline'
import { env } from './env'
import { paths } from './paths'
import { trackPath } from './services/tracking'
import { resetMeta } from './public-site/forgot-password/resetMeta'
import { homeMeta } from './public-site/home/homeMeta'
import { trackingMeta } from './public-site/tracking/trackingMeta'
import { routes } from './routes'

/** What the build (see build/) needs from the product. Runs only in Node, never in a browser. */

async function prerendered(path: string): Promise<string> {
  const handler = createStaticHandler(routes())
  const context = await handler.query(new Request(new URL(path, company.siteUrl)))
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`)
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

export const homeHtml = await prerendered(paths.home())
/** The number does not appear in the HTML. */
export const shipmentHtml = await prerendered(paths.tracking('0000000000'))
export const trackingHtml = await prerendered(paths.tracking())
export const resetHtml = await prerendered(paths.forgotPassword())

export const frameHtml = renderToStaticMarkup(<FrameOutline />)

interface Meta {
  title: string
  description: string
  path: string
  isUnlisted?: boolean
}

/** The same texts as `usePageMeta`, for crawlers that run no scripts. */
const headOf = ({ title, description, path, isUnlisted = false }: Meta) => ({
  title,
  canonical: company.siteUrl + path,
  meta: [
    { name: 'description', content: description },
    { name: 'robots', content: isUnlisted ? 'noindex' : 'index, follow' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: company.siteUrl + path },
  ],
})

export const homeHead = headOf(homeMeta)
export const trackingHead = headOf(trackingMeta)
export const resetHead = headOf(resetMeta)

/** URL of the tracking call; public/theme.js appends the number. */
export const trackCall = env.apiHost + trackPath('')

/** Page addresses in the notation of hosts: `/tracking`, `/tracking/*`. */
export const pageAddresses = addressesIn(routes()).filter((address) => address !== paths.home())

function addressesIn(table: readonly RouteObject[]): string[] {
  return table.flatMap(({ path, children }) => {
    if (path === undefined) return addressesIn(children ?? [])
    if (path === '*') return []
    const [start = '', parameter] = path.split('/:')
    return parameter !== undefined || children ? [start, `${start}/*`] : [start]
  })
}
