/** What a shipment contains, whatever code its source has for that (product 11.5). */
export type ContentsKind = 'documents' | 'parcels'

/** Where a bill comes from: a booking, or the archive. */
export type BillSource = 'live' | 'archive'

/** The codes of the booking form, as the backend expects them. */
export const shipmentTypes = { parcel: '1', document: '2' } as const

/** What a shipment of documents contains. It is sent, stored and printed, so it is in English in every language. */
export const DOCUMENTS = 'Documents'

interface ShipmentType {
  contents: ContentsKind
  label: 'DOX' | 'WPX'
}

const documents: ShipmentType = { contents: 'documents', label: 'DOX' }

const parcels: ShipmentType = { contents: 'parcels', label: 'WPX' }

/** Live bills use the booking form's codes; in archived bills the codes are swapped (product 11.5). */
const readings: Record<BillSource, Record<number, ShipmentType>> = {
  live: { [shipmentTypes.parcel]: parcels, [shipmentTypes.document]: documents },
  archive: { [shipmentTypes.parcel]: documents, [shipmentTypes.document]: parcels },
}

/** Reads a type code according to the bill's source (product 11.5); null for an unknown code. */
export function shipmentType(source: BillSource, code: number | null): ShipmentType | null {
  return code === null ? null : (readings[source][code] ?? null)
}
