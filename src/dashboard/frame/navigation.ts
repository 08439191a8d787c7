import type { DeskIconName } from '@/components/desk/DeskIcon'
import type { NavigationScreen } from '@/domain/roles'
import type { TextKey } from '@/texts/t'

/** The entries of the navigation. domain/roles.ts decides who sees which. */
export const navigation: Record<NavigationScreen, Entry> = {
  home: { icon: 'home', label: 'desk.home', short: 'desk.home' },
  centers: { icon: 'centers', label: 'desk.ourCenters', short: 'desk.centers' },
  records: { icon: 'records', label: 'desk.viewRecords', short: 'desk.records' },
  trackingManagement: { icon: 'queue', label: 'desk.trackingManagement', short: 'desk.tracking' },
  financeManagement: { icon: 'finance', label: 'desk.financeManagement', short: 'desk.finance' },
  accountsManagement: { icon: 'accounts', label: 'desk.accountsManagement', short: 'desk.accounts' },
  archives: { icon: 'archives', label: 'desk.archives', short: 'desk.archives' },
  settings: { icon: 'settings', label: 'desk.settings', short: 'desk.settings' },
}

export interface Entry {
  icon: DeskIconName
  label: TextKey
  /** The label in the mobile navigation, whose letters are 11 px high. */
  short: TextKey
}
