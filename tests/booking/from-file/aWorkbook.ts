import { strToU8, zipSync } from 'fflate'

/** A cell's XML for A1, with its reference put in. */
export type Cell = string | number | { xml: string; attributes?: string }

interface Made {
  rows: readonly (readonly Cell[])[]
  merged?: readonly string[]
  before?: readonly (readonly Cell[])[][]
  /** Formats by the number of their style, from 1. */
  formats?: readonly string[]
  /** Attributes of what the workbook says of its formulas. */
  calculation?: string
  /** Numbers of hidden rows. */
  hidden?: readonly number[]
  /** Changes the names of parts, and where they are named. */
  renamed?: (text: string) => string
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Which part is what. `sheets`: how many of them. */
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

/** The bytes of an XLSX file as Excel writes it; `before`: sheets before it. */
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
