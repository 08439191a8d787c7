import type { NavigationScreen } from '@/domain/roles'

/** All URLs of the site. They are built only here; those of the backend are beside its calls. */

/** A value as a part of an address. Replaces lone surrogates, on which encodeURIComponent would throw. */
export const pathPart = (value: string) => encodeURIComponent(value.replace(/[\ud800-\udfff]/gu, '\ufffd'))
const DASHBOARD = '/admin/dashboard'

export const paths = {
  home: () => '/',
  /** Without the query of `next`, which may name people. */
  login: (next?: string) =>
    next && isDashboardPath(next) ? `/login?next=${pathPart(next.replace(/[?#].*/s, ''))}` : '/login',
  forgotPassword: () => '/forgot-password',
  tracking: (airwayBillNo?: string) => (airwayBillNo ? `/tracking/${pathPart(airwayBillNo)}` : '/tracking'),
  section: (id: HomeSection) => `/#${id}`,
  dashboard: () => DASHBOARD,
  /** `from` is the id of an earlier shipment to book again. */
  airwayBill: ({ from }: { from?: string } = {}) => `${DASHBOARD}/airwaybill${from ? `?from=${pathPart(from)}` : ''}`,
  customerScreen: () => `${DASHBOARD}/customer-screen`,
  bookingsFromFile: () => `${DASHBOARD}/airwaybill/file`,
  receipt: (id: string, { only }: Only = {}) => `${DASHBOARD}/receipt/${pathPart(id)}${only ? `?only=${only}` : ''}`,
  printRun: (ids: readonly string[], { only }: Only = {}) =>
    `${DASHBOARD}/receipt?ids=${ids.map(pathPart).join(',')}${only ? `&only=${only}` : ''}`,
  archiveReceipt: (airwayBillNo: string) => `${DASHBOARD}/archive/receipt/${pathPart(airwayBillNo)}`,
  screen: (screen: NavigationScreen) => screenPaths[screen],
  /** A link of the mobile navigation. The one to Accounts has another spelling there, which redirects (product 2.3). */
  mobileScreen: (screen: NavigationScreen) =>
    screen === 'accountsManagement' ? `${DASHBOARD}/accounts-management` : screenPaths[screen],
} as const

/** The papers of a bill to print; without it, those of the print settings. */
interface Only {
  only?: 'labels' | 'receipts' | undefined
}

type HomeSection = 'whyChoose' | 'services' | 'locations' | 'contact'

/** The misspelling "accounts-managment" is intended (product 2.2). */
const screenPaths: Record<NavigationScreen, string> = {
  home: DASHBOARD,
  centers: `${DASHBOARD}/centers`,
  records: `${DASHBOARD}/records`,
  trackingManagement: `${DASHBOARD}/tracking-management`,
  financeManagement: `${DASHBOARD}/finance-management`,
  accountsManagement: `${DASHBOARD}/accounts-managment`,
  archives: `${DASHBOARD}/archives`,
  settings: `${DASHBOARD}/settings`,
}

/** Pages that the build writes with their content. */
export type PrerenderedPage = 'home' | 'tracking' | 'shipment' | 'reset'

/** The prerendered page of an address, if there is one. */
export function prerenderedPage(pathname: string): PrerenderedPage | null {
  if (pathname === paths.home()) return 'home'
  if (/^\/forgot-password\/?$/.test(pathname)) return 'reset'
  if (/^\/tracking\/?$/.test(pathname)) return 'tracking'
  return /^\/tracking\/[^/]+\/?$/.test(pathname) ? 'shipment' : null
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
