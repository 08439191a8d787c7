import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { numberText } from '@/domain/from-file/numberText'
import { MAX_CELLS_HELD, MAX_ROWS_HELD, UnreadableWorkbook } from './unreadableWorkbook'

/** The most bytes that all parts may have when unpacked. Protects against small files that unpack to huge ones. */
const MAX_UNPACKED_BYTES = 40_000_000
/** Bytes of the parts of a binary workbook, whose cells may have only ten bytes each. */
const MAX_BINARY_BYTES = 10_000_000

/** Names of the parts that have cells, or lead to those: not pictures, drawings, macros, and copies of pivot tables. */
const READ = /^mimetype$|\.(?:xml|rels|bin)$/i
const NOT_READ = /(?:^|\/)(?:media|drawings|embeddings|charts|pivotCache|customXml|Pictures|Object[^/]*)\/|vbaProject/i
const TYPES = '[Content_Types].xml'
const NO_TYPES = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'

const NO_STYLES = '<office:document-styles/>'

type Parts = Record<string, Uint8Array<ArrayBuffer>>

/** Information about a sheet of an OpenDocument spreadsheet that the library does not read. */
export interface SheetNotes {
  name: string
  isHidden: boolean
  hiddenRows: ReadonlySet<number>
}

/**
 * Unpacks a zipped workbook, checks its size before anything parses it, and packs it again for the library: with
 * slashes in the names of its parts, only with parts that have cells, and with NaN as the value of formulas that have
 * none.
 *
 * @returns `notes` on each sheet, in the order of the sheets; only for OpenDocument
 * @throws {UnreadableWorkbook}
 */
export function checkedWorkbook(bytes: Uint8Array): { bytes: Uint8Array; notes: readonly SheetNotes[] } {
  const parts = unzipped(bytes)
  const text = (name: string) => (parts[name] ? strFromU8(parts[name]) : '')
  const types = text(TYPES)
  const manifest = text('META-INF/manifest.xml')
  let notes: SheetNotes[] = []
  if (`${text('mimetype')}${manifest}`.includes('opendocument.spreadsheet')) {
    if (manifest.includes('encryption-data')) throw new UnreadableWorkbook('isLocked')
    const content = readOpenDocument(text('content.xml'))
    notes = content.notes
    parts['content.xml'] = strToU8(content.xml)
    parts['styles.xml'] ??= strToU8(NO_STYLES)
  } else if (/spreadsheetml|ms-excel/.test(types) || parts['xl/workbook.xml'] || parts['xl/workbook.bin']) {
    parts[TYPES] ??= strToU8(NO_TYPES)
    checkParts(parts)
  } else {
    throw new UnreadableWorkbook(
      types.includes('wordprocessingml') || parts['word/document.xml'] ? 'isWord' : 'isOther',
    )
  }
  return { bytes: zipSync(parts, { level: 0 }), notes }
}

function unzipped(bytes: Uint8Array): Parts {
  let unpacked = 0
  try {
    const parts = unzipSync(bytes, {
      // This is called before a part is unpacked.
      filter: ({ name, originalSize }) => {
        const path = pathOf(name)
        if (!READ.test(path) || NOT_READ.test(path)) return false
        unpacked += originalSize
        if (unpacked > MAX_UNPACKED_BYTES) throw new UnreadableWorkbook('workbookTooLarge')
        return true
      },
    })
    return Object.fromEntries(Object.entries(parts).map(([name, part]) => [pathOf(name), part]))
  } catch (error) {
    throw error instanceof UnreadableWorkbook ? error : new UnreadableWorkbook('damaged')
  }
}

/** Some programs write backslashes, as on Windows. */
const pathOf = (name: string) => name.replace(/\\/g, '/').replace(/^\/+/, '')

