import { flushSync } from 'react-dom'
import { DeskButton } from '@/components/desk/DeskButton'
import { cellText } from '@/domain/from-file/fileCells'
import { type ColumnId, columnOf } from '@/domain/from-file/fileColumns'
import type { FileLine } from '@/domain/from-file/linesOf'
import { t } from '@/texts/t'
import { focusRow } from './focusRow'

interface LeftOutRowProps {
  line: FileLine
  columns: readonly ColumnId[]
  isRunning: boolean
  onPutBack: (line: number) => void
}

/** A row of the file that was left out, with a button to take it in again. */
export function LeftOutRow({ line, columns, isRunning, onPutBack }: LeftOutRowProps) {
  return (
    <tr className="left-out" data-row={line.no}>
      <th scope="row">
        <span className="no d-block fw-semibold">{t('fromFile.rowNo', { no: line.no })}</span>
        <span className="d-block">
          {t('fromFile.isLeftOut')}{' '}
          <DeskButton
            look="inline"
            text={t('fromFile.putBack')}
            disabled={isRunning}
            onClick={() => {
              flushSync(() => onPutBack(line.no))
              focusRow(line.no)
            }}
          />
        </span>
      </th>
      {columns.map((id) => (
        <td key={id} className={columnOf(id).kind}>
          <bdi>{cellText(line.cells[id])}</bdi>
        </td>
      ))}
    </tr>
  )
}
