import { choicesOf, readCell, type Offered } from '@/domain/from-file/fileCells'
import { columnName, columnOf, type ColumnId } from '@/domain/from-file/fileColumns'
import type { CellNote } from '@/domain/from-file/checkedShipment'
import { t } from '@/texts/t'

/** The id of the one list of countries that all cells share. */
export const COUNTRIES = 'from-file-countries'

interface GridCellProps {
  id: ColumnId
  line: number
  text: string
  /** What counts while the cell is blank. */
  forAll?: string | undefined
  note?: CellNote | undefined
  offered: Offered
  rowName: string
  isReadOnly?: boolean
  onChange: (text: string) => void
}

/** A cell of the grid, with what is told in it. */
export function GridCell(props: GridCellProps) {
  const { id, line, text, forAll = '', note, offered, rowName, isReadOnly = false, onChange } = props
  const { kind } = columnOf(id)
  const noteId = `note-${line}-${id}`
  const isWrong = note?.kind === 'problem'
  const control = {
    name: `${line}.${id}`,
    'aria-label': t('fromFile.cellOf', { column: columnName(id), row: rowName }),
    'aria-invalid': isWrong ? true : undefined,
    'aria-describedby': note ? noteId : undefined,
  } as const
  if (isReadOnly) return <td className={kind}>{text ? <bdi>{text}</bdi> : <bdi className="cc-muted">{forAll}</bdi>}</td>
  const state = isWrong ? 'is-invalid' : note ? 'doubt' : ''
  const choices = id === 'recCountry' ? [] : choicesOf(id, offered)
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
          list={id === 'recCountry' ? COUNTRIES : undefined}
          placeholder={forAll}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {note && (
        <span className={isWrong ? 'note d-block text-break bad' : 'note d-block text-break'} id={noteId}>
          {note.text}
          {note.instead !== null && (
            <button className="btn btn-link cc-inline" type="button" onClick={() => onChange(note.instead ?? '')}>
              {t('fromFile.use', { instead: note.instead })}
            </button>
          )}
        </span>
      )}
    </td>
  )
}
