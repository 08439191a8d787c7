import type { To } from 'react-router-dom'
import type { DeskIconName } from '@/dashboard/DeskIcon'
import { beginsWord, foldedText, searchWords } from '@/domain/foldedText'
import { heldFor, type AskedBooking, type HeldBooking } from '@/domain/unfinishedBooking'
import type { Center, CurrentUser } from '@/domain/people'
import { sidebarScreens, viewerCan, type NavigationScreen, type Viewer } from '@/domain/roles'
import type { Shipment } from '@/domain/shipment/shipment'
import { paths } from '@/paths'
import { t } from '@/texts/t'
import type { OpenTools } from '../../shipments/export/ToolsMenu'
import { namedViews } from '../../shipments/view/NamedViews'
import { navigation } from '../Sidebar'

export type Group = 'recent' | 'shipments' | 'screens' | 'actions' | 'held' | 'views' | 'centers' | 'search'

export interface Offer {
  id: string
  group: Group
  icon: DeskIconName
  name: string
  note?: string
  /** Nothing of the page's own words: a number or somebody's name. */
  isData?: boolean
  run: () => void
}

/** What is there before anything is typed. */
export interface Standing extends Offer {
  /** What else it is called, in both languages. */
  also: string
}

/** What the palette does with what is chosen. */
export interface Deeds {
  open: (to: To, state?: AskedBooking) => void
  findShipment: (number: string) => void
  openTool: (tool: keyof OpenTools) => void
  switchTheme: () => void
  switchLanguage: () => void
  logOut: () => void
}

const alsoCalled: Record<NavigationScreen, string> = {
  home: 'home today dashboard ہوم آج ڈیش بورڈ',
  centers: 'our centers branches سینٹر برانچیں',
  records: 'view records shipments list ریکارڈ شپمنٹس فہرست',
  trackingManagement: 'tracking management queue status ٹریکنگ اسٹیٹس',
  financeManagement: 'finance management مالی امور مالیات',
  accountsManagement: 'accounts management اکاؤنٹس',
  archives: 'archives old bills آرکائیو پرانے بل',
  settings: 'settings profile password سیٹنگز پروفائل پاس ورڈ',
}

/** Screens and actions, of which a role is offered what its sidebar and its buttons offer. */
export function standingOffers(viewer: Viewer, isDark: boolean, deeds: Deeds): Standing[] {
  const screens = sidebarScreens(viewer).map((screen): Standing => {
    const { icon, label } = navigation[screen]
    const run = () => deeds.open(paths.screen(screen))
    return { id: screen, group: 'screens', icon, name: t(label), also: alsoCalled[screen], run }
  })
  const action = (id: string, icon: DeskIconName, name: string, run: () => void, also: string): Standing => ({
    id,
    group: 'actions',
    icon,
    name,
    also,
    run,
  })
  const { openTool, switchTheme, switchLanguage, logOut } = deeds
  const book = () => deeds.open(paths.airwayBill())
  const theme = t(isDark ? 'common.toLightTheme' : 'common.toDarkTheme')
  return [
    ...screens,
    ...(viewerCan.bookShipments(viewer)
      ? [
          action(
            'book',
            'add',
            t('desk.addAirwayBill'),
            book,
            'add airway bill new booking book shipment نئی بکنگ شپمنٹ',
          ),
        ]
      : []),
    action('scan', 'scan', t('lists.scan'), () => openTool('scan'), 'scan barcode اسکین بارکوڈ'),
    action('charts', 'chart', t('lists.charts'), () => openTool('charts'), 'charts graphs چارٹ گراف'),
    action('dayEnd', 'sheet', t('palette.dayEnd'), () => openTool('dayEnd'), 'print day-end sheet report رپورٹ پرنٹ'),
    action('theme', isDark ? 'sun' : 'moon', theme, switchTheme, 'dark light theme colours تھیم رنگ گہرے ہلکے'),
    action(
      'language',
      'language',
      t('palette.otherLanguage'),
      switchLanguage,
      'language urdu english زبان اردو انگریزی',
    ),
    action('logOut', 'logout', t('desk.logOut'), logOut, 'logout sign out exit لاگ آؤٹ'),
  ]
}

