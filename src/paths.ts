import type { NavigationScreen } from '@/domain/roles'

/** Every address of the product and of the backend. Nothing else builds a URL. */

/** A value as part of an address; half a surrogate pair, which no address can carry, becomes the replacement sign. */
const part = (value: string) => encodeURIComponent(value.replace(/[\ud800-\udfff]/gu, '\ufffd'))
const DASHBOARD = '/admin/dashboard'

/** Pages of the site. */
export const paths = {
  home: () => '/',
  login: (next?: string) => (next && isDashboardPath(next) ? `/login?next=${part(next)}` : '/login'),
  forgotPassword: () => '/forgot-password',
  tracking: (airwayBillNo?: string) => (airwayBillNo ? `/tracking/${part(airwayBillNo)}` : '/tracking'),
  /** A section of the home page. */
  section: (id: HomeSection) => `/#${id}`,
  dashboard: () => DASHBOARD,
  /** `from`: an earlier shipment's id, to book it again. */
  airwayBill: ({ from }: { from?: string } = {}) => `${DASHBOARD}/airwaybill${from ? `?from=${part(from)}` : ''}`,
  receipt: (id: string, { only }: { only?: 'labels' | undefined } = {}) =>
    `${DASHBOARD}/receipt/${part(id)}${only ? `?only=${only}` : ''}`,
  /** The receipts of several shipments in one run. */
  printRun: (ids: readonly string[]) => `${DASHBOARD}/receipt?ids=${ids.map(part).join(',')}`,
  archiveReceipt: (airwayBillNo: string) => `${DASHBOARD}/archive/receipt/${part(airwayBillNo)}`,
  /** A screen of the dashboard that needs no parameter. */
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

/**
 * The page to open after login: only an address inside the dashboard is accepted (product 12.2).
 *
 * @param next what the login address carries
 * @returns the address, or the dashboard's home
 */
export function afterLogin(next: string | null): string {
  return next !== null && isDashboardPath(next) ? next : paths.dashboard()
}

/**
 * Whether an address is a path of this site below the dashboard once the browser has read it, `..` included; never one
 * of another host.
 *
 * @param next a path with or without search
 */
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

/** Calls of the backend (product 9.2), below the host that `env` names. */
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
