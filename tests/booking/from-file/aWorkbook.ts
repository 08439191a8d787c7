import { strToU8, zipSync } from 'fflate'

/** A value, or the XML of a cell, which gets its reference added. */
export type Cell = string | number | { xml: string; attributes?: string }

interface Made {
  rows: readonly (readonly Cell[])[]
  merged?: readonly string[]
  /** Sheets before the one with `rows`. */
  before?: readonly (readonly Cell[])[][]
  /** Number formats, which become the cell styles 1 and up. */
  formats?: readonly string[]
  /** Attributes of the workbook's calculation properties. */
  calculation?: string
  /** Numbers of the hidden rows, from 1. */
  hidden?: readonly number[]
  /** Changes names of parts, and the references to them. */
  renamed?: (text: string) => string
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The content types of the parts. */
const typesXml = (sheets: number) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${[
    ['xl/workbook.xml', 'sheet.main'],
    ['xl/styles.xml', 'styles'],
    ['xl/sharedStrings.xml', 'sharedStrings'],
    ...Array.from({ length: sheets }, (_, at) => [`xl/worksheets/sheet${at + 1}.xml`, 'worksheet']),
  ]
    .map(([name, type]) => `<Override PartName="/${name}" ContentType="${MAIN}.${type}+xml"/>`)
    .join('')}</Types>`

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const cellXml = (cell: Cell, reference: string) => {
  if (cell === '') return ''
  if (typeof cell === 'object') return `<c r="${reference}" ${cell.attributes ?? ''}>${cell.xml}</c>`
  return typeof cell === 'number'
    ? `<c r="${reference}"><v>${cell}</v></c>`
    : `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
}
const column = (at: number): string =>
  (at < 26 ? '' : column(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

function sheetXml(rows: Made['rows'], merged: readonly string[] = [], hidden: readonly number[] = []): string {
  const lines = rows.map(
    (row, index) =>
      `<row r="${index + 1}"${hidden.includes(index + 1) ? ' hidden="1"' : ''}>${row.map((cell, at) => cellXml(cell, `${column(at)}${index + 1}`)).join('')}</row>`,
  )
  const merges =
    merged.length > 0 ? `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>` : ''
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join('')}</sheetData>${merges}</worksheet>`
}

/** The bytes of an XLSX file in Excel's format. */
export function aWorkbook({
  rows,
  merged,
  before = [],
  formats = [],
  calculation = '',
  hidden,
  renamed = (text) => text,
}: Made): Uint8Array<ArrayBuffer> {
  const sheets = [...before.map((each) => sheetXml(each)), sheetXml(rows, merged, hidden)]
  const list = sheets.map((_, at) => `<sheet name="Sheet ${at + 1}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
  const targets = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts>${formats
    .map((code, at) => `<numFmt numFmtId="${165 + at}" formatCode="${code}"/>`)
    .join(
      '',
    )}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${165 + at}"/>`).join('')}</cellXfs></styleSheet>`
  const parts: Record<string, string> = {
    '[Content_Types].xml': typesXml(sheets.length),
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${list.join('')}</sheets><calcPr ${calculation}/></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.join('')}</Relationships>`,
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><r><t>Ruth </t></r><r><t>Hallam</t></r><rPh><t>left out</t></rPh></si></sst>`,
    ...Object.fromEntries(sheets.map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [renamed(name), strToU8(renamed(xml))])))
}
