import type { Bill, Consignor, Party } from '@/domain/shipment/bill'
import { amountInWords } from '@/domain/money/amountInWords'
import { declaredValue, gstAmount, netAmount } from '@/domain/money/billing'
import { formatDate, formatDateTime } from '@/domain/dates'
import { decimal, formatDollars, formatNumber, formatRupees, isBlank, type Amount } from '@/domain/money/money'
import { countryCode, printedPhone } from '@/domain/phone'
import { shipmentType, type ContentsKind } from '@/domain/shipment/shipmentType'
import { formatWeight, volumetricWeight } from '@/domain/money/weight'

/** What stands where a bill has no value: a paper never shows «undefined», and never an empty cell. */
export const DASH = '—'
const NOT_APPLICABLE = 'N/A'
/** Where every shipment sets out. */
export const HOME = 'Pakistan'

/** A row of the receipt's price table. */
export interface PriceRow {
  label: string
  value: string
}

/** An amount that can be reckoned with, or null: a bill is printed with a dash rather than not at all. */
function known(value: Amount | null | undefined): Amount | null {
  if (value === null || value === undefined || value === '') return null
  try {
    decimal(value)
    return value
  } catch {
    return null
  }
}

/** Something stands there, and it is no number: no figure that needs it can be printed. */
export function isUnreadable(value: Amount | null): boolean {
  return !isBlank(value) && known(value) === null
}

function isZero(value: Amount): boolean {
  return decimal(value).eq(0)
}

/**
 * A text of the bill.
 *
 * @param value as the answer has it
 * @returns the text without outer white space, or a dash
 */
export function printed(value: string | null | undefined): string {
  return (value ?? '').trim() || DASH
}

/**
 * The number that the bill goes by on every paper, in the barcode and in the file's name. An archived bill of the other
 * reading knows its number only as `id`.
 *
 * @param bill the bill
 * @returns the number, or '' where it has none
 */
export function billNumber(bill: Bill): string {
  return (bill.airwayBillNo || bill.id || '').trim()
}

/** What the type code means by the bill’s own reading; null for a code that neither reading knows. */
export function contentsKind(bill: Bill): ContentsKind | null {
  return shipmentType(bill.source, bill.shipmentType)?.contents ?? null
}

/** Whether one of the lines cannot be reckoned with. */
export function hasUnreadable(lines: Bill['invoices']): boolean {
  return lines.some(({ quantity, price }) => isUnreadable(quantity) || isUnreadable(price))
}

/** The type label: DOX or WPX by the bill's own reading; a dash for a code that neither knows. */
export function typeLabel(bill: Bill): string {
  return shipmentType(bill.source, bill.shipmentType)?.label ?? DASH
}

/** The contents: «Documents», or the first invoice line's description or N/A. */
export function contents(bill: Bill): string {
  const kind = contentsKind(bill)
  if (kind === null) return DASH
  return kind === 'documents' ? 'Documents' : bill.invoices[0]?.description.trim() || NOT_APPLICABLE
}

/**
 * The declared value in dollars: 0.00 for documents, else the sum of the invoice lines; a dash where one of them cannot
 * be read.
 */
export function declared(bill: Bill): string {
  const kind = contentsKind(bill)
  if (kind === null || (kind === 'parcels' && hasUnreadable(bill.invoices))) return DASH
  return formatDollars(declaredValue(kind, bill.invoices))
}

/** The shipment's weight: `12.50 KG`. */
export function weight(bill: Bill): string {
  const kilograms = known(bill.weight)
  return kilograms === null ? DASH : `${formatWeight(kilograms)} KG`
}

/** How many pieces there are. */
export function pieces(bill: Bill): string {
  const count = known(bill.pieces)
  return count === null ? DASH : formatNumber(count)
}

function sides(bill: Bill) {
  return bill.dimensions.map((row) => ({
    length: known(row.length),
    width: known(row.width),
    height: known(row.height),
  }))
}

