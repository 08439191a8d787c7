import { t } from '@/texts/t'
import { columns, type FileColumn, type KnownColumn, type ShipmentColumnId } from '../table/shipmentColumns'

/**
 * @param visible ids of the screen's columns; null for all of the file's
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
