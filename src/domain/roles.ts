/** Role codes of the backend. */
export const HEAD_OFFICE = 1
export const CENTER = 2
export type Role = typeof HEAD_OFFICE | typeof CENTER

export type Screen =
  | 'home'
  | 'centers'
  | 'records'
  | 'trackingManagement'
  | 'financeManagement'
  | 'accountsManagement'
  | 'archives'
  | 'settings'
  | 'airwayBill'
  | 'bookingsFromFile'
  | 'customerScreen'
  | 'receipt'
  | 'archiveReceipt'

/** The screens that the navigation lists. */
export type NavigationScreen = Exclude<
  Screen,
  'airwayBill' | 'bookingsFromFile' | 'customerScreen' | 'receipt' | 'archiveReceipt'
>

/** Product 2.2. On Our Centers, role 2 has read-only access. */
const openTo: Record<Screen, readonly Role[]> = {
  home: [HEAD_OFFICE, CENTER],
  centers: [HEAD_OFFICE, CENTER],
  records: [HEAD_OFFICE, CENTER],
  trackingManagement: [HEAD_OFFICE],
  financeManagement: [HEAD_OFFICE],
  accountsManagement: [HEAD_OFFICE],
  archives: [HEAD_OFFICE],
  settings: [HEAD_OFFICE, CENTER],
  airwayBill: [HEAD_OFFICE, CENTER],
  bookingsFromFile: [HEAD_OFFICE, CENTER],
  customerScreen: [HEAD_OFFICE, CENTER],
  receipt: [HEAD_OFFICE, CENTER],
  archiveReceipt: [HEAD_OFFICE],
}

const navigation: Record<Role, readonly NavigationScreen[]> = {
  [HEAD_OFFICE]: [
    'home',
    'centers',
    'records',
    'trackingManagement',
    'financeManagement',
    'accountsManagement',
    'archives',
    'settings',
  ],
  [CENTER]: ['home', 'records', 'settings'],
}

const notOnPhones: readonly NavigationScreen[] = ['archives']

export interface Viewer {
  role: Role
}

/** Whether a role may open a screen (product 2.2). */
export function mayOpen(viewer: Viewer, screen: Screen): boolean {
  return openTo[screen].includes(viewer.role)
}

/** The sidebar's entries for a role, in order; Logout follows them. */
export function sidebarScreens(viewer: Viewer): readonly NavigationScreen[] {
  return navigation[viewer.role]
}

/** The mobile navigation's entries for a role, in order; Logout follows them. */
export function mobileScreens(viewer: Viewer): readonly NavigationScreen[] {
  return navigation[viewer.role].filter((screen) => !notOnPhones.includes(screen))
}

export const viewerCan = {
  bookShipments: (viewer: Viewer) => viewer.role === CENTER,
  seeGrandTotal: (viewer: Viewer) => viewer.role === HEAD_OFFICE,
  manageCenters: (viewer: Viewer) => viewer.role === HEAD_OFFICE,
  moveShipments: (viewer: Viewer) => viewer.role === HEAD_OFFICE,
} as const
