import { useQuery } from '@tanstack/react-query'
import { searchWords } from '@/domain/foldedText'
import { type Viewer, viewerCan } from '@/domain/roles'
import { isLookedUp, lookupLines } from '@/domain/shipment-index/shipmentFilter'
import type { Shipment } from '@/domain/shipment/shipment'
import { readTrackingNumbers } from '@/domain/tracking/trackingNumbers'
import { centersQuery } from '@/services/center.queries'
import { loadedShipmentsQuery } from '@/services/shipment-list/loadedShipments.queries'
import { shipmentListQuery } from '@/services/shipment-list/shipmentList.queries'
import { centerOffers, findNamed, type Group, type Offer, searchOffer, shipmentOffer } from './offers'

const allShipments = { kind: 'all' } as const
const MAX_SHIPMENTS = 6
/** A single letter begins a name in nearly every shipment. */
const MIN_TERM_LENGTH = 2

/** The version of the list of all shipments; null until it has loaded, when matches are from a part of it only. */
export const useAllShipments = (): number | null =>
  useQuery({ ...shipmentListQuery(allShipments), enabled: false }).data?.version ?? null

/** Whether a text looks for shipments by name. */
export const isShipmentSearch = (typed: string): boolean =>
  typed.trim().length >= MIN_TERM_LENGTH && readTrackingNumbers(typed, Infinity).numbers.length === 0

/** The offers for the text, in order: commands and centers at once, shipments a moment later. */
export function useOffers(typed: string, builtIn: readonly Offer[], viewer: Viewer, version: number | null) {
  const words = searchWords(typed)
  const read = readTrackingNumbers(typed, Infinity)
  const numbers = read.rejected.length === 0 ? read.numbers : []
  const isText = words.length > 0 && numbers.length === 0
  const isLookup = isText && typed.trim().length >= MIN_TERM_LENGTH
  const filter = numbers.length === 1 ? { numbers } : isLookup ? { lookup: typed.trim() } : null
  const { data: found = [], isPlaceholderData } = useQuery({
    ...loadedShipmentsQuery(filter ?? {}, MAX_SHIPMENTS, version),
    enabled: filter !== null,
    placeholderData: (last) => last,
  })
  const { data: centers = [] } = useQuery({ ...centersQuery(), enabled: isText && viewerCan.manageCenters(viewer) })

  if (words.length === 0) return recentFirst(builtIn)
  // Shipments found for the previous text stay while they match this one too, so that the list does not flicker.
  const isRight = (shipment: Shipment) =>
    !isPlaceholderData || words.every((word) => isLookedUp(word, lookupLines(shipment)))
  const shipments = filter ? found.filter(isRight).map(shipmentOffer) : []
  const search = searchOffer(typed, numbers)
  if (!isText) return shipments.length > 0 ? shipments : [search]
  const offers = findNamed(words, builtIn, ({ name, also = '' }) => [name, also])
  return [...offers, ...centerOffers(words, centers), ...shipments, search]
}

/** Ids of screens and actions that this tab has used, the latest first. They contain no personal data. */
let used: readonly string[] = []
const MAX_RECENT = 3

export function rememberOffer({ id }: Offer, builtIn: readonly Offer[]): void {
  if (builtIn.some((offer) => offer.id === id)) used = [id, ...used.filter((each) => each !== id)]
}

function recentFirst(builtIn: readonly Offer[]): Offer[] {
  const recent = used.slice(0, MAX_RECENT).flatMap((id) => builtIn.filter((offer) => offer.id === id))
  return [
    ...recent.map((offer) => ({ ...offer, group: 'recent' as const })),
    ...builtIn.filter(({ id }) => !recent.some((each) => each.id === id)),
  ]
}

/** The groups of offers, each with the index of its first offer among all. */
export function groupsOf(offers: readonly Offer[]): [group: Group, start: number, members: readonly Offer[]][] {
  return [...new Set(offers.map(({ group }) => group))].map((group) => [
    group,
    offers.findIndex((offer) => offer.group === group),
    offers.filter((offer) => offer.group === group),
  ])
}
