import type { NavigationScreen } from '@/domain/roles'

/** All URLs of the site and the backend. They are built only here. */

/** Replaces lone surrogates, on which encodeURIComponent would throw. */
const part = (value: string) => encodeURIComponent(value.replace(/[\ud800-\udfff]/gu, '\ufffd'))
const DASHBOARD = '/admin/dashboard'

export const paths = {
  home: () => '/',
  /** Without the query of `next`, which may name people. */
  login: (next?: string) =>
    next && isDashboardPath(next) ? `/login?next=${part(next.replace(/[?#].*/s, ''))}` : '/login',
  forgotPassword: () => '/forgot-password',
  tracking: (airwayBillNo?: string) => (airwayBillNo ? `/tracking/${part(airwayBillNo)}` : '/tracking'),
  section: (id: HomeSection) => `/#${id}`,
  dashboard: () => DASHBOARD,
  /** `from` is the id of an earlier shipment to book again. */
  airwayBill: ({ from }: { from?: string } = {}) => `${DASHBOARD}/airwaybill${from ? `?from=${part(from)}` : ''}`,
  receipt: (id: string, { only }: { only?: 'labels' | undefined } = {}) =>
    `${DASHBOARD}/receipt/${part(id)}${only ? `?only=${only}` : ''}`,
  printRun: (ids: readonly string[]) => `${DASHBOARD}/receipt?ids=${ids.map(part).join(',')}`,
  archiveReceipt: (airwayBillNo: string) => `${DASHBOARD}/archive/receipt/${part(airwayBillNo)}`,
  screen: (screen: NavigationScreen) => screenPaths[screen],
} as const

export type HomeSection = 'whyChoose' | 'services' | 'locations' | 'contact'

/** The misspelling «accounts-managment» is intended (product 2.2). */
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

/** Where to go after login: `next` if it is inside the dashboard, else the dashboard's home (product 12.2). */
export function afterLogin(next: string | null): string {
  return next !== null && isDashboardPath(next) ? next : paths.dashboard()
}

/** Whether the browser would resolve `next`, `..` included, to the dashboard on this host. */
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

/** Backend paths, relative to `env.apiHost` (product 9.2). */
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
