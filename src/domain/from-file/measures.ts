import { Big } from 'big.js'
import { foldedText } from '../foldedText'
import { plainDecimal } from '../typedNumbers'
import type { ColumnId } from './fileColumns'

type Measure = 'mass' | 'length' | 'rupees' | 'dollars' | 'percent' | 'count' | 'other'

interface UnitRule {
  measure: Measure
  /** How many of the form's unit (kg, cm) make one of this unit, exactly. */
  factor?: string
  /** The ways in which people write it, separated by commas. */
  words: string
}

/** The units that files name. Of those without a factor, only the form's own can be read. */
const units = {
  kg: {
    measure: 'mass',
    factor: '1',
    words: 'kg, kgs, kilo, kilos, kilogram, kilograms, kilogramme, kilogrammes, کلو, کلوگرام, کے جی',
  },
  g: {
    measure: 'mass',
    factor: '0.001',
    words: 'g, gm, gms, gr, grm, grms, gram, grams, gramme, grammes, گرام',
  },
  lb: { measure: 'mass', factor: '0.45359237', words: 'lb, lbs, pound, pounds, پاؤنڈ, پونڈ' },
  oz: { measure: 'mass', factor: '0.028349523125', words: 'oz, ozs, ounce, ounces, اونس' },
  t: { measure: 'mass', factor: '1000', words: 't, tonne, tonnes, metric ton, metric tons, mt, میٹرک ٹن' },
  cm: {
    measure: 'length',
    factor: '1',
    words: 'cm, cms, centimeter, centimeters, centimetre, centimetres, سینٹی میٹر, سنٹی میٹر',
  },
  mm: {
    measure: 'length',
    factor: '0.1',
    words: 'mm, mms, millimeter, millimeters, millimetre, millimetres, ملی میٹر',
  },
  m: { measure: 'length', factor: '100', words: 'm, mtr, mtrs, meter, meters, metre, metres, میٹر' },
  in: { measure: 'length', factor: '2.54', words: 'in, ins, inch, inchs, inches, انچ' },
  ft: { measure: 'length', factor: '30.48', words: 'ft, foot, feet, فٹ' },
  rs: {
    measure: 'rupees',
    words: 'rs, pkr, pak rs, rupee, rupees, pakistani rupees, روپے, روپیہ, روپیے, پاکستانی روپے',
  },
  usd: { measure: 'dollars', words: 'usd, us usd, us dollar, us dollars, dollar, dollars, ڈالر, امریکی ڈالر' },
  percent: { measure: 'percent', words: 'percent, percentage, pct, فیصد' },
  pcs: { measure: 'count', words: 'pcs, pc, piece, pieces, nos, unit, units, ea, each, عدد' },
  other: {
    measure: 'other',
    words:
      'stone, stones, ton, tons, cwt, maund, maunds, tola, tolas, seer, mg, milligram, milligrams, carat, carats, ' +
      'yard, yards, yd, yds, dm, km, ٹن, من, تولہ, گز, eur, euro, euros, gbp, pound sterling, sterling, aed, dirham, dirhams, ' +
      'sar, riyal, riyals, inr, cad, aud, cny, rmb, yuan, jpy, yen, try, یورو, درہم, ریال, dozen, dozens, doz, درجن, m3, cbm, cft, litre, litres, liter, liters',
  },
} as const satisfies Record<string, UnitRule>

/** A unit that numbers in files may have, such as kg, inches or rupees. */
export type UnitCode = keyof typeof units
export const unitCodes = Object.keys(units) as UnitCode[]

/** A unit as it was recognized in a heading or a cell, and how it was written. */
export interface NamedUnit {
  code: UnitCode
  written: string
}

/** What the form's field is measured in; columns of texts and choices have none. */
const ownUnits: Partial<Record<ColumnId, UnitCode>> = {
  weight: 'kg',
  length: 'cm',
  width: 'cm',
  height: 'cm',
  amount: 'rs',
  discount: 'rs',
  codAmount: 'rs',
  worthOfPackage: 'rs',
  gst: 'percent',
  price: 'usd',
  pieces: 'pcs',
  quantity: 'pcs',
}
/** The unit of a column's field in the form; null if it has none. */
export const ownUnit = (id: ColumnId): UnitCode | null => ownUnits[id] ?? null

