import type { FileState } from '@/booking/from-file/fileState'

/** A chosen file without rows. */
export const emptyFile: FileState = {
  name: 'orders.csv',
  table: { rows: [], hidden: 0, headings: 0, sheet: null, above: null, noShipments: [] },
  match: [],
  lines: [],
  forAll: {},
  rows: {},
}
