import { DASH } from '@/domain/dash'
import { HOME_COUNTRY } from '@/domain/homeCountry'
import { isPlaceholder } from '@/domain/isPlaceholder'
import { amountInWords } from '@/domain/money/amountInWords'
import {
  declaredValue,
  gstAmount,
  invoiceLineTotal,
  invoiceTotal,
  isEmptyLine,
  netAmount,
} from '@/domain/money/billing'
import {
  type Amount,
  decimal,
  formatAmount,
  formatDollars,
  formatNumber,
  formatPrice,
  formatRupees,
  isBlank,
  round2,
  sum,
} from '@/domain/money/money'
import { isUnreadable } from '@/domain/numbers'
import { printedPhone } from '@/domain/phone'
import type { Bill, Consignor, Party } from '@/domain/shipment/bill'
import { countedPieces } from '@/domain/shipment/countedPieces'
import { type BillFigure, unreadableFigures } from '@/domain/shipment/unreadableFigures'
import { chargeableWeight, volumetricWeight } from '@/domain/shipment/weights'
import { type ContentsKind, DOCUMENTS, shipmentType } from '@/domain/shipment/shipmentType'
import { isTrackingNumber } from '@/domain/tracking/trackingNumbers'

const NOT_APPLICABLE = 'N/A'

/** The page number in the foot of every sheet; each paper counts its own pages. */
export function pageOf(bill: Bill, paper: string, page: number, pages: number): string {
  return `Page ${page} of ${pages} of ${paper} ${printed(billNumber(bill))}`
}

/** A value, or null if it is missing or cannot be read: the bill is then printed with a dash rather than not at all. */
function known(value: Amount | null): Amount | null {
  return isUnreadable(value) || isBlank(value) ? null : value
}

export function printed(value: string | null | undefined): string {
  return (value ?? '').trim() || DASH
}

/** The number for every paper, the barcode and the file name. Some archived bills have it only as `id`. */
export function billNumber(bill: Bill): string {
  return (bill.airwayBillNo || bill.id || '').trim()
}

/**
 * Whether a bill is of documents or of a parcel, which depends on whether it is live or archived (product 11.5); null
 * for an unknown code.
 */
function contentsKind(bill: Bill): ContentsKind | null {
  return shipmentType(bill.source, bill.shipmentType)?.contents ?? null
}

/**
 * Whether the bill has a QR code for tracking. Tracking has no archived bills, and nobody should look for a void one.
 */
export function isTracked(bill: Bill): boolean {
  return bill.source === 'live' && bill.isVoid !== true && isTrackingNumber(billNumber(bill))
}

function hasUnreadable(lines: Bill['invoices']): boolean {
  return lines.some(({ quantity, price }) => isUnreadable(quantity) || isUnreadable(price))
}

const figureNames: Record<BillFigure, string> = {
  amount: 'amount',
  discount: 'discount',
  gst: 'GST',
  cod: 'COD',
  insurance: 'insurance',
  pieces: 'pieces',
  weight: 'weight',
  dimensions: 'dimensions',
  invoiceLines: 'invoice lines',
}

/** Notes on receipt and invoice about what could not be loaded or read; [] if all could (product 11.7, 13.5). */
export function missingNotes(bill: Bill): string[] {
  const { missing } = bill
  const unreadable = unreadableFigures(bill).map((name) => figureNames[name])
  return [
    ...(missing.length > 0 ? [`Printed without the ${missing.join(' and ')}, which could not be loaded.`] : []),
    ...(unreadable.length > 0 ? [`Cannot be read: ${unreadable.join(', ')}.`] : []),
  ]
}

export function typeLabel(bill: Bill): string {
  return shipmentType(bill.source, bill.shipmentType)?.label ?? DASH
}

export function contents(bill: Bill): string {
  const kind = contentsKind(bill)
  if (kind === null) return DASH
  if (kind === 'documents') return DOCUMENTS
  if (bill.missing.includes('invoice lines')) return DASH
  const first = bill.invoices.slice(0, 1)
  return first[0]?.description.trim() || (hasUnreadable(first) ? DASH : NOT_APPLICABLE)
}

