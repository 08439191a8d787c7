/**
 * The pages of the dashboard, in a module that is loaded with the first of them: visitors do not need the long list of
 * files that the pages consist of.
 */
export const dashboardPages = {
  archives: () => import('@/dashboard/archives/ArchivesPage'),
  booking: () => import('@/booking/BookingPage'),
  bookingsFromFile: () => import('@/booking/from-file/FromFilePage'),
  centers: () => import('@/dashboard/centers/CentersPage'),
  coming: () => import('@/dashboard/frame/ComingSoonPage'),
  customerScreen: () => import('@/booking/customer-screen/CustomerScreenPage'),
  home: () => import('@/dashboard/home/DashboardHomePage'),
  notFound: async () => ({ default: (await import('@/dashboard/frame/NotFoundPage')).NotFoundPage }),
  printRun: async () => ({ default: (await import('@/dashboard/receipts/PrintRunPage')).PrintRunPage }),
  receipt: () => import('@/dashboard/receipts/ReceiptPage'),
  records: () => import('@/shipments/RecordsPage'),
  settings: () => import('@/dashboard/settings/SettingsPage'),
  shipments: () => import('@/shipments/view/preloadShipments'),
}
