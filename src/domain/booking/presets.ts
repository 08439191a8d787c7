import { emptyBookingForm, UNSET, type BookingForm } from '../forms/bookingForm'
import { numberProblem } from '../forms/fields'
import { plainDecimal } from '../typedNumbers'

/** What a computer keeps ready for its bookings: sizes, lines and defaults, nothing about people. */
export interface BoxPreset {
  name: string
  length: string
  width: string
  height: string
}

export interface LinePreset {
  description: string
  quantity: string
  price: string
}

/** The form's selects that a computer may have a default for. */
export const defaultFields = ['service', 'paymentType', 'shipmentType', 'cod', 'remArea'] as const
export type DefaultField = (typeof defaultFields)[number]

export interface Presets {
  boxes: BoxPreset[]
  lines: LinePreset[]
  /** Values of the form's selects; '' leaves the field to be chosen. */
  defaults: Record<DefaultField, string>
}

export const noPresets: Presets = {
  boxes: [],
  lines: [],
  defaults: { service: '', paymentType: '', shipmentType: '', cod: '', remArea: '' },
}

const sides = [
  { cell: 'length', name: 'Length' },
  { cell: 'width', name: 'Width' },
  { cell: 'height', name: 'Height' },
] as const
const counts = [
  { cell: 'quantity', name: 'Quantity' },
  { cell: 'price', name: 'Price' },
] as const

const textsOf = <Key extends string>(value: unknown, keys: readonly Key[]): Record<Key, string> | null => {
  if (typeof value !== 'object' || value === null) return null
  const texts = value as Record<string, unknown>
  if (!keys.every((key) => typeof texts[key] === 'string')) return null
  return Object.fromEntries(keys.map((key) => [key, (texts[key] as string).trim()])) as Record<Key, string>
}

const listOf = <Key extends string>(value: unknown, keys: readonly Key[]): Record<Key, string>[] =>
  Array.isArray(value) ? value.flatMap((each: unknown) => textsOf(each, keys) ?? []) : []

/** What cannot be read as a number would only be refused with the booking. */
const readable = (text: string) => (plainDecimal(text) === null ? '' : text)

const defaultsOf = (value: unknown): Presets['defaults'] => {
  const found = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const read = (field: DefaultField) => (typeof found[field] === 'string' ? found[field] : '')
  return Object.fromEntries(defaultFields.map((field) => [field, read(field)])) as Presets['defaults']
}

/**
 * Reads the presets that a computer has stored; whatever else may stand there is passed over, and numbers that cannot be
 * read are left out.
 *
 * @param stored the stored text
 */
export function readPresets(stored: string | null): Presets {
  try {
    const found = JSON.parse(stored ?? '{}') as Partial<Record<keyof Presets, unknown>>
    return {
      boxes: listOf(found.boxes, ['name', 'length', 'width', 'height'])
        .map(({ name, length, width, height }) => ({
          name,
          length: readable(length),
          width: readable(width),
          height: readable(height),
        }))
        .filter(({ name }) => name !== ''),
      lines: listOf(found.lines, ['description', 'quantity', 'price'])
        .map(({ description, quantity, price }) => ({
          description,
          quantity: readable(quantity),
          price: readable(price),
        }))
        .filter(({ description }) => description !== ''),
      defaults: defaultsOf(found.defaults),
    }
  } catch {
    return noPresets
  }
}

/** The name of a box that was given none: `48 × 36 × 30`. */
const sizeOf = ({ length, width, height }: Omit<BoxPreset, 'name'>) =>
  [length, width, height].map((side) => side.trim() || '–').join(' × ')

const isBlank = (row: object) => Object.values(row).every((cell) => String(cell).trim() === '')

/**
 * What is wrong with presets as they are typed: numbers that the form would refuse, and what a row lacks to be of use.
 *
 * @returns messages by `boxes.0.length`, `lines.1.description` …; wholly empty rows have none, they are left out
 */
export function presetProblems({ boxes, lines }: Presets): Record<string, string> {
  const problems: Record<string, string> = {}
  const note = (path: string, problem: string | null) => {
    if (problem !== null) problems[path] = problem
  }
  boxes.forEach((box, index) => {
    if (isBlank(box)) return
    for (const { cell, name } of sides)
      note(`boxes.${index}.${cell}`, numberProblem(box[cell], { name, min: 0, decimals: 3 }))
    if (isBlank({ ...box, name: '' })) note(`boxes.${index}.length`, 'Length cannot be blank')
  })
  lines.forEach((line, index) => {
    if (isBlank(line)) return
    for (const { cell, name } of counts)
      note(`lines.${index}.${cell}`, numberProblem(line[cell], { name, min: 0, decimals: 3 }))
    if (line.description.trim() === '') note(`lines.${index}.description`, 'Description cannot be blank')
  })
  return problems
}

/**
 * The presets that are kept of what was typed: empty rows are left out, a box without a name is called by its size.
 *
 * @param typed presets without problems
 */
export function presetsToKeep({ boxes, lines, defaults }: Presets): Presets {
  const named = boxes.filter((box) => !isBlank(box)).map((box) => ({ ...box, name: box.name.trim() || sizeOf(box) }))
  // As they will be read.
  return readPresets(JSON.stringify({ boxes: named, lines, defaults }))
}

/**
 * Adds what stands in the form: its boxes and lines that can be read and are not there yet, and what is chosen.
 *
 * @param presets those that are there
 * @param form the form's fields
 */
export function withFormTaken(presets: Presets, form: BookingForm): Presets {
  const boxes = form.dimValues
    .filter((row) => sides.every(({ cell }) => plainDecimal(row[cell]) !== null))
    .map(({ length, width, height }) => ({ name: sizeOf({ length, width, height }), length, width, height }))
  const lines = form.invoiceValues
    .map(({ description, quantity, price }) => ({ description: description.trim(), quantity, price }))
    .filter(({ description }) => description !== '')
    .map((line) => ({ ...line, quantity: readable(line.quantity), price: readable(line.price) }))
  const chosen = defaultFields.filter((field) => form[field] !== '' && form[field] !== UNSET)
  return {
    boxes: newOnes(presets.boxes, boxes, sizeOf),
    lines: newOnes(presets.lines, lines, ({ description }) => description.trim()),
    defaults: { ...presets.defaults, ...Object.fromEntries(chosen.map((field) => [field, form[field]])) },
  }
}

function newOnes<Row>(known: readonly Row[], found: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return found.reduce<Row[]>(
    (all, row) => (all.some((other) => keyOf(other) === keyOf(row)) ? all : [...all, row]),
    [...known],
  )
}

/**
 * The form that a new booking begins with.
 *
 * @param user who books
 * @param presets of his computer
 */
export function presetBookingForm(user: string, { defaults }: Presets): BookingForm {
  const chosen = defaultFields.filter((field) => defaults[field] !== '')
  return { ...emptyBookingForm(user, ''), ...Object.fromEntries(chosen.map((field) => [field, defaults[field]])) }
}