/** How people write a unit, in English and Urdu. */
export const unitWords = (code: UnitCode): string[] => units[code].words.split(',').map((word) => word.trim())

const letters = (text: string) => foldedText(text).replace(/[^\p{L}\p{N}]/gu, '')
const signs: readonly (readonly [RegExp, string])[] = [
  [/[%٪]/g, ' percent '],
  [/us\s*\$|\$/gi, ' usd '],
  [/₨/g, ' rs '],
  [/€/g, ' eur '],
  [/£/g, ' gbp '],
  [/₹/g, ' inr '],
  [/¥/g, ' yen '],
]

/** Replaces signs of currencies and percent by words, as all other signs of a heading are ignored. */
export const withSignsAsWords = (text: string): string =>
  signs.reduce((changed, [sign, word]) => changed.replace(sign, word), text)

const known = new Map(unitCodes.flatMap((code) => unitWords(code).map((word) => [letters(word), code] as const)))

/**
 * The unit that a text names, ignoring capitals, dots and blanks; null if it is not a unit. @param text a single unit
 */
export function unitNamed(text: string): UnitCode | null {
  if (text.length > MAX_MEASURED_LENGTH) return null
  if (/^\s*["”″]\s*$/.test(text)) return 'in'
  if (/^\s*['’′]\s*$/.test(text)) return 'ft'
  return known.get(letters(withSignsAsWords(text))) ?? null
}

/** {@link unitNamed} for a text that is folded already. */
export const unitOfLetters = (folded: string): UnitCode | null => known.get(folded) ?? null

/** No unit, and no number with a unit, is longer. */
const MAX_MEASURED_LENGTH = 60
const QUOTED = /^\s*["”″'’′]/
/** A number, with the text before and after it. */
const MEASURED = /^([^\p{N}\s]*?)\s*([+\p{Pd}\u2212]?[\p{N}.,٫٬،۔]*\p{N}[.,۔]?)\s*([^\p{N}]*)$/u

/**
 * A number and the unit written beside it, as in `750 g` or `$ 20`; null where there is no such unit. A quote before a
 * number is no foot and no inch: it says that what follows is a text, as in spreadsheets.
 */
export function measuredIn(text: string): { number: string; unit: NamedUnit } | null {
  if (text.length > MAX_MEASURED_LENGTH || QUOTED.test(text)) return null
  const [, before = '', number = '', after = ''] = MEASURED.exec(text.trim()) ?? []
  const written = (after || before).trim()
  const code = number === '' || (before !== '' && after !== '') ? null : unitNamed(written)
  return code ? { number, unit: { code, written } } : null
}

/** Decimals of weights and sizes. */
const DECIMALS = 3

/**
 * Converts a number to the form's own unit: `750` grams become `0.75`. Exact, then rounded to 3 decimals.
 *
 * @returns null if the number is ambiguous or unreadable, or the units cannot be converted
 */
export function converted(number: string, from: UnitCode, to: UnitCode): string | null {
  const plain = plainDecimal(number)
  const { measure, factor } = units[from] as UnitRule
  if (plain === null || !canConvert(from, to) || factor === undefined || measure === 'other') return null
  return new Big(plain).times(factor).round(DECIMALS, Big.roundHalfUp).toFixed()
}

/** Whether numbers in one unit can be converted to the other, which is the form's. */
export const canConvert = (from: UnitCode, to: UnitCode): boolean =>
  units[from].measure === units[to].measure && 'factor' in units[from] && (units[to] as UnitRule).factor === '1'

/** Whether both units measure the same: money (in any currency), weight or length. */
export function areComparable(one: UnitCode, other: UnitCode): boolean {
  const isMoney = (code: UnitCode) => ['rupees', 'dollars'].includes(units[code].measure)
  return one === 'other' || units[one].measure === units[other].measure || (isMoney(one) && isMoney(other))
}
