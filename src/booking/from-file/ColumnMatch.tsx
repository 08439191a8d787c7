import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { deviceStore, json } from '@/browser/deviceStore'
import { SelectField } from '@/components/form/TextField'
import { contradicts, currencyOf, joiner, matchColumns, type Unmatched } from '@/domain/from-file/columnMatch'
import { columnNotes } from '@/domain/from-file/columnNotes'
import { cellText } from '@/domain/from-file/fileCells'
import { columnIds, columnName, type ColumnId } from '@/domain/from-file/fileColumns'
import { linesOf, type FileTable } from '@/domain/from-file/fileTable'
import { headingColumns } from '@/domain/from-file/headingRows'
import { digestOf, type OpenFile } from './openFile'
import { comma } from '@/texts/language'
import { t } from '@/texts/t'

type Match = readonly (ColumnId | null)[]

/** Layouts of files as they were matched by hand, the latest last. */
const MOST = 50
const layouts = deviceStore(
  'booking-file-columns',
  json(
    z.catch(
      z.array(
        z.object({
          headings: z.string(),
          columns: z.array(z.nullable(z.enum(columnIds))),
          /** What the file's column of currencies said; layouts of earlier versions do not know. */
          currency: z.optional(z.nullable(z.string())),
        }),
      ),
      [],
    ),
  ),
)

const headingsOf = ({ rows, headings, above }: FileTable): string[] =>
  [...(rows[headings] ?? []), ...(above === null ? [] : (rows[above] ?? []))].map((cell) => cellText(cell).trim())

/**
 * As a digest: where a file has no headings, its first shipment takes their place, and nothing that identifies a person
 * may stay on the computer.
 */
const layoutOf = (table: FileTable) => digestOf(JSON.stringify(headingsOf(table)))

/**
 * As this layout was matched last, else by its headings. `remembered` is what was not taken because the cells cannot be
 * that this time, or because the file has another currency than the one for which it was matched.
 */
export async function matchedColumns(owner: string, table: FileTable): Promise<{ match: Match; remembered: Match }> {
  const digest = await layoutOf(table)
  const known = layouts.read(owner).find(({ headings }) => headings === digest && digest !== '')
  const columns = headingColumns(table)
  const byHeadings = matchColumns(columns)
  if (!known) return { match: byHeadings.map(({ id }) => id), remembered: [] }
  const isSameCurrency = known.currency === currencyOf(columns)
  const isOther = (id: ColumnId | null, at: number) =>
    id !== null &&
    (contradicts(id, columns[at]?.values ?? []) ||
      (!isSameCurrency && ofUnits.includes(byHeadings[at]?.unmatched?.why)))
  return {
    match: known.columns.map((id, at) => (isOther(id, at) ? null : id)),
    remembered: known.columns.map((id, at) => (isOther(id, at) ? id : null)),
  }
}

const ofUnits: readonly (Unmatched['why'] | undefined)[] = ['currency', 'no unit', 'unit', 'units']

async function rememberColumns(owner: string, table: FileTable, columns: Match): Promise<void> {
  const headings = await layoutOf(table)
  const currency = currencyOf(headingColumns(table))
  const others = layouts.read(owner).filter((layout) => layout.headings !== headings)
  if (headings !== '') layouts.write(owner, [...others, { headings, columns: [...columns], currency }].slice(-MOST))
}

/** With fewer columns recognized, the file is of another making. */
const FEW = 5

/** Which column of the file holds what. Those that are not used are named, so that nothing is lost unseen. */
export function ColumnMatch({ owner, file }: { owner: string; file: OpenFile }) {
  const { table, match, remembered } = file.read().state
  const all = useMemo(() => headingColumns(table), [table])
  const notes = useMemo(() => columnNotes(all, match, remembered), [all, match, remembered])
  const columns = all
    .map(({ heading, above, values: [example = ''] }, at) => ({
      at,
      name: above === '' ? heading || t('fromFile.columnNo', { no: at + 1 }) : `${above}: ${heading}`,
      example,
      note: notes.find((each) => each.at === at),
      isBlank: heading === '' && example === '',
    }))
    .filter(({ isBlank }) => !isBlank)
  const unused = columns.filter(({ at }) => !match[at])
  const unknown = unused.filter(({ note }) => !note).map(({ name }) => name)
  // One line for all of which the same is to be said.
  const told = [...new Set(notes.map(({ kind, text }) => `${kind} ${text}`))].flatMap((each) => {
    const same = columns.filter(({ note }) => note && `${note.kind} ${note.text}` === each)
    const [first] = same
    return first?.note ? [{ ...first.note, names: same.map(({ name }) => name).join(comma) }] : []
  })
  const [isOpen] = useState(columns.length - unused.length < FEW)
  /** Some are filled from several of the file's, in their order, the others from one alone. */
  const choose = (at: number, id: ColumnId | null) => {
    const isShared = id !== null && joiner(id) !== null
    const chosen = all.map((_, other) => {
      const before = match[other] ?? null
      if (other === at) return id
      return before === id && !isShared ? null : before
    })
    file.change({ match: chosen, lines: linesOf(table, chosen) })
    void rememberColumns(owner, table, chosen)
  }

  return (
    <section className="cc-panel cc-column-match" aria-label={t('fromFile.notes')}>
      <details open={isOpen}>
        <summary>
          {t('fromFile.columnsMatched', { matched: columns.length - unused.length, all: columns.length })}
          {unknown.length > 0 && (
            <span className="bad"> {t('fromFile.columnsUnused', { columns: unknown.join(comma) })}</span>
          )}
        </summary>
        <div className="columns">
          {columns.map(({ at, name, example, note }) => (
            <div key={at}>
              <SelectField
                name={`column.${at}`}
                label={<bdi>{name}</bdi>}
                value={match[at] ?? ''}
                hint={
                  <>
                    <bdi className="cc-muted">{example}</bdi>
                    {note && <span className={note.kind === 'unused' ? 'd-block bad' : 'd-block'}>{note.text}</span>}
                  </>
                }
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
      {told.length > 0 && (
        <ul className="notes">
          {told.map(({ at, kind, names, text }) => (
            <li key={at} className={kind === 'unused' ? 'bad' : ''}>
              <b>
                <bdi>{names}</bdi>
              </b>
              {': '}
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
