import type { Offered } from '../booking/bookAgain'
import { foldedText } from '../foldedText'
import { NO, YES } from '../forms/bookingForm'
import { isPlaceholder } from '../isPlaceholder'
import type { Message } from '../message'
import { paymentTypes } from '../paymentTypes'
import { localName, regionNamed, regionOf } from '../regions'
import { shipmentTypes } from '../shipment/shipmentType'
import { readTyped } from '../typedNumbers'
import { inLatinDigits, visibleText } from '../typedText'
import { type ColumnId, columnOf } from './fileColumns'
import { canConvert, converted, measuredIn, ownUnit } from './measures'
import { unitName, type UnitText } from './unitName'

/**
 * A cell's text as its program shows it, with what else is known about it: a `value` may be per piece or for all
 * pieces. Typed cells, and most others, are plain texts.
 */
export type FileCell =
  string | { text: string; is: 'date' | 'error' | 'no currency' | 'no unit' | 'uncalculated' | 'value' }

/** A cell's text as it is shown; '' if there is no cell. */
export const cellText = (cell: FileCell | undefined): string =>
  cell === undefined ? '' : typeof cell === 'string' ? cell : cell.text

/**
 * A cell's text for the result file. “?” is added to a number whose unit is not known, so that it is asked about again
 * when that file is chosen.
 */
export const resultText = (cell: FileCell | undefined): string =>
  typeof cell === 'object' && (cell.is === 'no unit' || cell.is === 'no currency') ? `${cell.text} ?` : cellText(cell)

/** Whether any cell of a row has a text. */
export const isFilled = (row: readonly FileCell[]): boolean => row.some((cell) => cellText(cell).trim() !== '')

interface ReadCell {
  /** The value that the form's field would have. */
  value: string
  /** What is wrong with the cell itself; the form's schema checks the value. */
  problem: CellProblem | null
}

/** Why a cell cannot be read. */
export type CellProblem = Message<
  | UnitText
  | 'fromFile.cellBroken'
  | 'fromFile.cellDate'
  | 'fromFile.cellEitherUnit'
  | 'fromFile.cellError'
  | 'fromFile.cellNoCurrency'
  | 'fromFile.cellNoUnit'
  | 'fromFile.cellOtherUnit'
  | 'fromFile.cellShortened'
  | 'fromFile.cellTooLong'
  | 'fromFile.cellUncalculated'
  | 'fromFile.noNumber'
  | 'fromFile.notOffered'
>

const fine = (value: string): ReadCell => ({ value, problem: null })
const wrong = (problem: CellProblem): ReadCell => ({ value: '', problem })

const MONTHS = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
/** Texts that are never just a date. */
const NEVER_A_DAY = /(?:Company|Person|Address|State|City)$|^description$/

/** Whether a spreadsheet has turned what was typed into a date. */
function isChangedToDay(id: ColumnId, cell: FileCell | undefined): boolean {
  const isText = NEVER_A_DAY.test(id)
  if (typeof cell === 'object') return cell.is === 'date' && (isText || columnOf(id).kind !== 'text')
  // A reference may be numbered by months.
  return (isText || id.endsWith('PostCode')) && DAY.test(cellText(cell).trim())
}