export interface HeldDraft extends HeldBooking {
  id: string
}

/** Bookings set aside (product 5.15) and the user's saved views (product 10.11), with a name of their own. */
export function ownOffers(viewer: CurrentUser, held: readonly HeldDraft[], { open }: Deeds): Standing[] {
  const own = (
    group: Group,
    id: string,
    icon: DeskIconName,
    name: string,
    note: string,
    run: () => void,
  ): Standing => ({
    id: `${group} ${id}`,
    group,
    icon,
    name,
    note,
    also: note,
    isData: true,
    run,
  })
  const drafts = viewerCan.bookShipments(viewer) ? held : []
  const views = namedViews.read(viewer.id)
  return [
    ...drafts.map(({ id, name, note, at }) => {
      const since = [note, heldFor(Date.now() - at)].filter(Boolean).join(' · ')
      return own('held', id, 'parcel', name, since, () => open(paths.airwayBill(), { booking: id }))
    }),
    ...sidebarScreens(viewer).flatMap((screen) =>
      views
        .filter((view) => view.screen === screen)
        .map(({ name, address: search }) => {
          const { icon, label } = navigation[screen]
          return own('views', `${screen} ${name}`, icon, name, t(label), () =>
            open({ pathname: paths.screen(screen), search }),
          )
        }),
    ),
  ]
}

/** Whether each word typed begins a word of the names. */
function isCalled(words: readonly string[], ...names: readonly string[]): boolean {
  const text = foldedText(names.join('\n'))
  return words.every((word) => beginsWord(word, text))
}

export function calledOffers(typed: string, standing: readonly Standing[]): Offer[] {
  const words = searchWords(typed)
  return standing.filter(({ name, also }) => isCalled(words, name, also))
}

const SHOWN_CENTERS = 5

export function centerOffers(typed: string, centers: readonly Center[], { open }: Deeds): Offer[] {
  const words = searchWords(typed)
  const called = centers.filter(({ centerName, username, fullName }) => isCalled(words, centerName, username, fullName))
  return called.slice(0, SHOWN_CENTERS).map(({ id, centerName, username }) => {
    const search = new URLSearchParams({ search: centerName }).toString()
    const run = () => open({ pathname: paths.screen('centers'), search })
    return {
      id: `center ${id}`,
      group: 'centers',
      icon: 'centers',
      name: centerName,
      note: username,
      isData: true,
      run,
    }
  })
}

/** View Records with what is searched for, and with one shipment at its side. */
export const inRecords = (term: string, id?: string): To => ({
  pathname: paths.screen('records'),
  search: new URLSearchParams({ term, ...(id ? { open: id } : {}) }).toString(),
})

export function shipmentOffer(
  { id, airwayBillNo, consignor, consignee, destination }: Shipment,
  { open }: Deeds,
): Offer {
  return {
    id: `shipment ${id || airwayBillNo}`,
    group: 'shipments',
    icon: 'parcel',
    name: airwayBillNo || '—',
    note: [t('booking.fromTo', { from: consignor || '—', to: consignee || '—' }), destination]
      .filter(Boolean)
      .join(' · '),
    isData: true,
    run: () => open(inRecords(airwayBillNo, id)),
  }
}

/** What leads to View Records, whatever has been loaded: one number, several, or any text. */
export function searchOffer(typed: string, numbers: readonly string[], { open, findShipment }: Deeds): Offer {
  const [number, ...others] = numbers
  if (number === undefined || others.length > 0) {
    const text = typed.trim()
    const name =
      number === undefined ? t('palette.searchRecords', { text }) : t('palette.showNumbers', { count: numbers.length })
    return { id: 'search', group: 'search', icon: 'search', name, run: () => open(inRecords(text)) }
  }
  const run = () => findShipment(number)
  return {
    id: 'number',
    group: 'shipments',
    icon: 'parcel',
    name: number,
    note: t('palette.openShipment'),
    isData: true,
    run,
  }
}
