import type { NavigationScreen } from '@/domain/roles'

/** Every address of the product and of the backend. Nothing else builds a URL. */

/** No address can carry half a surrogate pair: encodeURIComponent would throw. */
const part = (value: string) => encodeURIComponent(value.replace(/[\ud800-\udfff]/gu, '\ufffd'))
const DASHBOARD = '/admin/dashboard'

export const paths = {
  home: () => '/',
  login: (next?: string) => (next && isDashboardPath(next) ? `/login?next=${part(next)}` : '/login'),
  forgotPassword: () => '/forgot-password',
  tracking: (airwayBillNo?: string) => (airwayBillNo ? `/tracking/${part(airwayBillNo)}` : '/tracking'),
  section: (id: HomeSection) => `/#${id}`,
  dashboard: () => DASHBOARD,
  /** `from`: an earlier shipment's id, to book it again. */
  airwayBill: ({ from }: { from?: string } = {}) => `${DASHBOARD}/airwaybill${from ? `?from=${part(from)}` : ''}`,
  receipt: (id: string, { only }: { only?: 'labels' | undefined } = {}) =>
    `${DASHBOARD}/receipt/${part(id)}${only ? `?only=${only}` : ''}`,
  printRun: (ids: readonly string[]) => `${DASHBOARD}/receipt?ids=${ids.map(part).join(',')}`,
  archiveReceipt: (airwayBillNo: string) => `${DASHBOARD}/archive/receipt/${part(airwayBillNo)}`,
  screen: (screen: NavigationScreen) => screenPaths[screen],
} as const

export type HomeSection = 'whyChoose' | 'services' | 'locations' | 'contact'

/** The route is spelt «accounts-managment» (product 2.2). */
const screenPaths: Record<NavigationScreen, string> = {
  home: DASHBOARD,
  centers: `${DASHBOARD}/centers`,
  records: `${DASHBOARD}/records`,
  trackingManagement: `${DASHBOARD}/tracking-management`,
  financeManagement: `${DASHBOARD}/finance-management`,
  accountsManagement: `${DASHBOARD}/accounts-managment`,
  archives: `${DASHBOARD}/archives`,
  settings: `${DASHBOARD}/settings`,
  airwayBill: `${DASHBOARD}/airwaybill`,
}

/** Only an address inside the dashboard is accepted (product 12.2). */
export function afterLogin(next: string | null): string {
  return next !== null && isDashboardPath(next) ? next : paths.dashboard()
}

/** As the browser reads it, `..` included; never an address of another host. */
export function isDashboardPath(next: string): boolean {
  if (!next.startsWith(DASHBOARD) || next.includes('\\')) return false
  try {
    const url = new URL(next, 'http://site.invalid')
    const isBelow = url.pathname === DASHBOARD || url.pathname.startsWith(`${DASHBOARD}/`)
    return url.host === 'site.invalid' && isBelow
  } catch {
    return false
  }
}

/** Below the host that `env` names (product 9.2). */
export const api = {
  center: {
    login: () => '/api/center/login',
    logout: () => '/api/center/logout',
    create: () => '/api/center/create',
    update: (id: string) => `/api/center/update/${part(id)}`,
    delete: (id: string) => `/api/center/delete/${part(id)}`,
    active: (id: string) => `/api/center/active/${part(id)}`,
    inactive: (id: string) => `/api/center/inactive/${part(id)}`,
    getOne: (id: string) => `/api/center/getone/${part(id)}`,
    getAll: () => '/api/center/getall',
    details: () => '/api/center/getCenterDetails',
    updateProfile: () => '/api/center/updateProfile',
    forgotPassword: () => '/api/center/forgotPassword',
    verifyOtp: () => '/api/center/verifyOTP',
    changePassword: () => '/api/center/changePassword',
  },
  contact: {
    sendEmail: () => '/api/contact/sendEmail',
  },
  airwayBill: {
    track: (airwayBillNo: string) => `/api/airwaybill/track/${part(airwayBillNo)}`,
    statisticsByToday: () => '/api/airwaybill/getStatisticsByToday',
    statisticsByToFrom: () => '/api/airwaybill/getStatisticsByToFrom',
    statistics: () => '/api/airwaybill/getStatistics',
    upTrack: (id: string) => `/api/airwaybill/upTrack/${part(id)}`,
    downTrack: (id: string) => `/api/airwaybill/downTrack/${part(id)}`,
    addNote: (id: string) => `/api/airwaybill/addNote/${part(id)}`,
    void: (id: string) => `/api/airwaybill/void/${part(id)}`,
    getOne: (id: string) => `/api/airwaybill/getOne/${part(id)}`,
    allByToday: () => '/api/airwaybill/getAllByToday',
    all: () => '/api/airwaybill/getAll',
    byToFrom: () => '/api/airwaybill/getByToFrom',
    search: (term: string) => `/api/airwaybill/search?term=${part(term)}`,
    last: () => '/api/airwaybill/getLast',
    countries: () => '/api/airwaybill/getCountries',
    create: () => '/api/airwaybill/create',
    receipt: (id: string) => `/api/airwaybill/receipt/${part(id)}`,
  },
  archive: {
    all: () => '/api/archive/getAll',
    receipt: (airwayBillNo: string) => `/api/archive/receipt/${part(airwayBillNo)}`,
    dimensions: (airwayBillNo: string) => `/api/archive/receipt/getDimensions/${part(airwayBillNo)}`,
    invoices: (airwayBillNo: string) => `/api/archive/receipt/getInvoices/${part(airwayBillNo)}`,
  },
  customer: {
    getOne: (id: string) => `/api/customer/getOne/${part(id)}`,
    search: (term: string) => `/api/customer/search?term=${part(term)}`,
  },
  service: {
    allActive: () => '/api/service/getAllActive',
  },
} as const
