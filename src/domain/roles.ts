/** Head office (1) and center (2), as the current user carries it. */
export const HEAD_OFFICE = 1
export const CENTER = 2
export type Role = typeof HEAD_OFFICE | typeof CENTER

/** The dashboard's screens, by what they are. */
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
  | 'receipt'
  | 'archiveReceipt'

/** Screens that need no parameter can be entries of the navigation. */
export type NavigationScreen = Exclude<Screen, 'receipt' | 'archiveReceipt'>

/** Who may open which screen (product 2.2). Role 2 reads Our Centers only. */
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
  receipt: [HEAD_OFFICE, CENTER],
  archiveReceipt: [HEAD_OFFICE],
}

/** The navigation's entries in order; Logout follows them. */
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

/** The mobile navigation has no Archives. */
const notOnPhones: readonly NavigationScreen[] = ['archives']

/** Anything with a role. */
export interface Viewer {
  role: Role
}

/**
 * Whether a role may open a screen.
 *
 * @param viewer the current user
 * @param screen the screen
 */
export function mayOpen(viewer: Viewer, screen: Screen): boolean {
  return openTo[screen].includes(viewer.role)
}

/**
 * The entries of the sidebar for a role.
 *
 * @param viewer the current user
 */
export function sidebarScreens(viewer: Viewer): readonly NavigationScreen[] {
  return navigation[viewer.role]
}

/**
 * The entries of the mobile navigation for a role.
 *
 * @param viewer the current user
 */
export function mobileScreens(viewer: Viewer): readonly NavigationScreen[] {
  return navigation[viewer.role].filter((screen) => !notOnPhones.includes(screen))
}

/** What else a role decides. */
export const viewerCan = {
  bookShipments: (viewer: Viewer) => viewer.role === CENTER,
  seeGrandTotal: (viewer: Viewer) => viewer.role === HEAD_OFFICE,
  manageCenters: (viewer: Viewer) => viewer.role === HEAD_OFFICE,
  moveShipments: (viewer: Viewer) => viewer.role === HEAD_OFFICE,
} as const
