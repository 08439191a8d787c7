import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom'
import { company } from './company'
import { env } from './env'
import { paths, type PrerenderedPage } from './paths'
import { routes } from './routes'
import { trackPath } from './services/tracking'
import { addressIn, languages } from './texts/languages'
import { addressOf, basename } from './texts/language'
import { loadTexts } from './texts/t'

/** Everything that the build (src/build) needs from the product. Runs only in Node, never in a browser. */

async function prerendered(path: string): Promise<string> {
  const handler = createStaticHandler(routes(), { basename })
  const context = await handler.query(new Request(new URL(addressOf(path), company.siteUrl)))
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

await loadTexts('common')

/** HTML, beginning with the tags that belong in the head. */
export const pages: Record<PrerenderedPage, string> = {
  home: await prerendered(paths.home()),
  tracking: await prerendered(paths.tracking()),
  // Any number: it does not appear in the HTML.
  shipment: await prerendered(paths.tracking('0000000000')),
  reset: await prerendered(paths.forgotPassword()),
}

/** URL of the tracking call; public/theme.js appends the number. */
export const trackCall = env.apiHost + trackPath('')

/** Page addresses in the notation of hosts: `/tracking`, `/tracking/*`, and the same below `/ur`. */
export const pageAddresses = [
  ...languages.flatMap((language) => addressesIn(routes()).map((address) => addressIn(language, address))),
  // The address of the Urdu home page, as people type it.
  '/ur',
].filter((address) => address !== paths.home())

function addressesIn(table: readonly RouteObject[]): string[] {
  return table.flatMap(({ path, children }) => {
    if (path === undefined) return addressesIn(children ?? [])
    if (path === '*') return []
    const [start = '', parameter] = path.split('/:')
    return parameter !== undefined || children ? [start, `${start}/*`] : [start]
  })
}
