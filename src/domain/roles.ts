/** Role codes of the backend. */
export const HEAD_OFFICE = 1
export const CENTER = 2
/** The roles of the backend: 1 is the head office, 2 a center. */
export type Role = typeof HEAD_OFFICE | typeof CENTER

const everybody: readonly Role[] = [HEAD_OFFICE, CENTER]
const headOffice: readonly Role[] = [HEAD_OFFICE]

/** Who may open each screen of the navigation, in its order (product 2.2). On Our Centers, role 2 only reads. */
const listed = {
  home: everybody,
  centers: everybody,
  records: everybody,
  trackingManagement: headOffice,
  financeManagement: headOffice,
  accountsManagement: headOffice,
  archives: headOffice,
  settings: everybody,
}
const others = {
  airwayBill: everybody,
  bookingsFromFile: everybody,
  customerScreen: everybody,
  receipt: everybody,
  archiveReceipt: headOffice,
}
export type NavigationScreen = keyof typeof listed
/** All screens of the dashboard, listed in the navigation or not. */
export type Screen = NavigationScreen | keyof typeof others

/** Whoever looks at a screen. */
export interface Viewer {
  role: Role
}

/** Whether a role may open a screen (product 2.2). */
export function mayOpen({ role }: Viewer, screen: Screen): boolean {
  return { ...listed, ...others }[screen].includes(role)
}

/** The sidebar's entries for a role, in order; Logout follows them. Centers reach Our Centers only by its address. */
export function sidebarScreens(viewer: Viewer): readonly NavigationScreen[] {
  const screens = Object.keys(listed) as NavigationScreen[]
  return screens.filter(
    (screen) => mayOpen(viewer, screen) && (screen !== 'centers' || viewerCan.manageCenters(viewer)),
  )
}

/** The mobile navigation's entries for a role, in order; Logout follows them. */
export function mobileScreens(viewer: Viewer): readonly NavigationScreen[] {
  return sidebarScreens(viewer).filter((screen) => screen !== 'archives')
}

/** What a role may do beyond opening screens (product 3.3). Actions on a shipment are decided by `shipmentCan`. */
export const viewerCan = {
  bookShipments: (viewer: Viewer) => viewer.role === CENTER,
  seeGrandTotal: (viewer: Viewer) => viewer.role === HEAD_OFFICE,
  manageCenters: (viewer: Viewer) => viewer.role === HEAD_OFFICE,
  moveShipments: (viewer: Viewer) => viewer.role === HEAD_OFFICE,
} as const
