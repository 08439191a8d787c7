import { foldedText } from '../foldedText'
import { plainDecimal } from '../typedNumbers'
import { cellText, type FileCell } from './fileCells'
import { type ColumnId, columnOf, requiredColumns } from './fileColumns'

/** A row of a file that cannot be a shipment. */
export interface RowWithoutShipment {
  /** Its number in the file, from 1. */
  no: number
  /** The text by which it was recognized: `Grand total`. */
  text: string
}

/** The heading of the result column in result files, and the result of a row that was left out. */
export const RESULT_HEADING = 'Result'
export const LEFT_OUT = 'Left out'

/** Sums and signatures are no longer than this, in characters. */
const MAX_LENGTH = 80
const counted =
  'of|no\\.?|for|the|day|month|weight|wt\\.?|pieces|pcs\\.?|amount|charges|freight|value|qty\\.?|quantity|shipments?|parcels?|boxes|cartons|cod|kgs?\\.?|rs\\.?|pkr|usd|items?|orders?|gst|discount'
const TOTAL = new RegExp(
  `^[*=\\s-]*(?:(?:sub|grand|net|gross|running|page|overall)[\\s-]*)?(?:totals?|sum)(?:\\s+(?:${counted}))*\\s*(?:\\([^)]*\\))?\\s*[:=.*-]*\\s*(?:(?:rs\\.?|pkr)?\\s*\\d[\\d.,]*\\s*(?:\\p{L}{1,10}\\.?)?)?$`,
  'iu',
)
const TOTAL_IN_URDU =
  /^(?:(?:کل|ذیلی|مجموعی)\s*)?(?:ٹوٹل|کل|میزان|مجموعہ|مجموعی)(?:\s+(?:وزن|رقم|تعداد|پیس|پارسل|شپمنٹ|شپمنٹس|میزان))?\s*[:=۔-]*\s*[\d.,]*$/u
const CLOSING = [
  /^(?:prepared|checked|approved|verified|received|issued|printed|generated|handed over|collected|authori[sz]ed|compiled|entered|signed)\s+(?:by|on|at)\b/iu,
  /^(?:authori[sz]ed|customer'?s?|shipper'?s?|sender'?s?|receiver'?s?|manager'?s?|officer'?s?)?\s*(?:signature|signatory|sign|signed|stamp|seal)s?(?:\s*(?:&|and|\/)\s*(?:stamp|seal|date|name))*\s*[:._\s-]*$/iu,
  /^-*\s*page\s*(?:no\.?\s*)?\d+(?:\s*(?:of|\/)\s*\d+)?\s*-*$/iu,
  /^[*\s-]*end\s+of\s+(?:file|report|list|sheet|data|document|page)[*\s.-]*$/iu,
  /^thank(?:s|\s+you)(?:\s+for\s+your\s+business)?[\s!.]*$/iu,
  /^(?:date|dated|printed|report date|place)\s*:/iu,
  /^(?:دستخط|مہر|تیار کردہ|تیار کنندہ|جانچ کردہ|منظور کردہ|وصول کردہ|صفحہ\s*\d+|تاریخ\s*:|شکریہ\s*$)/u,
  /^[_.\s-]{4,}$/u,
]

const isTotal = (text: string) => TOTAL.test(text) || TOTAL_IN_URDU.test(text)
/** Whether a cell is a sum, or has only words of at most three letters, such as units. */
const isSum = (text: string) => /^[^\p{L}]*\d[\d.,]*\s*\p{L}+\.?$/u.test(text) || !/\p{L}{4}/u.test(text)
/** A row with more than this many of the cells that every shipment needs is a shipment, whatever its texts. */
const MAX_REQUIRED = 3

/**
 * The rows below the headings that are sums, signatures, page numbers or the headings again, wherever they are; only
 * those that cannot be a shipment.
 *
 * @param headings the place of the headings among the rows, from 0
 * @param ids what the columns are, as far as that is known
 */
export function rowsWithoutShipment(
  rows: readonly (readonly FileCell[])[],
  headings: number,
  ids: readonly (ColumnId | null)[],
): RowWithoutShipment[] {
  const required = requiredColumns()
  const wordsOf = (row: readonly FileCell[] = []) =>
    row
      .map((cell, at) => ({
        text: cellText(cell)
          .slice(0, MAX_LENGTH + 1)
          .trim(),
        id: ids[at] ?? null,
      }))
      .filter(({ text }) => text !== '')
  const head = wordsOf(rows[headings])
  const headText = foldedText(head.map(({ text }) => text).join('\n'))
  const results = (rows[headings] ?? []).findIndex((cell) => cellText(cell).trim() === RESULT_HEADING)
  return rows.flatMap((row, at) => {
    if (at <= headings) return []
    if (cellText(row[results]) === LEFT_OUT) return [{ no: at + 1, text: LEFT_OUT }]
    const words = wordsOf(row)
    const isNamed = (is: (text: string) => boolean) => words.find(({ text }) => text.length <= MAX_LENGTH && is(text))
    const leftOut = { no: at + 1, text: words[0]?.text ?? '' }
    if (head.length > 2 && foldedText(words.map(({ text }) => text).join('\n')) === headText) return [leftOut]
    const total = isNamed(isTotal)
    if (total && words.every(({ text }) => isTotal(text) || isSum(text))) return [{ ...leftOut, text: total.text }]
    const isClosing = (text: string) => CLOSING.some((pattern) => pattern.test(text))
    const closing = isNamed((text) => isClosing(text) && /\p{L}/u.test(text))
    const others = words.filter(({ text }) => !isClosing(text))
    const isCounted = others.some(({ text, id }) => id && columnOf(id).kind === 'number' && plainDecimal(text) !== null)
    if (!closing || isCounted || others.filter(({ id }) => id && required.has(id)).length > MAX_REQUIRED) return []
    return [{ ...leftOut, text: closing.text }]
  })
}
