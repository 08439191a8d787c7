import { unzipSync } from 'fflate'
import { Refused } from '@/domain/refused'
import { isFilled, type FileCell } from '@/domain/from-file/fileCells'
import {
  csvRows,
  fileText,
  isZip,
  MOST_BYTES,
  MOST_CELLS,
  MOST_LINES,
  tableIn,
  wrongKind,
  type FileTable,
  type Sheet,
} from '@/domain/from-file/fileTable'
import { t } from '@/texts/t'

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

/** Bytes of all parts, and of those that are read: beyond that, a small file only claims to be one. */
const MOST = 40_000_000
/** As Excel has them. */
const MOST_ROWS = 1_048_576
/** Rows that a sheet may have, blank ones included. */
const MOST_HELD = 50_000
const MOST_MERGED = 10_000
const LONGEST_FORMAT = 255

/**
 * The sheets of an XLSX workbook that are shown. Formulas count as what they gave last; what is merged counts for each of
 * its rows; hidden rows are left out.
 *
 * fflate and the browser's own XML reader do it: libraries that read workbooks start workers from blobs for larger ones,
 * which the Content-Security-Policy forbids, and keep neither merged cells nor the zeros of a format.
 *
 * @throws {Refused} if the bytes are no such workbook
 */
function workbookSheets(bytes: Uint8Array): Sheet[] {
  const parts = unzipped(bytes)
  // A part may be named as many sheets.
  const isFew = upTo(MOST)
  const xml = (name = '') => {
    const part = parts[name]
    return part && isFew(part.length) ? parsedXml(part) : null
  }
  const workbook = xml('xl/workbook.xml')
  if (!workbook) throw new Refused(t(otherKind(parts)))
  const targets = new Map(
    all(xml('xl/_rels/workbook.xml.rels'), 'Relationship').map((one) => [
      one.getAttribute('Id'),
      (one.getAttribute('Target') ?? '').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  )
  const has = (element: string, attribute: string) => isOn(all(workbook, element)[0]?.getAttribute(attribute))
  const read = cellReader({
    texts: all(xml('xl/sharedStrings.xml'), 'si').map(written),
    formats: formatsOf(xml('xl/styles.xml')),
    is1904: has('workbookPr', 'date1904'),
    isUncalculated: has('calcPr', 'fullCalcOnLoad'),
  })
  return all(workbook, 'sheet').flatMap((sheet) => {
    const id = [...sheet.attributes].find(({ localName, prefix }) => localName === 'id' && prefix !== null)?.value
    const content = /hidden/i.test(sheet.getAttribute('state') ?? '') ? null : xml(targets.get(id ?? ''))
    return content ? [{ name: sheet.getAttribute('name') ?? '', ...rowsOf(content, read) }] : []
  })
}

const isOn = (attribute: string | null | undefined) => attribute === '1' || attribute === 'true'

/** @returns what counts sizes, and throws once they are too much */
function upTo(most: number): (size: number) => true {
  let sum = 0
  return (size) => {
    sum += size
    if (sum > most) throw new Refused(t('fromFile.workbookTooLarge'))
    return true
  }
}

const READ = /^(xl\/(?!.*(?:media|drawing)).*\.(xml|rels|bin)|word\/document\.xml|mimetype)$/

function unzipped(bytes: Uint8Array): Record<string, Uint8Array> {
  const isFew = upTo(MOST)
  try {
    return unzipSync(bytes, { filter: ({ name, originalSize }) => READ.test(name) && isFew(originalSize) })
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(t('fromFile.damaged'))
  }
}

function otherKind(parts: Record<string, Uint8Array>) {
  if (parts['xl/workbook.bin']) return 'fromFile.isBinaryWorkbook'
  if (new TextDecoder().decode(parts['mimetype']).endsWith('opendocument.spreadsheet')) return 'fromFile.isOds'
  return parts['word/document.xml'] ? 'fromFile.isWord' : 'fromFile.isOther'
}

function parsedXml(part: Uint8Array): Document {
  const text = new TextDecoder().decode(part)
  // Workbooks have no declarations of their own, which could name other files, or grow without end.
  if (/<!DOCTYPE/i.test(text)) throw new Refused(t('fromFile.damaged'))
  // Before each of them becomes an element.
  const rows = text.match(/<(?:\w+:)?row[\s/>]/g)?.length ?? 0
  if (rows > MOST_HELD) throw new Refused(t('fromFile.tooManyRows', { rows, most: MOST_LINES }))
  const content = new DOMParser().parseFromString(text, 'application/xml')
  if (content.getElementsByTagName('parsererror').length > 0) throw new Refused(t('fromFile.damaged'))
  return content
}

const all = (within: Document | Element | null, name: string): Element[] =>
  within ? [...within.getElementsByTagNameNS('*', name)] : []

/** Without what is only said about pronunciation. `_x000D_` is how line ends of other programs are written. */
const written = (item: Element) =>
  all(item, 't')
    .filter((one) => one.parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent)
    .join('')
    .replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

/** How numbers are shown, by the style of their cells. */
type Format = { is: 'date' } | { is: 'percent' } | { is: 'digits'; digits: number } | null

function formatsOf(content: Document | null): Format[] {
  const codes = new Map(
    all(content, 'numFmt').map((one) => [one.getAttribute('numFmtId'), one.getAttribute('formatCode') ?? '']),
  )
  const [cellStyles] = all(content, 'cellXfs')
  return all(cellStyles ?? null, 'xf').map((style) => {
    const id = style.getAttribute('numFmtId')
    return formatOf(Number(id), codes.get(id) ?? '')
  })
}

function formatOf(id: number, code: string): Format {
  if ((id >= 14 && id <= 22) || (id >= 45 && id <= 47)) return { is: 'date' }
  if (id === 9 || id === 10) return { is: 'percent' }
  const plain = code.slice(0, LONGEST_FORMAT).replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  if (/[ymdhs]/i.test(plain) && !/general/i.test(plain)) return { is: 'date' }
  if (plain.includes('%')) return { is: 'percent' }
  return /^0{2,}$/.test(plain) ? { is: 'digits', digits: plain.length } : null
}

type ReadCell = (cell: Element) => FileCell

interface CellReading {
  texts: readonly string[]
  formats: readonly Format[]
  is1904: boolean
  /** Written by a program that calculates nothing, and puts 0 in place of what formulas give. */
  isUncalculated: boolean
}

const cellReader =
  ({ texts, formats, is1904, isUncalculated }: CellReading): ReadCell =>
  (cell) => {
    const value = all(cell, 'v')[0]?.textContent ?? ''
    const type = cell.getAttribute('t') ?? 'n'
    const isFormula = all(cell, 'f').length > 0
    if (type === 'inlineStr') return written(cell)
    if (value === '' || (value === '0' && isUncalculated))
      if (isFormula && type !== 'str') return { text: '', is: 'uncalculated' }
    if (type === 's') return texts[Number(value)] ?? ''
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
    if (type === 'e') return { text: value, is: 'error' }
    if (type === 'd') return { text: value, is: 'date' }
    return type === 'n' ? numberCell(value, formats[Number(cell.getAttribute('s') ?? 0)] ?? null, is1904) : value
  }

/** Excel keeps 15 digits. */
const MOST_WHOLE = 1e15

function numberCell(value: string, format: Format, is1904: boolean): FileCell {
  const number = Number(value)
  if (value === '' || !Number.isFinite(number)) return value
  if (format?.is === 'date') return { text: dateText(number, is1904), is: 'date' }
  if (Math.abs(number) >= MOST_WHOLE) return number.toExponential()
  if (format?.is === 'percent') return `${rounded(number * 100)}%`
  const text = String(rounded(number))
  return format?.is === 'digits' && /^\d+$/.test(text) ? text.padStart(format.digits, '0') : text
}

/** `0.1 + 0.2` is stored as 0.30000000000000004. */
const rounded = (number: number) => Math.round(number * 1e6) / 1e6

/** Days from the last one of 1899, or from the first of 1904, to 1970. */
const BEFORE_1970 = { no: 25_569, yes: 24_107 }

function dateText(days: number, is1904: boolean): string {
  const date = new Date(Math.round((days - BEFORE_1970[is1904 ? 'yes' : 'no']) * 86_400) * 1000)
  if (Number.isNaN(date.getTime())) return String(days)
  const [day = '', time = ''] = date.toISOString().split('T')
  if (days % 1 === 0) return day
  return days < 1 ? time.slice(0, 5) : `${day} ${time.slice(0, 5)}`
}

/** The row, from 0, and the column of `C12`. */
function placeOf(reference: string): { row: number; column: number } {
  const [, letters = 'A', row = '1'] = /^\$?([A-Z]+)\$?(\d+)$/.exec(reference) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(row) - 1, column }
}

/** Filled rows at their places; blank ones between them are empty, those below the last are left out. */
function rowsOf(sheet: Document, read: ReadCell): Omit<Sheet, 'name'> {
  const rows: FileCell[][] = []
  const hidden = new Set<number>()
  let next = 0
  for (const row of all(sheet, 'row')) {
    next = Number(row.getAttribute('r') ?? next + 1)
    if (next > MOST_ROWS) throw new Refused(t('fromFile.damaged'))
    if (isOn(row.getAttribute('hidden'))) hidden.add(next - 1)
    let column = -1
    for (const cell of all(row, 'c')) {
      const reference = cell.getAttribute('r')
      column = reference ? placeOf(reference).column : column + 1
      const content = column < MOST_CELLS ? read(cell) : ''
      if (content === '') continue
      for (let at = rows.length; at < next; at += 1) rows.push([])
      put(rows[next - 1], column, content)
    }
  }
  for (const merged of all(sheet, 'mergeCell').slice(0, MOST_MERGED)) {
    const [from = '', to = from] = (merged.getAttribute('ref') ?? '').split(':')
    const { row, column } = placeOf(from)
    const content = rows[row]?.[column] ?? ''
    const last = Math.min(placeOf(to).row, row + MOST_LINES)
    if (content !== '') for (const cells of rows.slice(row + 1, last + 1)) put(cells, column, content)
  }
  return {
    rows: rows.map((row, at) => (hidden.has(at) ? [] : row)),
    hidden: rows.filter((row, at) => hidden.has(at) && isFilled(row)).length,
  }
}

function put(cells: FileCell[] = [], column: number, content: FileCell): void {
  for (let at = cells.length; at < column; at += 1) cells.push('')
  cells[column] = content
}
