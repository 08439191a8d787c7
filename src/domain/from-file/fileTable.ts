import { parse } from 'papaparse'
import { t } from '@/texts/t'
import { Refused } from '../refused'
import type { FileCell } from './fileCells'

/** The cells of a file, row by row as they stand in it. */
export interface FileTable {
  rows: readonly (readonly FileCell[])[]
  /** The sheet that was read, if the file has others with something in them. */
  sheet: string | null
}

export const MOST_BYTES = 5_000_000
/** Filled rows below the headings. */
export const MOST_LINES = 500
/** Cells of a row; further ones are read by no column. */
export const MOST_CELLS = 200

/** By its first bytes, whatever its name says. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

/** What is said about a file of another kind; null if it may be a table. `bytes`: all of them. */
export function wrongKind(bytes: Uint8Array): string | null {
  const begins = (...start: number[]) => start.every((byte, index) => bytes[index] === byte)
  if (bytes.length === 0) return t('fromFile.fileEmpty')
  if (begins(0x25, 0x50, 0x44, 0x46)) return t('fromFile.isPdf')
  if (!begins(0xd0, 0xcf, 0x11, 0xe0)) return null
  // A workbook with a password is put into a container of the old kind.
  const isLocked = new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')
  return t(isLocked || hasOdd(bytes) ? 'fromFile.isLocked' : 'fromFile.isOldExcel')
}

/** The name may begin at an odd byte. */
const hasOdd = (bytes: Uint8Array) => new TextDecoder('utf-16le').decode(bytes.subarray(1)).includes('EncryptedPackage')

/**
 * The text of a file in the encodings that spreadsheets write: UTF-8, UTF-16, or the Windows code pages of Western
 * Europe (1252) and of Arabic and Urdu (1256).
 */
export function fileText(bytes: Uint8Array): string {
  const as = (encoding: string, fatal = false) => new TextDecoder(encoding, { fatal }).decode(bytes)
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return as('utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return as('utf-16be')
  const zeros = [0, 1].map((from) => bytes.subarray(0, 400).filter((byte, at) => at % 2 === from && byte === 0).length)
  const sample = Math.min(400, bytes.length) / 2
  if ((zeros[1] ?? 0) > sample * 0.6 && zeros[0] === 0) return as('utf-16le')
  if ((zeros[0] ?? 0) > sample * 0.6 && zeros[1] === 0) return as('utf-16be')
  try {
    return as('utf-8', true)
  } catch {
    return as(isOfWords(bytes) ? 'windows-1256' : 'windows-1252')
  }
}

/** Words of Arabic letters are bytes above 127 side by side; in Western texts these stand alone among others. */
function isOfWords(bytes: Uint8Array): boolean {
  let [high, beside] = [0, 0]
  bytes.forEach((byte, at) => {
    if (byte < 128) return
    high += 1
    if ((bytes[at - 1] ?? 0) > 127 || (bytes[at + 1] ?? 0) > 127) beside += 1
  })
  return beside > high / 2
}

/** @throws {Refused} if the text is no table */
export function csvTable(text: string): FileTable {
  // A picture, or some program's own file.
  if (text.includes('\0')) throw new Refused(t('fromFile.isOther'))
  // Excel's own note about its separator.
  const [, separator = '', body = text] = /^\ufeff?sep=(.)\r?\n([^]*)$/i.exec(text) ?? []
  const { data, errors } = parse<string[]>(body.replace(/^\ufeff/, ''), {
    delimiter: separator,
    delimitersToGuess: [',', ';', '\t', '|'],
  })
  const open = errors.find(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes')
  if (open) throw new Refused(t('fromFile.quoteNotClosed', { row: (open.row ?? 0) + 1 }))
  return { rows: data.map((row) => row.slice(0, MOST_CELLS)), sheet: null }
}
