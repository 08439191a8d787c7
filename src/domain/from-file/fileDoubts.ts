import { type BookingForm, YES } from '../forms/bookingForm'
import { HOME_REGION } from '../homeCountry'
import { isPlaceholder } from '../isPlaceholder'
import type { Message } from '../message'
import * as phones from '../phone'
import { regionOf } from '../regions'
import { plainDecimal } from '../typedNumbers'
import { inLatinDigits } from '../typedText'
import { cellText } from './fileCells'
import { type ColumnId, columnOf, type ColumnText } from './fileColumns'
import type { FileShipment } from './shipmentsIn'

export type FileDoubtMessage = Message<
  | ColumnText
  | 'fromFile.amountWithoutCod'
  | 'fromFile.countsOnce'
  | 'fromFile.heavyPiece'
  | 'fromFile.lostZero'
  | 'fromFile.sameReceiver'
  | 'fromFile.sameReference'
  | 'fromFile.sameRow'
  | 'fromFile.sameValue'
  | 'fromFile.smallGst'
  | 'fromFile.valueOfWhat'
  | 'fromFile.worthWithoutInsurance'
>

interface FileDoubt {
  line: number
  column: ColumnId
  message: FileDoubtMessage
  /** What the cell probably held before a spreadsheet changed it. */
  instead?: string
}

/** From this weight of one piece on, it may have been written in grams. */
const HEAVY_PIECE_KG = 100

/**
 * What is asked about a shipment because it comes from a file; what is asked about any booking is in `bookingDoubts`.
 *
 * @param head the cells that count once for the shipment, as they were read
 * @param form the booking form that the shipment fills
 * @param quantityOf the quantity in the row of this number; null if there is none
 */
export function fileDoubts(
  shipment: FileShipment,
  head: readonly (readonly [ColumnId, string])[],
  form: BookingForm,
  quantityOf: (line: number) => string | null,
): FileDoubt[] {
  return [
    ...head.flatMap(([column, value]) => {
      const instead = withLostZero(column, value, form)
      return instead === null
        ? []
        : [{ line: shipment.lines[0].no, column, message: { key: 'fromFile.lostZero' }, instead } as const]
    }),
    ...doubtsOfRows(shipment, quantityOf),
    ...doubtsOfFigures(shipment.lines[0].no, form),
  ]
}

/** Doubts about how the rows belong together, and what the values of several rows mean. */
function doubtsOfRows(shipment: FileShipment, quantityOf: (line: number) => string | null): FileDoubt[] {
  const first = shipment.lines[0].no
  const doubts: FileDoubt[] = []
  const doubt = (line: number, column: ColumnId, message: FileDoubtMessage) => doubts.push({ line, column, message })
  if (shipment.differsIn !== null) {
    const { line, column } = shipment.differsIn
    const values = { line, column: { key: columnOf(column).label } }
    doubt(first, 'shipperRef', { key: 'fromFile.sameReference', values })
  }
  if (shipment.sameReceiver !== null)
    doubt(first, 'shipperRef', { key: 'fromFile.sameReceiver', values: { line: shipment.sameReceiver } })
  for (const { line, of } of shipment.repeats)
    doubt(line, 'shipperRef', { key: 'fromFile.sameRow', values: { line: of } })
  const valued = shipment.lines.filter(({ cells: { price } }) => typeof price === 'object' && price.is === 'value')
  for (const { no } of valued) {
    const count = quantityOf(no)
    if (count !== null && Number(count) !== 1) doubt(no, 'price', { key: 'fromFile.valueOfWhat', values: { count } })
  }
  for (const { line, column } of countedOnce(shipment))
    doubt(line, column, { key: 'fromFile.countsOnce', values: { line: first } })
  const [one, again] = valued
  if (one && again && isSameValue(shipment.lines))
    doubt(again.no, 'price', { key: 'fromFile.sameValue', values: { line: one.no } })
  return doubts
}

/** Doubts about single figures of the shipment, noted at its first row. */
function doubtsOfFigures(line: number, form: BookingForm): FileDoubt[] {
  const doubts: FileDoubt[] = []
  const doubt = (column: ColumnId, message: FileDoubtMessage) => doubts.push({ line, column, message })
  const [weight, pieces] = [plainDecimal(form.weight), plainDecimal(form.pieces)]
  if (weight !== null && Number(weight) / Math.max(1, Number(pieces ?? 1)) >= HEAVY_PIECE_KG)
    doubt('weight', { key: 'fromFile.heavyPiece', values: { weight } })
  if (form.cod !== YES && isSum(form.codAmount)) doubt('codAmount', { key: 'fromFile.amountWithoutCod' })
  if (form.insurance !== YES && isSum(form.worthOfPackage))
    doubt('worthOfPackage', { key: 'fromFile.worthWithoutInsurance' })
  const gst = plainDecimal(form.gst)
  if (gst !== null && Number(gst) > 0 && Number(gst) < 1) doubt('gst', { key: 'fromFile.smallGst', values: { gst } })
  return doubts
}

/** Numbers that count once for a shipment, even if several of its rows have them. */
const summed = ['weight', 'pieces', 'codAmount', 'amount', 'worthOfPackage'] as const

/** The first such number of each further row, which may have been meant to be added up. */
function countedOnce({ lines, repeats }: FileShipment): { line: number; column: ColumnId }[] {
  return lines.slice(1).flatMap(({ no, cells }) => {
    const column = summed.find((id) => isSum(cellText(cells[id]).trim()))
    return column === undefined || repeats.some(({ line }) => line === no) ? [] : [{ line: no, column }]
  })
}

/** Whether all lines that state a value state the same one, which may then be the value of the whole shipment. */
function isSameValue(lines: FileShipment['lines']): boolean {
  const texts = lines.map(({ cells }) => cellText(cells.price).trim()).filter(isSum)
  return texts.length > 1 && new Set(texts).size === 1
}

/** Whether a cell may be an amount, so that not sending it could lose money. A text that cannot be read may be one. */
const isSum = (text: string) => !isPlaceholder(text) && text !== '' && Number(plainDecimal(text, 'rupees') ?? 1) !== 0

/** Countries whose post codes may begin with a zero, by how many digits these have. */
const postCodes: Readonly<Record<number, string>> = { 4: 'AU NO', 5: 'DE DZ ES FI FR IT MX MY TH TR US', 6: 'RO' }

/**
 * A number with the leading zero that a spreadsheet has dropped; null where none is missing. It is only proposed.
 */
function withLostZero(id: ColumnId, value: string, { origin, recCountry }: BookingForm): string | null {
  const digits = inLatinDigits(value)
  if (!/^[1-9]\d*$/.test(digits)) return null
  const country = id.startsWith('shipper') ? origin : recCountry
  const region = regionOf(country)
  const whole = `0${digits}`
  if (/Phone\d$|Fax$/.test(id)) {
    // Pakistani mobile numbers can be read without it, but nobody writes them so.
    if (/^3\d{9}$/.test(digits) && region === HOME_REGION) return whole
    return phones.isDoubtfulPhone(digits, country) && !phones.isDoubtfulPhone(whole, country) ? whole : null
  }
  const isCut = id === 'recPostCode' && region && postCodes[whole.length]?.split(' ').includes(region)
  return isCut ? whole : null
}