/** A part may be written with a prefix: `<x:row>`. */
const ROW = /<(?:\w+:)?row[\s/>]/g
const CELL = /<(?:\w+:)?c[\s/>]/g
const SHEET = /<(?:\w+:)?sheet\s/g
const TARGET = /\sTarget\s*=\s*["']([^"']*)["']/g
/**
 * A formula without a value, because no program has calculated it yet. Not one of type text, whose value may just be
 * empty.
 */
const NO_RESULT =
  /<((?:\w+:)?)c\b([^<>]*)>(\s*<\1f\b[^<>]*(?:\/>|>[^<]*<\/\1f>))\s*(?:<\1v\s*\/>|<\1v>\s*<\/\1v>)?\s*<\/\1c>/g

const countOf = (xml: string, pattern: RegExp) => xml.match(pattern)?.length ?? 0

/** Counts the cells that the parser would have in memory, and marks formulas without a value. */
function checkParts(parts: Parts): void {
  let cells = 0
  let binary = 0
  for (const [name, part] of Object.entries(parts)) {
    if (/\.bin$/i.test(name)) binary += part.length
    if (binary > MAX_BINARY_BYTES) throw new UnreadableWorkbook('workbookTooLarge')
    if (/\.rels$/i.test(name)) parts[name] = strToU8(inFolder(name, strFromU8(part)))
    if (!/\.xml$/i.test(name)) continue
    const xml = strFromU8(part)
    // Real workbooks have no DOCTYPE. Its entities could read other files, or expand endlessly.
    if (/<!DOCTYPE/i.test(xml)) throw new UnreadableWorkbook('damaged')
    const rows = countOf(xml, ROW)
    if (rows > MAX_ROWS_HELD) throw new UnreadableWorkbook('tooManyRows', rows)
    cells += countOf(xml, CELL)
    if (cells > MAX_CELLS_HELD) throw new UnreadableWorkbook('workbookTooLarge')
    if (/<(?:\w+:)?sheets[\s>]/.test(xml)) checkSheets(xml, parts)
    const marked = xml.replace(NO_RESULT, withoutResult)
    if (marked !== xml) parts[name] = strToU8(marked)
  }
}