/** The shipment's volume in KG: Σ length × width × height / 5000; a dash where a piece's side is missing, or all are. */
export function volume(bill: Bill): string {
  const measured = sides(bill).filter((row) => Object.values(row).some((side) => side !== null))
  const isWhole = measured.length > 0 && measured.every((row) => Object.values(row).every((side) => side !== null))
  return isWhole ? `${formatWeight(volumetricWeight(measured))} KG` : DASH
}

/** Each piece's size in cm: `48 × 36 × 30`. A row without any side is not printed. */
export function pieceSizes(bill: Bill): string[] {
  return sides(bill)
    .map((row) => [row.length, row.width, row.height])
    .filter((row) => row.some((side) => side !== null))
    .map((row) => row.map((side) => (side === null ? DASH : formatNumber(side))).join(' × '))
}

/** Whose national numbers a party's are: every shipper's are Pakistan's. */
function home(party: Party | Consignor): string | null {
  return countryCode('ntnCnic' in party ? HOME : party.country)
}

/** The phones with their 00 prefix; the second only if it is not zero. */
export function phones(party: Party | Consignor): string[] {
  const both = [party.phone1, party.phone2]
    .map((phone) => printedPhone(phone, home(party)))
    .filter((phone) => phone !== '')
  return both.length === 0 ? [DASH] : both
}

/** The first phone with its 00 prefix, as the invoice shows it. */
export function telephone(party: Party | Consignor): string {
  return printedPhone(party.phone1, home(party)) || DASH
}

function rupees(value: Amount | null): string {
  const amount = known(value)
  return amount === null ? DASH : formatRupees(amount)
}

/** A value, or N/A where there is none or it is zero; a dash where it cannot be read. */
function applicable(value: Amount | null, format: (amount: Amount) => string): string {
  if (isUnreadable(value)) return DASH
  const amount = known(value)
  return amount === null || isZero(amount) ? NOT_APPLICABLE : format(amount)
}

/** Whether the Net Amount and what belongs to it can be worked out. */
function hasNet({ amount, discount, gst }: Bill): boolean {
  return known(amount) !== null && !isUnreadable(discount) && !isUnreadable(gst)
}

/** The Net Amount; a dash where there is no amount, or one of its parts cannot be read. */
export function net(bill: Bill): string {
  return hasNet(bill) ? formatRupees(netAmount(bill)) : DASH
}

/** The Net Amount in words, with the same dash. */
export function netInWords(bill: Bill): string {
  return hasNet(bill) ? amountInWords(netAmount(bill)) : DASH
}

/** The GST in percent and in rupees: `16 % · Rs. 2,240.00`; the percent alone where the rupees cannot be known. */
function gstFact(bill: Bill): string {
  return applicable(bill.gst, (percent) => {
    const share = `${formatNumber(percent)} %`
    return hasNet(bill) ? `${share} · ${formatRupees(gstAmount(bill))}` : share
  })
}

/** The receipt's price table, Net Amount last. */
export function priceRows(bill: Bill): PriceRow[] {
  const codAmount = applicable(bill.codAmount, formatRupees)
  const hasCod = bill.isCod && codAmount !== NOT_APPLICABLE
  return [
    { label: 'Charges', value: rupees(bill.amount) },
    { label: 'Insurance', value: bill.isInsured ? 'Yes' : NOT_APPLICABLE },
    { label: 'Val. Declared', value: bill.isInsured ? rupees(bill.worthOfPackage) : NOT_APPLICABLE },
    ...(hasCod ? [{ label: 'COD Amount', value: codAmount }] : []),
    { label: 'GST', value: gstFact(bill) },
    { label: 'Discount', value: applicable(bill.discount, formatRupees) },
    { label: 'Net Amount', value: net(bill) },
  ]
}

/** Date and time of booking: `Fri, Nov 20, 2026, 03:21:40 PM`. */
export function bookedAt(bill: Bill): string {
  return formatDateTime(bill.createdAt)
}

/** The invoice's date: `Fri, Nov 20, 2026`. */
export function invoiceDate(bill: Bill): string {
  return formatDate(bill.createdAt)
}
