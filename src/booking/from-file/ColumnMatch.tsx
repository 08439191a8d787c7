import { useMemo, useState } from 'react'
import { Disclosure } from '@/components/desk/Disclosure'
import { SelectField } from '@/components/form/TextField'
import { columnNotes } from '@/domain/from-file/columnNotes'
import { type ColumnId, columnIds, columnName } from '@/domain/from-file/fileColumns'
import { headingColumns } from '@/domain/from-file/headingRows'
import { linesOf } from '@/domain/from-file/linesOf'
import { joiner } from '@/domain/from-file/joiner'
import { withCorrections } from '@/domain/from-file/withCorrections'
import { comma } from '@/texts/language'
import { say } from '@/texts/say'
import { t } from '@/texts/t'
import { rememberColumns } from './matchedColumns'
import type { OpenFile } from './openFile'

/** With fewer columns recognized, the list of columns is open from the start. */
const MIN_KNOWN_COLUMNS = 5

/**
 * Shows how each column of the file is matched, and lets the user change it. Unused columns are named, so that nobody
 * overlooks them.
 */
export function ColumnMatch({ owner, file }: { owner: string; file: OpenFile }) {
  const { table, match, remembered } = file.read().state
  const all = useMemo(() => headingColumns(table), [table])
  const notes = useMemo(
    () => columnNotes(all, match, remembered).map(({ message, ...note }) => ({ ...note, text: say(message) })),
    [all, match, remembered],
  )
  const columns = all
    .map(({ heading, above, values: [example = ''] }, at) => ({
      at,
      name: above === '' ? heading || t('fromFile.columnNo', { no: at + 1 }) : `${above}: ${heading}`,
      example,
      note: notes.find((each) => each.at === at),
      isBlank: heading === '' && example === '',
    }))
    .filter(({ isBlank }) => !isBlank)
  const unused = columns.filter(({ at, note }) => !match[at] && note?.kind !== 'read')
  const unknown = unused.filter(({ note }) => !note).map(({ name }) => name)
  // One line for all columns with the same note.
  const told = [...new Set(notes.map(({ kind, text }) => `${kind} ${text}`))].flatMap((each) => {
    const same = columns.filter(({ note }) => note && `${note.kind} ${note.text}` === each)
    const [first] = same
    return first?.note ? [{ ...first.note, names: same.map(({ name }) => name).join(comma) }] : []
  })
  const [isOpen] = useState(columns.length - unused.length < MIN_KNOWN_COLUMNS)
  /** Some of our columns can be filled from several of the file's, joined in their order; all others only from one. */
  const choose = (at: number, id: ColumnId | null) => {
    const isShared = id !== null && joiner(id) !== null
    const chosen = all.map((_, other) => {
      const before = match[other] ?? null
      if (other === at) return id
      return before === id && !isShared ? null : before
    })
    const { lines } = file.read().state
    file.change({ match: chosen, lines: withCorrections(lines, linesOf(table, match), linesOf(table, chosen)) })
    void rememberColumns(owner, table, chosen)
  }

  return (
    <section className="cc-panel cc-column-match" aria-label={t('fromFile.notes')}>
      <Disclosure
        isOpen={isOpen}
        summary={
          <span>
            {t('fromFile.columnsMatched', { matched: columns.length - unused.length, all: columns.length })}
            {unknown.length > 0 && (
              <span className="cc-muted"> {t('fromFile.columnsUnused', { columns: unknown.join(comma) })}</span>
            )}
          </span>
        }
      >
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
                    {say(columnName(id))}
                  </option>
                ))}
              </SelectField>
            </div>
          ))}
        </div>
      </Disclosure>
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
