import * as z from 'zod/mini'
import { deviceStore, json } from '@/browser/deviceStore'
import { cellText } from '@/domain/from-file/fileCells'
import { type ColumnId, columnIds } from '@/domain/from-file/fileColumns'
import type { FileTable } from '@/domain/from-file/fileTable'
import { headingColumns } from '@/domain/from-file/headingRows'
import { contradicts } from '@/domain/from-file/contradicts'
import { matchColumns } from '@/domain/from-file/matchColumns'
import { currencyOf } from '@/domain/from-file/unitColumns'
import type { Unmatched } from '@/domain/from-file/unmatched'
import { storedList } from '@/domain/storedList'
import { digestOf } from './digestOf'

type Match = readonly (ColumnId | null)[]

/** How many layouts that were matched by hand are remembered; the latest is last. */
const MAX_LAYOUTS = 50

const layouts = deviceStore(
  'booking-file-columns',
  json(
    storedList(
      z.object({
        headings: z.string(),
        columns: z.array(z.nullable(z.enum(columnIds))),
        /** The currency named in the file. Layouts of earlier versions do not have it. */
        currency: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
)

/** The reasons for which a column is not matched automatically that have to do with its unit or currency. */
const unitReasons: readonly (Unmatched['why'] | undefined)[] = ['currency', 'no unit', 'unit', 'units']

const headingsOf = ({ rows, headings, above }: FileTable): string[] =>
  [...(rows[headings] ?? []), ...(above === null ? [] : (rows[above] ?? []))].map((cell) => cellText(cell).trim())

/**
 * Identifies the layout of a file by a digest of its headings; '' without headings. A digest, because in a file without
 * headings the first shipment may be read in their place, and nothing that identifies a person may be stored on the
 * computer.
 */
const layoutOf = async (table: FileTable) =>
  headingsOf(table).some((text) => text !== '') ? digestOf(JSON.stringify(headingsOf(table))) : ''

/**
 * Matches a file's columns as this layout was matched last, else by its headings. `remembered` has the matches that
 * were not used, because the cells contradict them this time or the currency differs.
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
      (!isSameCurrency && unitReasons.includes(byHeadings[at]?.unmatched?.why)))
  return {
    match: known.columns.map((id, at) => (isOther(id, at) ? null : id)),
    remembered: known.columns.map((id, at) => (isOther(id, at) ? id : null)),
  }
}

/** Stores how the columns of this layout were matched, for the next file with the same headings. */
export async function rememberColumns(owner: string, table: FileTable, columns: Match): Promise<void> {
  const headings = await layoutOf(table)
  const currency = currencyOf(headingColumns(table))
  const others = layouts.read(owner).filter((layout) => layout.headings !== headings)
  if (headings !== '')
    layouts.write(owner, [...others, { headings, columns: [...columns], currency }].slice(-MAX_LAYOUTS))
}