/** Whether there are lines but all are empty, so that their total is not 0 but unknown. */
function areAllEmpty({ invoices }: Bill): boolean {
  return invoices.length > 0 && invoices.every(isEmptyLine)
}

/**
 * The declared value; a dash if it is not known, 0.00 if the backend states that there are no invoice lines
 * (product 7.4).
 */
export function declared(bill: Bill): string {
  const kind = contentsKind(bill)
  const isUnknown = !bill.isInvoiceStated || areAllEmpty(bill) || hasUnreadable(bill.invoices)
  if (kind === null || (kind === 'parcels' && isUnknown)) return DASH
  return formatDollars(declaredValue(kind, bill.invoices))
}

/** The weight as booked, with its own decimals. */
export function weight(bill: Bill): string {
  const kilograms = known(bill.weight)
  return kilograms === null ? DASH : `${formatNumber(kilograms)} KG`
}

export function pieces(bill: Bill): string {
  const count = known(bill.pieces)
  return count === null ? DASH : formatNumber(count)
}

/** Length, width and height of each row that has any. */
function measuredRows({ dimensions }: Bill): (Amount | null)[][] {
  return dimensions
    .map(({ length, width, height }) => [length, width, height])
    .filter((row) => row.some((side) => !isBlank(side)))
    .map((row) => row.map(known))
}

/** Volumetric weight in KG. Rows without any side are ignored; a row that lacks some makes the result a dash. */
export function volume(bill: Bill): string {
  const sides = measuredRows(bill).flat()
  return sides.length === 0 || sides.includes(null) ? DASH : `${formatAmount(volumetricWeight(bill.dimensions))} KG`
}

/**
 * The chargeable weight, which is the larger of weight and volume; a dash if one of them is a dash, or without
 * dimensions.
 */
export function chargeable(bill: Bill): string {
  const kilograms = known(bill.weight)
  if (kilograms === null || volume(bill) === DASH) return DASH
  const larger = chargeableWeight(kilograms, bill.dimensions)
  return larger?.which === 'volumetric' ? `${formatAmount(larger.kilograms)} KG` : weight(bill)
}

/**
 * The note behind the dash of the chargeable weight that says why there is none; '' if another note says so
 * (product 7.6).
 */
export function sizesNote(bill: Bill): string {
  const isOwn = volume(bill) === DASH && known(bill.weight) !== null && missingNotes(bill).length === 0
  if (!isOwn) return ''
  return measuredRows(bill).length === 0 ? '(no sizes given)' : '(sizes incomplete)'
}

/** In centimetres, for example `48 × 36 × 30`. */
export function pieceSizes(bill: Bill): string[] {
  return measuredRows(bill).map((row) => row.map((side) => (side === null ? DASH : formatNumber(side))).join(' × '))
}

/** The country of a party's national phone numbers; every shipper is taken to be in Pakistan. */
function homeCountry(party: Party | Consignor): string {
  return 'ntnCnic' in party ? HOME_COUNTRY : party.country
}

/** The country of origin of the goods; a consignor without a country is in Pakistan. */
export function consignorCountry({ consignor }: Bill): string {
  return consignor.country.trim() || HOME_COUNTRY
}

/**
 * City, state and post code, without placeholders such as N/A or 00000 (product 11.10). A post code stays on one line.
 */
export function places({ city, state, postCode }: Party): { city: string; state: string; postCode: string } {
  const place = (text: string) => (isPlaceholder(text) ? '' : text)
  return { city: place(city), state: place(state), postCode: place(postCode).trim().replace(/\s+/g, '\u00a0') }
}

export function phones(party: Party | Consignor): string[] {
  const both = [party.phone1, party.phone2]
    .map((phone) => printedPhone(phone, homeCountry(party)))
    .filter((phone) => phone !== '')
  return both.length === 0 ? [DASH] : both
}

export function telephone(party: Party | Consignor): string {
  return printedPhone(party.phone1, homeCountry(party)) || DASH
}

function rupees(value: Amount | null): string {
  const amount = known(value)
  return amount === null ? DASH : formatRupees(amount)
}

