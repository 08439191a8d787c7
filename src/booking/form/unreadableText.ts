import type { BillCell } from '@/domain/booking/rowsFromBill'
import { semicolon } from '@/texts/language'
import { t } from '@/texts/t'

/**
 * A sentence that names the unreadable cells of an earlier bill, which were left blank; '' without such cells. It
 * begins with a space, to follow another sentence.
 */
export function unreadableText(cells: readonly BillCell[] = []): string {
  return cells.length === 0 ? '' : ` ${t('booking.cellsUnreadable', { cells: cells.map(nameOf).join(semicolon) })}`
}

function nameOf({ row, cell }: BillCell): string {
  const label = t(`booking.${cell}`)
  return cell === 'quantity' || cell === 'price'
    ? t('booking.cellInLine', { label, line: row + 1 })
    : t('booking.cellOfPiece', { label, piece: row + 1 })
}
