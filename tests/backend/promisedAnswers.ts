import { getResponse, http, type HttpHandler } from 'msw'
import { handlers } from './handlers'
import type { Store } from './store'

/** Names of fields; for a field with an object or a list of objects, the fields that these keep. */
type Fields = readonly (string | readonly [field: string, kept: Fields])[]

const sides: Fields = ['length', 'width', 'height']
const lines: Fields = ['description', 'quantity', 'price']
const party: Fields = ['company', 'contactPerson', 'address', 'city', 'country', 'phone1', 'phone2', 'ntnCnic', 'ref']
const person: Fields = ['contactPerson']
const steps: Fields = [['status', ['type', 'description', 'trackingLink', 'createdAt']]]
const figures: Fields = ['amount', 'discount', 'gst', 'createdAt']
const ofBill: Fields = ['id', 'pieces', 'weight', 'cod', 'codAmount', 'isInsurance', ...figures]
const row: Fields = [
  ['service', ['name']],
  ['consignee', person],
  ['consignor', person],
  'origin',
  'destination',
  'isRemoteArea',
  ...figures,
]

/** The fields that an answer has at least (product 9.8), and the others that it is sure to have. */
type Promised = readonly [call: RegExp, least: Fields, rest: Fields]

/** No answer of a call that is missing here is read. */
const promised: readonly Promised[] = [
  [/getCenterDetails$/, ['role', 'username'], ['fullName']],
  [
    /center\/getall$|center\/getone/,
    ['_id', 'username', 'status'],
    ['centerName', 'centerAddress', 'email', 'fullName'],
  ],
  [/airwaybill\/search/, ['_id', 'airwayBillNo', ...steps], row],
  [
    /airwaybill\/(getAll|getAllByToday|getByToFrom)$/,
    ['_id', 'airwayBillNo', ...steps],
    [...row, ['center', ['username']], 'updatedAt', 'notes'],
  ],
  [/airwaybill\/track\//, ['airwayBillNo', ...steps], ['origin', 'destination', 'createdAt']],
  [/airwaybill\/getStatistics/, ['username', 'totalDocuments', 'totalParcels', 'totalCollection'], []],
  [/airwaybill\/getOne/, ['airwayBillNo'], []],
  [/airwaybill\/create$/, ['id'], []],
  [
    /airwaybill\/receipt/,
    ['airwayBillNo'],
    [
      ...ofBill,
      ['service', ['name']],
      ['center', ['centerName', 'username']],
      ['consignor', party],
      ['consignee', party],
      ['dimensions', sides],
      ['invoices', lines],
    ],
  ],
  [/getCountries$|getAllActive$/, ['_id', 'name'], []],
  [/customer\//, ['_id', 'company', 'contactPerson'], party],
  [/archive\/getAll$/, ['id'], ['consignee', 'consignor', 'destination', 'shipAmount', 'status', 'createdAt']],
  [/getDimensions/, sides, []],
  [/getInvoices/, lines, []],
  [
    /archive\/receipt\/\d+$/,
    ['id'],
    ['createdAt', 'shipAmount', 'gst', 'consignorCompany', 'consigneeCompany', 'consigneeCountry', 'consignorPhone2'],
  ],
]

/** Optional fields that are null when empty, not left out. */
const NULLS = ['notes', 'discount', 'phone2', 'ref']

/** Keeps only these fields: with numbers as strings, and the destination in the backend's own wording. */
function only(kept: Fields, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => only(kept, each))
  if (typeof value !== 'object' || value === null) return value
  const whole = value as Record<string, unknown>
  const entries = kept.map((field): [string, unknown] => {
    const [name, inner] = typeof field === 'string' ? [field, null] : field
    const content = whole[name]
    if (inner) return [name, only(inner, content)]
    if (name === 'destination' && typeof content === 'string') return [name, content.slice(0, 2).toUpperCase()]
    return [name, typeof content === 'number' ? String(content) : content]
  })
  const filled = entries.map(([name, content]) => [name, NULLS.includes(name) && !content ? null : content] as const)
  return Object.fromEntries(filled.filter(([, content]) => content !== undefined))
}

/**
 * The stand-in as a different backend that keeps only the promises of product 9.8: the fields that its answers need
 * not have are missing, null or worded differently, and answers that nobody reads are not JSON.
 *
 * @param isLeast whether answers have only the fields that the screens cannot do without
 */
export function promisedAnswers(store: Store, isLeast: boolean): HttpHandler[] {
  const whole = handlers(store)
  return [
    http.all('*/api/*', async ({ request }) => {
      const { pathname } = new URL(request.url)
      const answer = await getResponse(whole, request)
      if (!answer?.ok) return answer
      const { headers } = answer
      if (pathname.endsWith('getLast')) return new Response(JSON.stringify(String(await answer.json())), { headers })
      const [, least, rest] = promised.find(([call]) => call.test(pathname)) ?? []
      // The answer to the login is passed on, as it has the session's cookie.
      if (!least || !rest) return headers.has('set-cookie') ? answer : new Response('OK')
      return new Response(JSON.stringify(only(isLeast ? least : [...least, ...rest], await answer.json())), { headers })
    }),
  ]
}
