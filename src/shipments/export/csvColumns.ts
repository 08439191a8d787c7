import { t } from '@/texts/t'
import { columns, type FileColumn, type KnownColumn, type ShipmentColumnId } from '../table/shipmentColumns'

/**
 * @param visible ids of the columns on screen; null for all columns of the file
 * @param isTranslated headings in the language of the page, in place of English ones
 */
export function csvColumns(visible: readonly ShipmentColumnId[] | null, isTranslated: boolean) {
  const all: readonly (KnownColumn | FileColumn)[] = columns
  return all.flatMap(({ id, head, csvHead, csv }) =>
    csv && csvHead && (visible === null || (id !== null && visible.includes(id)))
      ? [{ head: isTranslated ? t(head) : csvHead, csv }]
      : [],
  )
}
