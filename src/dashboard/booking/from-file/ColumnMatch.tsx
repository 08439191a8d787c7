import { useState } from 'react'
import { SelectField } from '@/components/form/SelectField'
import { cellText, isFilled } from '@/domain/from-file/fileCells'
import { columnIds, columnName, type ColumnId } from '@/domain/from-file/fileColumns'
import { headingsOf } from './chosenFile'
import type { FileState } from './fileState'
import { comma } from '@/texts/language'
import { t } from '@/texts/t'

interface ColumnMatchProps {
  state: FileState
  onMatch: (match: readonly (ColumnId | null)[]) => void
}

/** With fewer columns recognized, the file is of another making. */
const FEW = 5

/** Which column of the file holds what. Those that are not used are named, so that nothing is lost unseen. */
export function ColumnMatch({ state: { table, match }, onMatch }: ColumnMatchProps) {
  // Blank rows may be a million: to the last one that a sheet can have.
  const below = table.rows.slice(table.headings + 1).filter(isFilled)
  const headings = headingsOf(table)
  const width = Math.max(headings.length, ...below.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at) => {
    const example = below.map((row) => cellText(row[at])).find((text) => text.trim() !== '') ?? ''
    return {
      at,
      name: headings[at] || t('fromFile.columnNo', { no: at + 1 }),
      example,
      isBlank: !headings[at] && !example,
    }
  }).filter(({ isBlank }) => !isBlank)
  const unused = columns.filter(({ at }) => !match[at]).map(({ name }) => name)
  const [isOpen] = useState(columns.length - unused.length < FEW)
  /** A column is filled from one of the file's alone. */
  const choose = (at: number, id: ColumnId | null) =>
    onMatch(
      Array.from({ length: width }, (_, other) =>
        other === at ? id : match[other] === id ? null : (match[other] ?? null),
      ),
    )

  return (
    <details className="cc-panel cc-column-match" open={isOpen}>
      <summary>
        {t('fromFile.columnsMatched', { matched: columns.length - unused.length, all: columns.length })}
        {unused.length > 0 && (
          <span className="bad"> {t('fromFile.columnsUnused', { columns: unused.join(comma) })}</span>
        )}
      </summary>
      <div className="columns">
        {columns.map(({ at, name, example }) => (
          <div key={at}>
            <SelectField
              name={`column.${at}`}
              label={<bdi>{name}</bdi>}
              value={match[at] ?? ''}
              hint={<bdi className="cc-muted">{example}</bdi>}
              onChange={({ target }) => choose(at, (target.value || null) as ColumnId | null)}
            >
              <option value="">{t('fromFile.notUsed')}</option>
              {columnIds.map((id) => (
                <option key={id} value={id}>
                  {columnName(id)}
                </option>
              ))}
            </SelectField>
          </div>
        ))}
      </div>
    </details>
  )
}
