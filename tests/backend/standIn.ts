import { getResponse } from 'msw'
import { type Area, loadTexts } from '@/texts/t'
import { controlHandlers } from './controlHandlers'
import { handlers } from './handlers'
import { createStore, STANDARD_SIZE, type Store } from './store'

// The schemas of the product's forms word their messages with these texts.
const catalogues = Object.keys(import.meta.glob('../../src/texts/en/*.json'))
await loadTexts(...catalogues.map((path) => path.replace(/^.*\/|\.json$/g, '') as Area))

// One store for the whole server, in a place where it survives edits of these files.
const server = globalThis as typeof globalThis & { standInStore?: Store }
const store = (server.standInStore ??= createStore({
  shipments: Number(process.env['STAND_IN_SHIPMENTS'] ?? STANDARD_SIZE),
}))
const all = [...handlers(store), ...controlHandlers(store)]

/** Answers a request of the dev or preview server as the backend would; undefined if the path is not the backend's. */
export function answer(request: Request): Promise<Response | undefined> {
  return getResponse(all, request)
}
