import { useQuery } from '@tanstack/react-query'
import { foldedText, searchWords } from '@/domain/foldedText'
import { viewerCan, type Viewer } from '@/domain/roles'
import type { Shipment } from '@/domain/shipment/shipment'
import { isLookedUp } from '@/domain/shipment-index/shipmentFilter'
import { readTrackingNumbers } from '@/domain/tracking/trackingNumbers'
import { centersQuery } from '@/services/center.queries'
import { loadedShipmentsQuery } from '@/services/shipment-list/shipmentIndex.queries'
import {
  calledOffers,
  centerOffers,
  searchOffer,
  shipmentOffer,
  type Deeds,
  type Group,
  type Offer,
  type Standing,
} from './offers'

const SHOWN_SHIPMENTS = 6
/** One letter begins a name of nearly every shipment. */
const SHORTEST = 2

/** What there is to choose for the text, in order. It follows the text at once, with the shipments a moment later. */
export function useOffers(typed: string, standing: readonly Standing[], viewer: Viewer, deeds: Deeds) {
  const words = searchWords(typed)
  const read = readTrackingNumbers(typed, Infinity)
  const numbers = read.rejected.length === 0 ? read.numbers : []
  const isText = words.length > 0 && numbers.length === 0
  const isLookup = isText && typed.trim().length >= SHORTEST
  const filter = numbers.length === 1 ? { numbers } : isLookup ? { lookup: typed.trim() } : null
  const { data: found = [], isPlaceholderData } = useQuery({
    ...loadedShipmentsQuery(filter ?? {}, SHOWN_SHIPMENTS),
    enabled: filter !== null,
    placeholderData: (last) => last,
  })
  const { data: centers = [] } = useQuery({ ...centersQuery(), enabled: isText && viewerCan.manageCenters(viewer) })

  if (words.length === 0) return recentFirst(standing)
  // Those of the text before stay while they are right for this one as well, so that the list does not flicker.
  const isRight = (shipment: Shipment) =>
    !isPlaceholderData || words.every((word) => isLookedUp(word, linesOf(shipment)))
  const shipments = filter ? found.filter(isRight).map((shipment) => shipmentOffer(shipment, deeds)) : []
  const search = searchOffer(typed, numbers, deeds)
  if (!isText) return shipments.length > 0 ? shipments : [search]
  return [...calledOffers(typed, standing), ...centerOffers(typed, centers, deeds), ...shipments, search]
}

/** Ids of screens and actions that this tab has used, the latest first. They say nothing about people. */
let used: readonly string[] = []
const MOST_USED = 3

export function remember({ id }: Offer, standing: readonly Standing[]): void {
  if (standing.some((offer) => offer.id === id)) used = [id, ...used.filter((each) => each !== id)]
}

const linesOf = ({ airwayBillNo, consignee, consignor }: Shipment) =>
  foldedText([airwayBillNo, consignee, consignor].join('\n'))

function recentFirst(standing: readonly Standing[]): Offer[] {
  const recent = used.slice(0, MOST_USED).flatMap((id) => standing.filter((offer) => offer.id === id))
  return [
    ...recent.map((offer) => ({ ...offer, group: 'recent' as const })),
    ...standing.filter(({ id }) => !recent.some((each) => each.id === id)),
  ]
}

/** Each group with the place of its first member among all. */
export function groupsOf(offers: readonly Offer[]): [group: Group, start: number, members: readonly Offer[]][] {
  return [...new Set(offers.map(({ group }) => group))].map((group) => [
    group,
    offers.findIndex((offer) => offer.group === group),
    offers.filter((offer) => offer.group === group),
  ])
}
