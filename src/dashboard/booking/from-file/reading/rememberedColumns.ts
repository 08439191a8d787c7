import * as z from 'zod/mini'
import { deviceStore, json } from '@/browser/deviceStore'
import { cellText } from '@/domain/from-file/fileCells'
import { columnIds, matchHeadings, type ColumnId } from '@/domain/from-file/fileColumns'
import type { ReadTable } from './readFile'

type Match = readonly (ColumnId | null)[]

/** Layouts of files, the latest last. A shipper's files have the same headings. */
const MOST = 50
const layouts = deviceStore(
  'booking-file-columns',
  json(z.catch(z.array(z.object({ headings: z.string(), columns: z.array(z.nullable(z.enum(columnIds))) })), [])),
)

export const headingsOf = ({ rows, headings }: ReadTable): string[] =>
  (rows[headings] ?? []).map((cell) => cellText(cell).trim())

/**
 * As a digest: where a file has no headings, its first shipment takes their place, and nothing that identifies a person
 * may stay on the computer. '' where the browser has no cryptography.
 */
export async function digestOf(text: string): Promise<string> {
  try {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return ''
  }
}

/** As this layout was matched last, else by its headings. */
export async function matchedColumns(owner: string, table: ReadTable): Promise<Match> {
  const headings = headingsOf(table)
  const digest = await digestOf(JSON.stringify(headings))
  const known = layouts.read(owner).find((layout) => layout.headings === digest && digest !== '')
  return known?.columns ?? matchHeadings(headings)
}

export async function rememberColumns(owner: string, table: ReadTable, columns: Match): Promise<void> {
  const headings = await digestOf(JSON.stringify(headingsOf(table)))
  if (headings === '') return
  const others = layouts.read(owner).filter((layout) => layout.headings !== headings)
  layouts.write(owner, [...others, { headings, columns: [...columns] }].slice(-MOST))
}
