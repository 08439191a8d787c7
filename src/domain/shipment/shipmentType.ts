/** What a bill's type code means for its contents, its declared value and its invoice. */
export type ContentsKind = 'documents' | 'parcels'

/** Where a bill comes from decides how its type code is read: both readings are kept. */
export type BillSource = 'live' | 'archive'

interface ShipmentType {
  contents: ContentsKind
  label: 'DOX' | 'WPX'
}

const documents: ShipmentType = { contents: 'documents', label: 'DOX' }
const parcels: ShipmentType = { contents: 'parcels', label: 'WPX' }

/** Live bills follow the booking form, archived bills the other reading (product 11.5). */
const readings: Record<BillSource, Record<number, ShipmentType>> = {
  live: { 1: parcels, 2: documents },
  archive: { 1: documents, 2: parcels },
}

/**
 * Reads a bill's type code.
 *
 * @param source whether the bill is live or archived
 * @param code the numeric code of the answer
 * @returns the type's contents and label; null for a code that neither reading knows
 */
export function shipmentType(source: BillSource, code: number | null): ShipmentType | null {
  return code === null ? null : (readings[source][code] ?? null)
}