/** N/A if it is missing or zero; a dash if it cannot be read. */
function applicable(value: Amount | null, format: (amount: Amount) => string): string {
  if (isUnreadable(value)) return DASH
  const amount = known(value)
  return amount === null || decimal(amount).eq(0) ? NOT_APPLICABLE : format(amount)
}

function hasNet({ amount, discount, gst }: Bill): boolean {
  return known(amount) !== null && !isUnreadable(discount) && !isUnreadable(gst)
}

export function net(bill: Bill): string {
  return hasNet(bill) ? formatRupees(netAmount(bill)) : DASH
}

export function netInWords(bill: Bill): string {
  return hasNet(bill) ? amountInWords(netAmount(bill)) : DASH
}

/**
 * The amount that the courier has to collect; a dash if it is missing or cannot be read, null if there is nothing to
 * collect.
 */
export function cashOnDelivery({ isCod, codAmount }: Bill): string | null {
  if (isCod === false) return null
  if (isUnreadable(isCod)) return DASH
  const amount = rupees(codAmount)
  return amount === formatRupees(0) ? null : amount
}

/**
 * {@link cashOnDelivery} for a label, with words in place of the dash: the label travels without the receipt, and a
 * dash could mean that there is nothing to collect.
 */
export function codOnLabel(bill: Bill): string | null {
  const amount = cashOnDelivery(bill)
  if (amount !== DASH) return amount
  return isUnreadable(bill.isCod) || isUnreadable(bill.codAmount) ? 'Cannot be read' : 'Not stated'
}

function ifInsured({ isInsured }: Bill, value: string): string {
  if (isUnreadable(isInsured)) return DASH
  return isInsured ? value : NOT_APPLICABLE
}

/** In printing order. The rows of `aside` are not in the Net Amount, which is computed from `charges` and `changes`. */
export const priceParts = ['charges', 'aside', 'changes', 'net'] as const

interface PriceRow {
  part: (typeof priceParts)[number]
  label: string
  value: string
  /** A note in small print behind the value. */
  note?: string
  /** True if the amount is subtracted. */
  isLess?: boolean
}

export function priceRows(bill: Bill): PriceRow[] {
  const toCollect = cashOnDelivery(bill)
  const gst = applicable(bill.gst, (percent) => `${formatNumber(percent)} %`)
  const hasRupees = gst.endsWith('%') && hasNet(bill)
  const discount = applicable(bill.discount, formatRupees)
  // Old bills have negative ones too, which already show a minus.
  const isLess = round2(known(bill.discount) ?? 0).gt(0)
  return [
    { part: 'charges', label: 'Charges', value: rupees(bill.amount) },
    { part: 'aside', label: 'Insurance', value: ifInsured(bill, 'Yes') },
    { part: 'aside', label: 'Val. Declared', value: ifInsured(bill, rupees(bill.worthOfPackage)) },
    ...(toCollect === null ? [] : [{ part: 'aside' as const, label: 'COD Amount', value: toCollect }]),
    { part: 'changes', label: 'GST', value: gst, ...(hasRupees && { note: formatRupees(gstAmount(bill)) }) },
    { part: 'changes', label: 'Discount', value: discount, ...(isLess && { isLess }) },
    { part: 'net', label: 'Net Amount', value: net(bill) },
  ]
}

/** The most labels of one bill: a higher number of pieces is probably a typing mistake. */
export const MAX_LABELS = 100

/** Without a company or contact person of the receiver no label is printed (product 11.9). */
export function hasReceiver({ consignee }: Bill): boolean {
  return `${consignee.company}${consignee.contactPerson}`.trim() !== ''
}

/** How many pieces need a label; 1 where their number is not stated, or cannot be read. */
export function labelledPieces({ pieces: count }: Bill): number {
  return countedPieces(count) ?? 1
}

/** `2 of 3`; the number of all pieces is a dash if it is missing, cannot be read, or is 0 or less. */
export function pieceOf(bill: Bill, piece: number): string {
  return `${piece} of ${countedPieces(bill.pieces) ?? DASH}`
}

