import { Icon } from '@/components/Icon'
import { CellInput } from '../fields/CellInput'

interface PresetRowsProps<Cell extends string> {
  title: string
  /** How one is called: «box». */
  one: string
  cells: readonly { cell: Cell; label: string; isWide?: boolean }[]
  rows: readonly Record<Cell, string>[]
  onChange: (rows: Record<Cell, string>[]) => void
  empty: Record<Cell, string>
  /** What is wrong with a cell. */
  problemOf: (index: number, cell: Cell) => string | undefined
}

/** A list of presets that can be changed, one line each. */
export function PresetRows<Cell extends string>(props: PresetRowsProps<Cell>) {
  const { title, one, cells, rows, onChange, empty, problemOf } = props
  const change = (index: number, cell: Cell, text: string) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, [cell]: text } : row)))
  return (
    <fieldset className="cc-presets">
      <legend>{title}</legend>
      {rows.map((row, index) => (
        // Lines have no identity of their own; they are only appended, changed and removed here.
        <div key={index} className="cc-preset-row">
          {cells.map(({ cell, label, isWide }) => (
            <div key={cell} className={isWide ? 'wide' : ''}>
              <CellInput
                label={`${label} of ${one} ${index + 1}`}
                isText={isWide ?? false}
                placeholder={label}
                value={row[cell]}
                error={problemOf(index, cell)}
                onChange={(event) => change(index, cell, event.target.value)}
              />
            </div>
          ))}
          <button
            className="btn cc-ghost cc-square"
            type="button"
            aria-label={`Remove ${one} ${index + 1}`}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            <Icon name="close" small />
          </button>
        </div>
      ))}
      <button className="btn btn-light" type="button" onClick={() => onChange([...rows, { ...empty }])}>
        <Icon name="add" small />
        Add {one}
      </button>
    </fieldset>
  )
}
