import { cellText } from '@/domain/from-file/fileCells'
import { shipmentsIn } from '@/domain/from-file/fileShipments'
import { sentDrafts } from '../../session/draftStore'
import { digestIn, linesOf, newVersion, type FileRow, type FileState } from './fileState'
import { newFile, type OpenFile } from './openFile'
import { readFile } from './reading/readFile'
import { digestOf, matchedColumns } from './reading/rememberedColumns'

/**
 * Reads a chosen file and opens it. A row that this browser has booked in the last days is known by its digest, so that
 * a file chosen twice is not booked twice.
 *
 * @throws {Refused} with one sentence that says what is wrong with the file
 */
export async function chosenFile(owner: string, file: File): Promise<OpenFile> {
  const table = await readFile(file)
  const match = await matchedColumns(owner, table)
  const state: FileState = { name: file.name, table, match, edits: {}, forAll: {}, rows: {} }
  const sent = await sentDrafts(owner).catch(() => [])
  const rows: Record<number, FileRow> = {}
  const seen = new Map<string, number>()
  for (const { lines } of shipmentsIn(linesOf(state))) {
    const [{ no }] = lines
    const text = JSON.stringify(table.rows[no - 1]?.map(cellText))
    const times = (seen.get(text) ?? 0) + 1
    seen.set(text, times)
    const version = (await digestOf(`${owner} ${times} ${text}`)) || newVersion()
    const earlier = sent.find((each) => digestIn(each.version) === version && each.id !== null)
    const booked = earlier ? { airwayBillNo: earlier.airwayBillNo, id: earlier.id ?? '' } : null
    const isEarlier = booked !== null
    rows[no] = { version, sending: null, booked, isEarlier, refusal: null, lines: lines.map((line) => line.no) }
  }
  return newFile(owner, { ...state, rows })
}
