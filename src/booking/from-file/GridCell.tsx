import { DeskButton } from '@/components/desk/DeskButton'
import type { Offered } from '@/domain/booking/bookAgain'
import { numberRulesOf } from '@/domain/forms/bookingForm'
import type { CellNote } from '@/domain/from-file/checkedShipment'
import { readCell } from '@/domain/from-file/fileCells'
import { type ColumnId, columnName, columnOf } from '@/domain/from-file/fileColumns'
import { doubtfulReading } from '@/domain/typedNumbers'
import { fileChoices } from '@/texts/fileChoices'
import { say } from '@/texts/say'
import { t } from '@/texts/t'

/** The id of the one list of countries that all cells share. */
export const COUNTRY_LIST_ID = 'from-file-countries'

interface GridCellProps {
  id: ColumnId
  line: number
  text: string
  /** The value for all shipments, which counts while the cell is blank. */
  forAll?: string | undefined
  note?: CellNote | undefined
  offered: Offered
  rowName: string
  isReadOnly?: boolean
  onChange: (text: string) => void
}

/** A cell of the grid, with its note. */
export function GridCell(props: GridCellProps) {
  const { id, line, text, forAll = '', note, offered, rowName, isReadOnly = false, onChange } = props
  const { kind } = columnOf(id)
  const noteId = `note-${line}-${id}`
  const isWrong = note?.kind === 'problem'
  // As in a field of the form: says that a comma was read as the decimal mark.
  const reading = kind === 'number' && !note ? doubtfulReading(text, numberRulesOf(id)?.unit) : null
  const control = {
    name: `${line}.${id}`,
    'aria-label': t('fromFile.cellOf', { column: say(columnName(id)), row: rowName }),
    'aria-invalid': isWrong ? true : undefined,
    'aria-describedby': note || reading ? noteId : undefined,
  } as const
  if (isReadOnly) return <td className={kind}>{text ? <bdi>{text}</bdi> : <bdi className="cc-muted">{forAll}</bdi>}</td>
  const state = isWrong ? 'is-invalid' : note ? 'doubt' : ''
  const choices = id === 'recCountry' ? [] : fileChoices(id, offered)
  const chosen = choices.find(({ value }) => value === readCell(id, text, offered).value)?.name ?? text

  return (
    <td className={kind}>
      {choices.length > 0 ? (
        <select
          {...control}
          className={`form-select ${state}`}
          value={chosen}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{forAll}</option>
          {choices.every(({ name }) => name !== chosen) && chosen !== '' && <option value={chosen}>“{chosen}”</option>}
          {choices.map(({ value, name }) => (
            <option key={value} value={name}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...control}
          className={`form-control ${state}`}
          dir={kind === 'text' || kind === 'choice' ? 'auto' : 'ltr'}
          inputMode={kind === 'number' ? 'decimal' : kind === 'phone' ? 'tel' : 'text'}
          autoComplete="off"
          list={id === 'recCountry' ? COUNTRY_LIST_ID : undefined}
          placeholder={forAll}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {note && (
        <span className={isWrong ? 'note d-block text-break bad' : 'note d-block text-break'} id={noteId}>
          {say(note.message)}
          {note.instead !== null && (
            <DeskButton
              look="inline"
              text={t('fromFile.use', { instead: note.instead })}
              onClick={() => onChange(note.instead ?? '')}
            />
          )}
        </span>
      )}
      {reading !== null && (
        <span className="form-text d-block" id={noteId}>
          {t('booking.readAs', { plain: reading })}
        </span>
      )}
    </td>
  )
}
