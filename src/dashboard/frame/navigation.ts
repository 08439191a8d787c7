import type { DeskIconName } from '../DeskIcon'
import type { NavigationScreen } from '@/domain/roles'

interface Entry {
  icon: DeskIconName
  /** In the sidebar. */
  label: string
  /** Under the mobile navigation's icon, where 11 px must do. */
  short: string
}

/** How each screen stands in the navigation; who sees it is the business of domain/roles. */
export const navigation: Record<NavigationScreen, Entry> = {
  home: { icon: 'home', label: 'Home', short: 'Home' },
  centers: { icon: 'centers', label: 'Our Centers', short: 'Centers' },
  records: { icon: 'records', label: 'View Records', short: 'Records' },
  trackingManagement: { icon: 'queue', label: 'Tracking Management', short: 'Tracking' },
  financeManagement: { icon: 'finance', label: 'Finance Management', short: 'Finance' },
  accountsManagement: { icon: 'accounts', label: 'Accounts Management', short: 'Accounts' },
  archives: { icon: 'archives', label: 'Archives', short: 'Archives' },
  settings: { icon: 'settings', label: 'Settings', short: 'Settings' },
  airwayBill: { icon: 'add', label: 'Book', short: 'Book' },
}