function withoutResult(cell: string, prefix: string, attributes: string, formula: string): string {
  if (/\st\s*=\s*["'](?:str|inlineStr)["']/.test(attributes)) return cell
  return `<${prefix}c${attributes.replace(/\st\s*=\s*["']\w*["']/, '')}>${formula}<${prefix}v>NaN</${prefix}v></${prefix}c>`
}

/** Makes addresses relative to their folder: the library does not find `/data/sheet.xml` from a part in `data`. */
function inFolder(name: string, relations: string): string {
  const folder = name.replace(/_rels\/[^/]*$/, '')
  return folder === '' ? relations : relations.replaceAll(`Target="/${folder}`, 'Target="')
}

/** Refuses workbooks in which many sheets share one part, because it would be parsed once for each of them. */
function checkSheets(workbook: string, parts: Parts): void {
  const relations = Object.entries(parts).filter(([name]) => /(?:^|\/)_rels\/[^/]*\.rels$/.test(name))
  const targets = relations.flatMap(([, part]) => [...strFromU8(part).matchAll(TARGET)].map(([, target]) => target))
  if (countOf(workbook, SHEET) > new Set(targets).size) throw new UnreadableWorkbook('workbookTooLarge')
}

const ODF_TAG = /<(\/?)table:(table|table-row|table-cell|covered-table-cell)(?=[\s/>])([^<>]*?)(\/?)>/g
const HIDDEN_STYLE = /<style:style\b([^<>]*)>\s*<style:table-properties\b[^<>]*table:display="false"/g

/** Formats that show a currency or a percent sign by themselves. */
const SIGNED_FORMAT = /<number:(?:currency|percentage)-style\b([^<>]*)>/g
const STYLE = /<style:style\b([^<>]*)>/g

const attributeOf = (attributes: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? null
const repeats = (attributes: string, of: 'rows' | 'columns') =>
  Math.max(1, Number(attributeOf(attributes, `table:number-${of}-repeated`)) || 1)

/**
 * Hidden sheets and rows of OpenDocument, and how many cells it has: a row or cell may be repeated a million times.
 */
function readOpenDocument(content: string): { xml: string; notes: SheetNotes[] } {
  if (/<!DOCTYPE/i.test(content)) throw new UnreadableWorkbook('damaged')
  const styles = [...content.matchAll(HIDDEN_STYLE)].map(([, attributes = '']) => attributeOf(attributes, 'style:name'))
  const signed = signedStyles(content)
  const notes: SheetNotes[] = []
  let hidden = new Set<number>()
  let [cells, next, rows] = [0, 0, 1]
  const xml = content.replace(ODF_TAG, (tag, end: string, kind: string, attributes: string, closed: string) => {
    if (end) return tag
    if (kind === 'table') {
      hidden = new Set()
      next = 0
      const isHidden = styles.includes(attributeOf(attributes, 'table:style-name') ?? '')
      notes.push({ name: unescaped(attributeOf(attributes, 'table:name') ?? ''), isHidden, hiddenRows: hidden })
      return tag
    }
    if (kind === 'table-row') {
      rows = repeats(attributes, 'rows')
      if (/^(?:collapse|filter)$/.test(attributeOf(attributes, 'table:visibility') ?? ''))
        for (let row = next; row < Math.min(next + rows, MAX_ROWS_HELD); row += 1) hidden.add(row)
      next += rows
      return tag
    }
    const hasValue = attributeOf(attributes, 'office:value-type') !== null
    const isFormula = attributeOf(attributes, 'table:formula') !== null
    if (closed && !hasValue && !isFormula) return tag
    if (next > MAX_ROWS_HELD) throw new UnreadableWorkbook('tooManyRows', next)
    cells += rows * repeats(attributes, 'columns')
    if (cells > MAX_CELLS_HELD) throw new UnreadableWorkbook('workbookTooLarge')
    const shown = signed.has(attributeOf(attributes, 'table:style-name') ?? '') ? null : signedText(attributes)
    if (shown !== null) {
      const others = attributes.replace(/\s(?:office|calcext):(?:value-type|value|currency)="[^"]*"/g, '')
      const cell = `<table:${kind}${others} office:value-type="string" office:string-value="${shown}">`
      return closed ? `${cell}<text:p></text:p></table:${kind}>` : cell
    }
    if (!isFormula || hasValue) return tag
    const opened = `<table:${kind}${attributes} office:value-type="float" office:value="NaN">`
    return closed ? `${opened}<text:p/></table:${kind}>` : opened
  })
  return { xml, notes }
}

/** The styles of cells whose format shows the sign of their value. */
function signedStyles(content: string): ReadonlySet<string> {
  const formats = [...content.matchAll(SIGNED_FORMAT)].map(([, attributes = '']) =>
    attributeOf(attributes, 'style:name'),
  )
  const styles = [...content.matchAll(STYLE)].map(([, attributes = '']) => attributes)
  const has = (attributes: string) => formats.includes(attributeOf(attributes, 'style:data-style-name'))
  return new Set(styles.filter(has).map((attributes) => attributeOf(attributes, 'style:name') ?? ''))
}

/**
 * Amounts and percentages with their sign, even if the format does not show it: `USD 20`, `17%`. Null for other values.
 */
function signedText(attributes: string): string | null {
  const value = Number(attributeOf(attributes, 'office:value') ?? Number.NaN)
  if (!Number.isFinite(value)) return null
  const type = attributeOf(attributes, 'office:value-type')
  if (type === 'percentage') return `${numberText(value * 100, '') ?? ''}%`
  const currency = type === 'currency' ? attributeOf(attributes, 'office:currency') : null
  return currency ? `${currency} ${numberText(value, '') ?? ''}` : null
}

const unescaped = (name: string) =>
  name
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