/** `3.00E+09`, as Excel writes a number that is too long for its column. */
const SHORTENED = /^\d(?:[.,]\d*)?E\+?\d+$/i
/** Shown in a column that is too narrow for a number; programs save it like that. */
const TOO_NARROW = /^#{3,}$/
/** The result of a formula that cannot be calculated. In a CSV file it is a text like any other. */
const ERROR_TEXT = /^(?:Err:\d{3}|#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|FIELD!))$/i
/** `12-May`, `Mar-04`: what Excel makes of the house numbers 5-12 and 3/4. */
const DAY = new RegExp(String.raw`^(?:\d{1,2}-${MONTHS}|${MONTHS}-\d{2})$`, 'i')
/** What decoding gives for a byte that is no letter in the file's encoding. */
const BROKEN = '\ufffd'
/** `2115.0`: how programs write a whole number that they took for a decimal one. */
const MADE_DECIMAL = /^(\+?\d{3,})\.0$/
/** No choice has a longer text. */
const MAX_CHOICE_LENGTH = 200

/**
 * Reads a cell as the field of its column would be filled in by hand.
 *
 * @returns the field's value; if it cannot be read, '' and the reason
 */
export function readCell(id: ColumnId, cell: FileCell | undefined, offered: Offered): ReadCell {
  const visible = visibleText(cellText(cell)).trim()
  const text =
    id === 'remarks'
      ? visible
      : visible
          .split(/[\r\n]+/)
          .map((line) => line.trim())
          .filter(Boolean)
          .join(' ')
  if (text === '' && (typeof cell !== 'object' || cell.is !== 'uncalculated')) return fine('')
  const { kind } = columnOf(id)
  const is = typeof cell === 'object' ? cell.is : null
  if (is === 'error' || ERROR_TEXT.test(text)) return wrong({ key: 'fromFile.cellError', values: { text } })
  if (text.includes(BROKEN)) return wrong({ key: 'fromFile.cellBroken' })
  if (is === 'uncalculated') return wrong({ key: 'fromFile.cellUncalculated' })
  if (isChangedToDay(id, cell)) return wrong({ key: 'fromFile.cellDate', values: { text } })
  if (TOO_NARROW.test(text) || (kind !== 'text' && SHORTENED.test(text)))
    return wrong({ key: 'fromFile.cellShortened', values: { text } })
  if (kind === 'choice')
    return text.length > MAX_CHOICE_LENGTH ? wrong({ key: 'fromFile.cellTooLong' }) : chosen(id, text, offered)
  if (is === 'no currency' || is === 'no unit') {
    const key = is === 'no unit' ? 'fromFile.cellNoUnit' : 'fromFile.cellNoCurrency'
    return wrong({ key, values: { text, unit: unitName(ownUnit(id) ?? 'other') } })
  }
  if (kind === 'number') return inUnits(id, text)
  if (kind === 'phone' || /(?:PostCode|NtnCnicNo)$/.test(id)) return fine(text.replace(MADE_DECIMAL, '$1'))
  if (id === 'airwayBillNo') return numberOf(text)
  return fine(text)
}

/** A number in the form's unit: `750 g` is 0.75 kg, but no other currency is read as dollars. */
function inUnits(id: ColumnId, text: string): ReadCell {
  const [own, measured] = [ownUnit(id), measuredIn(text)]
  if (own === null || measured === null || measured.unit.code === own) return fine(text)
  const { number, unit } = measured
  const typed = readTyped(number)
  if (!canConvert(unit.code, own))
    return wrong({ key: 'fromFile.cellOtherUnit', values: { text, unit: unitName(own) } })
  if (typed.kind === 'ambiguous') {
    const [whole, decimal] = typed.readings.map((reading) => `${reading} ${unit.written}`)
    return wrong({ key: 'fromFile.cellEitherUnit', values: { whole: whole ?? '', decimal: decimal ?? '' } })
  }
  return fine(converted(number, unit.code, own) ?? text)
}

/** Ten digits mean that the shipment is booked; N/A and the like count as an empty cell. */
function numberOf(text: string): ReadCell {
  if (isPlaceholder(text)) return fine('')
  const number = inLatinDigits(text).replace(/[\s-]/g, '')
  return /^\d{10}$/.test(number) ? fine(number) : wrong({ key: 'fromFile.noNumber', values: { text } })
}

const yes = 'yes|y|true|1|haan|ہاں|جی ہاں'
const no = 'no|n|false|0|nahi|none|na|نہیں|جی نہیں'
/** What files write for each choice, including its names in both languages of the site. */
const words: Partial<Record<ColumnId, Readonly<Record<string, string>>>> = {
  paymentType: { [paymentTypes.cash]: 'cash|1|نقد', [paymentTypes.credit]: 'credit|2|account|ادھار' },
  shipmentType: {
    [shipmentTypes.parcel]: 'parcel|parcels|1|wpx|non document|پارسل',
    [shipmentTypes.document]: 'document|documents|docs|2|dox|دستاویز|دستاویزات',
  },
  cod: { [YES]: `${yes}|cod|سی او ڈی`, [NO]: `${no}|non cod|سی او ڈی نہیں|نان سی او ڈی` },
  remArea: { [YES]: yes, [NO]: no },
  insurance: { [YES]: yes, [NO]: no },
}

const plain = (text: string) => foldedText(text).replace(/[^\p{L}\p{N}]/gu, '')

/** The choices that the backend offers: their values in the form, and the names that are shown. */
function offeredChoices(id: ColumnId, { services, countries }: Offered): { value: string; name: string }[] {
  if (id === 'service') return services.map(({ id: value, name }) => ({ value, name }))
  return id === 'recCountry' ? countries.map(({ name }) => ({ value: name, name })) : []
}

/** The Urdu names of countries, whatever the page's language. Cached, so that each is looked up only once. */
const urduNames = new Map<string, string>()
function urduName(country: string): string {
  const name = urduNames.get(country) ?? plain(localName(country, 'ur') ?? '')
  urduNames.set(country, name)
  return name
}

function chosen(id: ColumnId, text: string, offered: Offered): ReadCell {
  const wanted = plain(text)
  const known = offeredChoices(id, offered)
  const named = known.find(({ value, name }) => plain(name) === wanted || (id === 'service' && value === text))
  const meant =
    named?.value ??
    Object.entries(words[id] ?? {}).find(([, all]) => all.split('|').some((word) => plain(word) === wanted))?.[0]
  if (meant !== undefined) return fine(meant)
  if (id !== 'recCountry') return wrong({ key: 'fromFile.notOffered', values: { text } })
  const region = regionNamed(inLatinDigits(text))
  const country = known.find(({ name }) => (region ? regionOf(name) === region : urduName(name) === wanted))
  return country && wanted !== '' ? fine(country.value) : wrong({ key: 'fromFile.notOffered', values: { text } })
}
