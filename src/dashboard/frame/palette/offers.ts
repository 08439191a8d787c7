import type { To } from 'react-router-dom'
import type { DeskIconName } from '@/components/desk/DeskIcon'
import type { Center } from '@/domain/account'
import { closestFirst } from '@/domain/closestFirst'
import { type CurrentUser, identityOf } from '@/domain/currentUser'
import { DASH } from '@/domain/dash'
import { beginsWord, foldedText } from '@/domain/foldedText'
import type { AskedBooking, HeldBooking } from '@/domain/booking/heldBooking'
import { type NavigationScreen, sidebarScreens, type Viewer, viewerCan } from '@/domain/roles'
import type { Shipment } from '@/domain/shipment/shipment'
import { paths } from '@/paths'
import type { AskedTool } from '@/shipments/export/useOpenTools'
import { namedViews } from '@/shipments/view/namedViews'
import { heldSinceText } from '@/texts/bookingInWords'
import { placeName } from '@/texts/placeName'
import { t } from '@/texts/t'
import { navigation } from '../navigation'

export type Group = 'recent' | 'shipments' | 'screens' | 'actions' | 'held' | 'views' | 'centers' | 'search'

export interface Offer {
  id: string
  group: Group
  icon: DeskIconName
  name: string
  note?: string
  /** True if the name is a number or a typed text, which browsers must not translate. */
  isData?: boolean
  /** Other words that find it, in both languages. */
  also?: string
  /** The address that it opens; otherwise `command` is what it does, or `find` the shipment to look up and open. */
  to?: To
  state?: AskedTool | AskedBooking
  command?: 'theme' | 'language' | 'logOut'
  find?: string
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

/** Screens and actions: those that the viewer's role also has in the sidebar and as buttons. */
export function builtInCommands(viewer: Viewer, isDark: boolean): Offer[] {
  const screens = sidebarScreens(viewer).map((screen): Offer => {
    const { icon, label } = navigation[screen]
    return { id: screen, group: 'screens', icon, name: t(label), also: alsoCalled[screen], to: paths.screen(screen) }
  })
  type Action = Pick<Offer, 'icon' | 'name' | 'also'>
  const asAction = (id: string, action: Omit<Offer, 'id' | 'group'>): Offer => ({ ...action, id, group: 'actions' })
  const tool = (id: AskedTool['tool'], action: Action) =>
    asAction(id, { ...action, to: paths.screen('records'), state: { tool: id } })
  const command = (id: NonNullable<Offer['command']>, action: Action) => asAction(id, { ...action, command: id })
  const book = asAction('book', {
    icon: 'add',
    name: t('desk.addAirwayBill'),
    also: 'add airway bill new booking book shipment نئی بکنگ شپمنٹ',
    to: paths.airwayBill(),
  })
  return [
    ...screens,
    ...(viewerCan.bookShipments(viewer) ? [book] : []),
    tool('scan', { icon: 'scan', name: t('lists.scan'), also: 'scan barcode اسکین بارکوڈ' }),
    tool('charts', { icon: 'chart', name: t('lists.charts'), also: 'charts graphs چارٹ گراف' }),
    tool('dayEnd', { icon: 'sheet', name: t('palette.dayEnd'), also: 'print day-end sheet report رپورٹ پرنٹ' }),
    command('theme', {
      icon: isDark ? 'sun' : 'moon',
      name: t(isDark ? 'common.toLightTheme' : 'common.toDarkTheme'),
      also: 'dark light theme colours تھیم رنگ گہرے ہلکے',
    }),
    command('language', {
      icon: 'language',
      name: t('palette.otherLanguage'),
      also: 'language urdu english زبان اردو انگریزی',
    }),
    command('logOut', { icon: 'logout', name: t('desk.logOut'), also: 'logout sign out exit لاگ آؤٹ' }),
  ]
}

export interface HeldDraft extends HeldBooking {
  id: string
}

/** Held bookings (product 5.15) and the user's saved views (product 10.11). */
export function ownOffers(viewer: CurrentUser, held: readonly HeldDraft[]): Offer[] {
  const drafts = viewerCan.bookShipments(viewer) ? held : []
  const views = namedViews.read(identityOf(viewer))
  return [
    ...drafts.map(({ id, name, note: why, at }): Offer => {
      const note = [why, heldSinceText(at, Date.now())].filter(Boolean).join(' · ')
      const to = { to: paths.airwayBill(), state: { booking: id } }
      return { id: `held ${id}`, group: 'held', icon: 'parcel', name, note, also: note, isData: true, ...to }
    }),
    ...sidebarScreens(viewer).flatMap((screen) => {
      const { icon, label } = navigation[screen]
      const note = t(label)
      return views
        .filter((view) => view.screen === screen)
        .map(({ name, address: search }): Offer => {
          const to = { pathname: paths.screen(screen), search }
          return { id: `views ${screen} ${name}`, group: 'views', icon, name, note, also: note, isData: true, to }
        })
    }),
  ]
}

/** The entries whose names have, for each typed word, a word that begins with it; closest matches first. */
export function findNamed<Named>(
  words: readonly string[],
  all: readonly Named[],
  namesOf: (each: Named) => string[],
): Named[] {
  const linesOf = (each: Named) => foldedText(namesOf(each).join('\n'))
  const found = all.filter((each) => words.every((word) => beginsWord(word, linesOf(each))))
  return closestFirst(found, words, linesOf)
}

const MAX_CENTERS = 5

export function centerOffers(words: readonly string[], centers: readonly Center[]): Offer[] {
  const found = findNamed(words, centers, ({ centerName, username, fullName }) => [centerName, username, fullName])
  return found.slice(0, MAX_CENTERS).map(({ id, centerName: name, username: note }) => {
    const to = { pathname: paths.screen('centers'), search: new URLSearchParams({ search: name }).toString() }
    return { id: `center ${id}`, group: 'centers', icon: 'centers', name, note, isData: true, to }
  })
}

/** The address of View Records with a search, and with one shipment open at its side if there is an id. */
export const recordsAddress = (term: string, id?: string): To => ({
  pathname: paths.screen('records'),
  search: new URLSearchParams({ term, ...(id ? { open: id } : {}) }).toString(),
})

export function shipmentOffer({ id, airwayBillNo, consignor, consignee, destination }: Shipment): Offer {
  const parties = t('booking.fromTo', { from: consignor || DASH, to: consignee || DASH })
  return {
    id: `shipment ${id || airwayBillNo}`,
    group: 'shipments',
    icon: 'parcel',
    name: airwayBillNo || DASH,
    note: [parties, placeName(destination)].filter(Boolean).join(' · '),
    isData: true,
    to: recordsAddress(airwayBillNo, id),
  }
}

/** The offer that searches View Records for one number, several, or any text, even before a list has loaded. */
export function searchOffer(typed: string, numbers: readonly string[]): Offer {
  const [number, ...others] = numbers
  if (number !== undefined && others.length === 0) {
    const note = t('palette.openShipment')
    return { id: 'number', group: 'shipments', icon: 'parcel', name: number, note, isData: true, find: number }
  }
  const text = typed.trim()
  const name =
    number === undefined ? t('palette.searchRecords', { text }) : t('palette.showNumbers', { count: numbers.length })
  return { id: 'search', group: 'search', icon: 'search', name, to: recordsAddress(text) }
}
