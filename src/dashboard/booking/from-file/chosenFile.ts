import * as z from 'zod/mini'
import { deviceStore, json } from '@/browser/deviceStore'
import { cellText } from '@/domain/from-file/fileCells'
import { columnIds, matchHeadings, type ColumnId } from '@/domain/from-file/fileColumns'
import { linesOf } from '@/domain/from-file/fileShipments'
import { csvRows, fileText, isZip, MOST_BYTES, tableIn, wrongKind, type FileTable } from '@/domain/from-file/fileTable'
import { Refused } from '@/domain/refused'
import { sentDrafts } from '../../session/draftStore'
import { newId } from '../draft/draft'
import { digestIn, untouched, type FileRow } from './fileState'
import { newFile, type OpenFile } from './openFile'
import { workbookSheets } from './workbook'
import { t } from '@/texts/t'

/**
 * Reads a chosen file and opens it. A row that this browser has booked in the last days is known by its digest, so that
 * a file chosen twice is not booked twice.
 *
 * @throws {Refused} with one sentence that says what is wrong with the file
 */
export async function chosenFile(owner: string, file: File): Promise<OpenFile> {
  const table = await readFile(file)
  const match = await matchedColumns(owner, table)
  const lines = linesOf(table, match)
  const sent = await sentDrafts(owner).catch(() => [])
  const rows: Record<number, FileRow> = {}
  const seen = new Map<string, number>()
  for (const { no } of lines) {
    const text = JSON.stringify(table.rows[no - 1]?.map(cellText))
    const times = (seen.get(text) ?? 0) + 1
    seen.set(text, times)
    const version = (await digestOf(`${owner} ${times} ${text}`)) || newId()
    const { airwayBillNo = '', id = null } = sent.find((each) => digestIn(each.version) === version && each.id) ?? {}
    const booked = id === null ? null : { airwayBillNo, id }
    rows[no] = { ...untouched, version, booked, isEarlier: booked !== null }
  }
  return newFile(owner, { name: file.name, table, match, lines, forAll: {}, rows })
}

/**
 * The table in a file, whatever its name says.
 *
 * @throws {Refused} with one sentence that says why there is none
 */
export async function readFile(file: File): Promise<FileTable> {
  if (file.size > MOST_BYTES) throw new Refused(t('fromFile.fileTooLarge', { most: MOST_BYTES / 1e6 }))
  const buffer = await file.arrayBuffer().catch(() => {
    throw new Refused(t('fromFile.fileNotRead'))
  })
  const bytes = new Uint8Array(buffer)
  const wrong = wrongKind(bytes)
  if (wrong !== null) throw new Refused(wrong)
  return tableIn(isZip(bytes) ? workbookSheets(bytes) : [{ name: '', rows: csvRows(fileText(bytes)), hidden: 0 }])
}

type Match = readonly (ColumnId | null)[]

/** Layouts of files as they were matched by hand, the latest last. */
const MOST = 50
const layouts = deviceStore(
  'booking-file-columns',
  json(z.catch(z.array(z.object({ headings: z.string(), columns: z.array(z.nullable(z.enum(columnIds))) })), [])),
)

export const headingsOf = ({ rows, headings }: FileTable): string[] =>
  (rows[headings] ?? []).map((cell) => cellText(cell).trim())

/**
 * As a digest: where a file has no headings, its first shipment takes their place, and nothing that identifies a person
 * may stay on the computer. '' where the browser has no cryptography.
 */
async function digestOf(text: string): Promise<string> {
  try {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return ''
  }
}

const layoutOf = (table: FileTable) => digestOf(JSON.stringify(headingsOf(table)))

/** As this layout was matched last, else by its headings. */
async function matchedColumns(owner: string, table: FileTable): Promise<Match> {
  const digest = await layoutOf(table)
  const known = layouts.read(owner).find(({ headings }) => headings === digest && digest !== '')
  return known?.columns ?? matchHeadings(headingsOf(table))
}

export async function rememberColumns(owner: string, table: FileTable, columns: Match): Promise<void> {
  const headings = await layoutOf(table)
  const others = layouts.read(owner).filter((layout) => layout.headings !== headings)
  if (headings !== '') layouts.write(owner, [...others, { headings, columns: [...columns] }].slice(-MOST))
}
