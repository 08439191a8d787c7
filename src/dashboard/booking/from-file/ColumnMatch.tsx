import { useState } from 'react'
import * as z from 'zod/mini'
import { deviceStore, json } from '@/browser/deviceStore'
import { SelectField } from '@/components/form/TextField'
import { cellText, isFilled } from '@/domain/from-file/fileCells'
import { columnIds, columnName, matchHeadings, type ColumnId } from '@/domain/from-file/fileColumns'
import { linesOf, type FileTable } from '@/domain/from-file/fileTable'
import { digestOf, type OpenFile } from './openFile'
import { comma } from '@/texts/language'
import { t } from '@/texts/t'

type Match = readonly (ColumnId | null)[]

/** Layouts of files as they were matched by hand, the latest last. */
const MOST = 50
const layouts = deviceStore(
  'booking-file-columns',
  json(z.catch(z.array(z.object({ headings: z.string(), columns: z.array(z.nullable(z.enum(columnIds))) })), [])),
)

const headingsOf = ({ rows, headings }: FileTable): string[] =>
  (rows[headings] ?? []).map((cell) => cellText(cell).trim())

/**
 * As a digest: where a file has no headings, its first shipment takes their place, and nothing that identifies a person
 * may stay on the computer.
 */
const layoutOf = (table: FileTable) => digestOf(JSON.stringify(headingsOf(table)))

/** As this layout was matched last, else by its headings. */
export async function matchedColumns(owner: string, table: FileTable): Promise<Match> {
  const digest = await layoutOf(table)
  const known = layouts.read(owner).find(({ headings }) => headings === digest && digest !== '')
  return known?.columns ?? matchHeadings(headingsOf(table))
}

async function rememberColumns(owner: string, table: FileTable, columns: Match): Promise<void> {
  const headings = await layoutOf(table)
  const others = layouts.read(owner).filter((layout) => layout.headings !== headings)
  if (headings !== '') layouts.write(owner, [...others, { headings, columns: [...columns] }].slice(-MOST))
}

/** With fewer columns recognized, the file is of another making. */
const FEW = 5

/** Which column of the file holds what. Those that are not used are named, so that nothing is lost unseen. */
export function ColumnMatch({ owner, file }: { owner: string; file: OpenFile }) {
  const { table, match } = file.read().state
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
  const choose = (at: number, id: ColumnId | null) => {
    const chosen = Array.from({ length: width }, (_, other) =>
      other === at ? id : match[other] === id ? null : (match[other] ?? null),
    )
    file.change({ match: chosen, lines: linesOf(table, chosen) })
    void rememberColumns(owner, table, chosen)
  }

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
