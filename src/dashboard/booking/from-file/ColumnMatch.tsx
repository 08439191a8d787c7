import { useState } from 'react'
import { SelectField } from '@/components/form/SelectField'
import { cellText } from '@/domain/from-file/fileCells'
import { columnIds, columnName, type ColumnId } from '@/domain/from-file/fileColumns'
import type { FileState } from './fileState'
import { headingsOf } from './reading/rememberedColumns'
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
  const width = Math.max(...table.rows.slice(table.headings).map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at) => ({
    at,
    heading: headingsOf(table)[at] ?? '',
    example:
      table.rows
        .slice(table.headings + 1)
        .map((row) => cellText(row[at]))
        .find((text) => text.trim() !== '') ?? '',
  })).filter(({ heading, example }) => heading !== '' || example !== '')
  const unused = columns
    .filter(({ at }) => !match[at])
    .map(({ at, heading }) => heading || t('fromFile.columnNo', { no: at + 1 }))
  const [isOpen] = useState(columns.length - unused.length < FEW)

  return (
    <details className="cc-panel cc-column-match" open={isOpen}>
      <summary>
        {t('fromFile.columnsMatched', { matched: columns.length - unused.length, all: columns.length })}
        {unused.length > 0 && (
          <span className="bad"> {t('fromFile.columnsUnused', { columns: unused.join(comma) })}</span>
        )}
      </summary>
      <div className="columns">
        {columns.map(({ at, heading, example }) => (
          <div key={at}>
            <SelectField
              name={`column.${at}`}
              label={<bdi>{heading || t('fromFile.columnNo', { no: at + 1 })}</bdi>}
              value={match[at] ?? ''}
              hint={<bdi className="cc-muted">{example}</bdi>}
              onChange={({ target }) => {
                const id = (target.value || null) as ColumnId | null
                // A column is filled from one of the file's alone.
                onMatch(
                  Array.from({ length: width }, (_, other) =>
                    other === at ? id : match[other] === id ? null : (match[other] ?? null),
                  ),
                )
              }}
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