/** The pieces that get a label, counted from 1. */
export function labels(bill: Bill): number[] {
  if (!hasReceiver(bill)) return []
  return Array.from({ length: Math.min(labelledPieces(bill), MAX_LABELS) }, (_, index) => index + 1)
}

/** Amounts are US dollars. */
export interface PrintedLine {
  description: string
  quantity: string
  price: string
  total: string
  /**
   * The characters that quantity and price lack behind their own decimals. They take up room, so that the decimal
   * points of a column are aligned.
   */
  pads: { quantity: string; price: string }
}

export function hasInvoice(bill: Bill): boolean {
  return bill.invoices.length > 0
}

export function isOfDocuments(bill: Bill): boolean {
  return contentsKind(bill) === 'documents'
}

/** A cell of an invoice line. An empty one counts as 1, and is printed as a marked 1 (product 7.3). */
function cell(value: Amount | null, format: (amount: Amount) => string): string {
  if (isUnreadable(value)) return DASH
  return isBlank(value) ? `* ${format(1)}` : format(value)
}

function decimalsOf(figure: string): string {
  return /\.\d+$/.exec(figure)?.[0] ?? ''
}

/** Whether a quantity or price is not given, so that it counts as 1. */
function isAssumed(line: Bill['invoices'][number]): boolean {
  return !isEmptyLine(line) && (isBlank(line.quantity) || isBlank(line.price))
}

/** An unreadable value is printed as a dash, and so is every figure computed from it (product 11.7). */
export function invoiceLines(bill: Bill): PrintedLine[] {
  const lines = isOfDocuments(bill)
    ? [{ description: DOCUMENTS, quantity: '1', price: formatPrice(0), total: formatAmount(0) }]
    : bill.invoices.map((line) => {
        if (isEmptyLine(line)) return { description: DASH, quantity: DASH, price: DASH, total: DASH }
        return {
          description: printed(line.description),
          quantity: cell(line.quantity, formatNumber),
          price: cell(line.price, formatPrice),
          total: hasUnreadable([line]) ? DASH : formatAmount(invoiceLineTotal(line)),
        }
      })
  const most = (column: 'quantity' | 'price') =>
    lines.map((line) => decimalsOf(line[column])).reduce((one, other) => (other.length > one.length ? other : one), '')
  const [quantity, price] = [most('quantity'), most('price')]
  return lines.map((line) => ({
    ...line,
    pads: {
      quantity: quantity.slice(decimalsOf(line.quantity).length),
      price: price.slice(decimalsOf(line.price).length),
    },
  }))
}

/** The total equals the receipt's declared value. */
export function invoiceTotals(bill: Bill): { quantity: string; total: string } {
  if (isOfDocuments(bill)) return { quantity: '1', total: dollars(0) }
  if (areAllEmpty(bill)) return { quantity: DASH, total: DASH }
  const counted = bill.invoices.filter((line) => !isEmptyLine(line))
  const quantities = counted.map(({ quantity }) => (isBlank(quantity) ? 1 : quantity))
  return {
    quantity: quantities.some(isUnreadable) ? DASH : formatNumber(sum(quantities)),
    total: hasUnreadable(bill.invoices) ? DASH : dollars(invoiceTotal(bill.invoices)),
  }
}

function hasAssumed(bill: Bill): boolean {
  return !isOfDocuments(bill) && bill.invoices.some(isAssumed)
}

/**
 * The note below the declared value: that it is the total of the invoice, because the row “Val. Declared” states
 * another value, and whether it counts quantities or prices that were not given. Null if there is no invoice.
 */
export function declaredNote(bill: Bill): string | null {
  if (declared(bill) === DASH || !hasInvoice(bill)) return null
  return `Total of the invoice${hasAssumed(bill) ? '; counts each missing quantity or price as 1' : ''}`
}

/** The notes about the total that customs need. */
export function invoiceNotes(bill: Bill): string[] {
  return [
    ...(hasAssumed(bill) ? ['* Not given: a missing quantity or price counts as 1 in the total.'] : []),
    ...(invoiceTotals(bill).total === dollars(0) ? ['No commercial value'] : []),
  ]
}

function dollars(value: Amount): string {
  return `USD ${formatAmount(value)}`
}
