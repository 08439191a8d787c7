import type { ColumnId } from './fileColumns'

/**
 * The separators for columns of ours that several columns of a file can fill together. All others are filled from a
 * single one.
 */
const between: Partial<Record<ColumnId, string>> = {
  shipperCompany: ' ',
  shipperContactPerson: ' ',
  shipperAddress: ', ',
  recCompany: ' ',
  recContactPerson: ' ',
  recAddress: ', ',
  remarks: ', ',
  description: ', ',
}

/** The text between the parts of a column that several columns of a file fill; null if only one can fill it. */
export const joiner = (id: ColumnId): string | null => between[id] ?? null
