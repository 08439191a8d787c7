import { basename, posix } from 'node:path'
import type { SourceScan } from './sourceScan'

/** The parts of the product that have a row in the import table. */
export const places = [
  'domain',
  'browser',
  'services',
  'components',
  'printing',
  'public-site',
  'dashboard',
  'paths',
  'env',
  'company',
  'routes',
  'main',
  'prerender',
  'build',
  'tests/backend',
] as const
type Place = (typeof places)[number]

/** The import table; whatever stands in a part may import that part. */
const mayImport: Record<Place, readonly Place[]> = {
  domain: [],
  /** What browsers give, made safe once. */
  browser: [],
  services: ['domain', 'env', 'paths'],
  components: ['domain', 'browser', 'paths'],
  printing: ['domain', 'browser', 'components', 'company'],
  'public-site': ['domain', 'browser', 'services', 'components', 'printing', 'company', 'env', 'paths'],
  dashboard: ['domain', 'browser', 'services', 'components', 'printing', 'company', 'env', 'paths'],
  paths: ['domain'],
  env: [],
  company: [],
  routes: places.filter((place) => place !== 'tests/backend' && place !== 'build'),
  main: places.filter((place) => place !== 'tests/backend' && place !== 'build'),
  prerender: places.filter((place) => place !== 'tests/backend' && place !== 'build'),
  /** The build of the site, and how it reaches a host; never in a browser. */
  build: ['company', 'prerender'],
  'tests/backend': ['domain'],
}

/** Of these a part may know the types. */
const mayKnowTypesOf: Partial<Record<Place, readonly Place[]>> = { 'tests/backend': ['services'] }

/** Packages that a part must not rest on. */
const closedPackages: Partial<Record<Place, RegExp>> = {
  domain: /^(react|@tanstack|axios|bootstrap|swiper|node:|vite|msw)/,
  services: /^(react$|react\/|react-(dom|bootstrap|router|hook-form)|bootstrap|swiper|node:|msw)/,
  components: /^(axios|node:|msw)/,
  printing: /^(axios|@tanstack|node:|msw)/,
}

/** Areas of the dashboard that the others share. */
const SHARED_AREAS: readonly string[] = ['shipments', 'session', 'lists']

export const MAX_LINES = 300

/** Files of code in one folder: in a fuller one nobody finds anything. */
export const MAX_FILES = 16

export interface SourceFile {
  /** From the repository, with forward slashes: `src/domain/money/money.ts`. */
  path: string
  scan: SourceScan
}

export function placeOf(path: string): Place | null {
  if (path.startsWith('tests/backend/')) return 'tests/backend'
  const [, first = ''] = /^src\/([^/]+)/.exec(path) ?? []
  const name = first.replace(/\.(ts|tsx)$/, '')
  return places.find((place) => place === name) ?? null
}

