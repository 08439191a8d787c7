import { getResponse } from 'msw'
import { type Area, loadTexts } from '@/texts/t'
import { controlHandlers } from './controlHandlers'
import { handlers } from './handlers'
import { createStore, STANDARD_SIZE, type Store } from './store'

// Schemas of the product's forms say what is wrong in its texts.
const catalogues = Object.keys(import.meta.glob('../../src/texts/en/*.json'))
await loadTexts(...catalogues.map((path) => path.replace(/^.*\/|\.json$/g, '') as Area))

// One store for the whole server, kept where an edit of these files does not lose it.
const server = globalThis as typeof globalThis & { standInStore?: Store }
const store = (server.standInStore ??= createStore({
  shipments: Number(process.env['STAND_IN_SHIPMENTS'] ?? STANDARD_SIZE),
}))
const all = [...handlers(store), ...controlHandlers(store)]

/** Answers a request of the dev or preview server as the backend would; undefined where it is none of its paths. */
export function answer(request: Request): Promise<Response | undefined> {
  return getResponse(all, request)
}