/** The file or folder of ours that a specifier means; null for a package. */
export function resolved(from: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`
  if (specifier.startsWith('/')) return specifier.slice(1)
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : null
}

/** The dashboard's area that a path is in; null for the files directly in `dashboard/`. */
function areaOf(path: string): string | null {
  return /^src\/dashboard\/([^/]+)\//.exec(path)?.[1] ?? null
}

export type Rule = (file: SourceFile) => string[]

export const importTable: Rule = ({ path, scan }) => {
  const place = placeOf(path)
  if (place === null) return ['stands in no part of the import table']
  return scan.imports.flatMap(({ specifier, isType, line }) => {
    if (specifier === null) return [`line ${line}: the import is computed and cannot be checked`]
    const target = resolved(path, specifier)
    if (target === null) return []
    const to = placeOf(target)
    if (to === null) return [`line ${line}: imports ${target}, which no part may import`]
    const isOpen = to === place || mayImport[place].includes(to) || (isType && mayKnowTypesOf[place]?.includes(to))
    return isOpen ? [] : [`line ${line}: ${place} imports ${to} (${specifier})`]
  })
}

export const dashboardAreas: Rule = ({ path, scan }) => {
  if (!path.startsWith('src/dashboard/')) return []
  const area = areaOf(path)
  return scan.imports.flatMap(({ specifier, line }) => {
    const target = specifier === null ? null : resolved(path, specifier)
    const other = target === null ? null : areaOf(target)
    if (other === null || other === area || (area !== null && SHARED_AREAS.includes(other))) return []
    return [`line ${line}: ${area ?? 'a file of the dashboard itself'} imports the area ${other}`]
  })
}

/**
 * Rooms: folders that others enter by their doors alone. A door is a file without its ending; a room within a room has
 * doors of its own for its neighbours.
 */
export const doors: Readonly<Record<string, readonly string[]>> = {
  'src/components/dataTable': ['DataColumn', 'DataTable', 'tableRoles'],
  'src/components/dialog': ['Dialog', 'Popup', 'dialog.css', 'reachable'],
  'src/components/login': ['LoginDialog'],
  'src/dashboard/booking': ['BookingPage'],
  'src/dashboard/booking/customers': ['CustomerField', 'Parties', 'filledParties', 'useFillCustomer'],
  'src/dashboard/booking/draft': [
    'DraftAutosave',
    'LeaveQuestion',
    'UnfinishedBookings',
    'draft',
    'keptTexts',
    'tabStorage',
  ],
  'src/dashboard/booking/fields': [
    'BookingSelect',
    'BookingText',
    'fieldMarks',
    'focusFields',
    'useLive',
    'useOptions',
  ],
  'src/dashboard/booking/files': ['UploadField', 'uploadPlaces', 'useBookingFiles'],
  'src/dashboard/booking/form': ['BookedPanel', 'BookingForm'],
  'src/dashboard/booking/number': ['useNextNumber'],
  'src/dashboard/booking/presets': ['PresetSelect', 'PresetsDialog'],
  'src/dashboard/booking/sections': [
    'BookingDetails',
    'BookingSection',
    'DimensionRows',
    'InvoiceRows',
    'ReceiverSection',
    'ShipmentSection',
    'ShipperSection',
  ],
  'src/dashboard/booking/submit': ['SubmitOverlay', 'bookingLedger', 'submissionJournal', 'useSubmitBooking'],
  'src/dashboard/booking/summary': ['BookingSummary', 'bookingTotals'],
  'src/dashboard/frame': [
    'AccountsManagementPage',
    'DashboardLayout',
    'FinanceManagementPage',
    'FrameOutline',
    'NotFoundPage',
    'SessionRoot',
  ],
  'src/dashboard/lists': ['ListHead', 'useChangedRows', 'useListAddress'],
  'src/dashboard/session': [
    'SessionEnded',
    'dashboardClient',
    'draftStore',
    'keptUser',
    'localTraces',
    'session',
    'useCurrentUser',
    'useLogout',
    'useUnsavedChanges',
  ],
  'src/dashboard/shipments': [
    'ShipmentRecords',
    'list/useShipmentList',
    'statistics/Statistics',
    'table/ShipmentTable',
    'table/shipmentColumns',
    'view/readyShipments',
    'view/shipmentView',
  ],
  'src/dashboard/shipments/actions': ['ShipmentActions', 'ShipmentPopup', 'UpTrackFields', 'useChangeStatus'],
  'src/dashboard/shipments/batch': ['BatchActions', 'batch.css', 'useBatchSelection'],
  'src/dashboard/shipments/charts': ['ChartsPanel'],
  'src/dashboard/shipments/day-end': ['DayEndDialog'],
  'src/dashboard/shipments/export': ['ToolsMenu'],
  'src/dashboard/shipments/filters': ['ShipmentFilters'],
  'src/dashboard/shipments/list': ['ListAgeLine', 'useShipmentList'],
  'src/dashboard/shipments/panel': ['ShipmentPanel'],
  'src/dashboard/shipments/queue': ['WorkGroups', 'queueColumns'],
  'src/dashboard/shipments/scan': ['ScanPanel'],
  'src/dashboard/shipments/statistics': ['Statistics', 'StatisticsCards', 'StatisticsStrip', 'useStatistics'],
  'src/dashboard/shipments/table': ['ShipmentTable', 'shipmentColumns'],
  'src/dashboard/shipments/view': ['readyShipments', 'shipmentView', 'useSearchedShipments', 'useShipmentView'],
  'src/domain/shipment': [
    'attention',
    'bill',
    'journey',
    'scannedPieces',
    'shipment',
    'shipmentCan',
    'shipmentOrders',
    'shipmentStatus',
    'shipmentType',
  ],
  'src/domain/shipment-index': ['freshness', 'shipmentFilter', 'shipmentIndex', 'shipmentSums'],
  'src/printing': ['PrintView', 'day-end/DayEndView', 'run/printFrame'],
  'src/printing/choices': ['PrintSettings', 'printChoices', 'printJobs'],
  'src/printing/day-end': ['DayEndView'],
  'src/printing/facts': ['billFacts', 'invoiceFacts', 'labelFacts', 'scriptRuns', 'sheetLayout', 'tablePages'],
  'src/printing/papers': ['BillSheets', 'Sheet', 'TestSheets', 'Written'],
  'src/printing/run': [
    'PrintBar',
    'printTexts',
    'printFrame',
    'settled',
    'usePicture',
    'usePrintReady',
    'usePrintSheets',
  ],
  'src/public-site/forgot-password': ['ForgotPasswordPage', 'resetMeta'],
  'src/public-site/home': ['HomePage', 'homeMeta'],
  'src/public-site/scan': ['ScanDialog'],
  'src/public-site/tracking': ['TrackingPage', 'trackingMeta'],
  'src/public-site/tracking/many': ['ManyBox', 'ManyShipments'],
  'src/public-site/tracking/recent': ['RecentNumbers', 'useRecentNumbers'],
  'src/services/http': [
    'askedAhead',
    'errors',
    'failure',
    'http',
    'queryClient',
    'readRetry',
    'request',
    'successTexts',
  ],
  'src/services/shipment-list': ['shipmentIndex.queries', 'shipmentIndexClient', 'shipmentSource'],
  'src/services/wire': [
    'billSchemas',
    'bookingFields',
    'jsonRows',
    'schemas',
    'shipmentRow',
    'trackedShipment',
    'utf8Text',
    'wire',
  ],
}

/** The rooms that an import enters from outside, with the file that it enters by. */
export function entered(from: string, target: string): { room: string; door: string }[] {
  return Object.keys(doors)
    .filter((room) => target.startsWith(`${room}/`) && !from.startsWith(`${room}/`))
    .map((room) => ({ room, door: target.slice(room.length + 1).replace(/\.tsx?$/, '') }))
}

export const roomDoors: Rule = ({ path, scan }) =>
  scan.imports.flatMap(({ specifier, line }) => {
    const target = specifier === null ? null : resolved(path, specifier)
    if (target === null) return []
    return entered(path, target)
      .filter(({ room, door }) => doors[room]?.includes(door) !== true)
      .map(({ room, door }) => `line ${line}: enters ${room} by ${door}, which is no door`)
  })

export const packages: Rule = ({ path, scan }) => {
  const place = placeOf(path)
  return scan.imports.flatMap(({ specifier, line }) => {
    if (specifier === null || resolved(path, specifier) !== null) return []
    const isAxios = /^axios($|\/)/.test(specifier) && place !== 'services'
    const isFullZod = /^zod($|\/(?!mini$))/.test(specifier)
    const isClosed = place !== null && closedPackages[place]?.test(specifier) === true
    return isAxios || isFullZod || isClosed ? [`line ${line}: imports ${specifier}`] : []
  })
}

/** Where numbers become texts for people: money, and what is no money. */
const numbersIn: Record<string, string> = {
  'src/domain/money/money.ts': 'money',
  'src/domain/money/weight.ts': 'kilograms',
  'src/domain/booking/uploads.ts': 'megabytes',
  'src/public-site/home/ServicesSection.tsx': 'lengths in a drawing',
  'src/components/dataTable/DataTable.tsx': 'counts of rows',
}
/** `toFixed()` without decimals is no formatting: it writes a decimal as it is. */
const formatters = new Set(['toFixed', 'toPrecision', 'toLocaleString', 'toLocaleString()', 'NumberFormat'])
/** `Rs.` on its own may be a field's unit. */
const RUPEES = /\bRs\.?\s*$/
const RUPEE_AMOUNT = /\bRs\.?\s*\d/

export const moneyFormatting: Rule = ({ path, scan }) => {
  if (path in numbersIn) return []
  const rupees = [...scan.literals, ...scan.jsxTexts].filter(
    ({ text, isPrefix }) => RUPEE_AMOUNT.test(text) || (isPrefix && RUPEES.test(text)),
  )
  return [
    ...rupees.map(({ text, line }) => `line ${line}: writes rupees by itself («${text.trim()}»)`),
    ...scan.members.filter(({ text }) => formatters.has(text)).map(({ text, line }) => `line ${line}: calls ${text}`),
  ]
}

const urlsIn = [
  'src/paths.ts',
  'src/routes.tsx',
  'src/company.ts',
  // Rules of hosts name paths; they build no address.
  'src/build/hostFiles.ts',
  'src/build/siteFiles.ts',
  'src/build/policy.ts',
  // So does the text of the service worker.
  'src/build/serviceWorker.ts',
  // Links that people paste are read here.
  'src/domain/tracking/trackingNumbers.ts',
]
const URL_PART = /\/admin\/|\/api\/|\/tracking|\/forgot-password|\/login/

export const urls: Rule = ({ path, scan }) =>
  urlsIn.includes(path)
    ? []
    : scan.literals
        .filter(({ text }) => URL_PART.test(text))
        .map(({ text, line }) => `line ${line}: builds a URL («${text}»)`)

/** `bookingHelpers.ts` is one as well. */
const vagueWords = new Set(['util', 'utils', 'helper', 'helpers', 'misc', 'common'])

export const naming: Rule = ({ path, scan }) => {
  const name = basename(path).replace(/\.(ts|tsx)$/, '')
  const words = path.split(/[/.\-_]|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase())
  return [
    ...(name === 'index' || scan.isBarrel ? ['is a barrel'] : []),
    ...words.filter((word) => vagueWords.has(word)).map((word) => `is named «${word}»`),
    ...(scan.hasDefaultExport && !path.endsWith('Page.tsx') ? ['has a default export and is no page'] : []),
  ]
}

export const strictness: Rule = ({ scan }) => [
  ...(scan.lines > MAX_LINES ? [`has ${scan.lines} lines`] : []),
  ...scan.loosenings.map(({ text, line }) => `line ${line}: «${text}»`),
]
