import { emptyBookingForm, UNSET, type BookingForm } from '../forms/bookingForm'
import { numberProblem } from '../forms/fields'
import { plainDecimal } from '../typedNumbers'

/** Presets are stored on the computer: box sizes, invoice lines and defaults, nothing about people. */
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

export const defaultFields = ['service', 'paymentType', 'shipmentType', 'cod', 'remArea'] as const
export type DefaultField = (typeof defaultFields)[number]

export interface Presets {
  boxes: BoxPreset[]
  lines: LinePreset[]
  /** '' means no default. */
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

/** Blank instead of an unreadable number, which would only be refused when the booking is submitted. */
const readable = (text: string) => (plainDecimal(text) === null ? '' : text)

const defaultsOf = (value: unknown): Presets['defaults'] => {
  const found = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const read = (field: DefaultField) => (typeof found[field] === 'string' ? found[field] : '')
  return Object.fromEntries(defaultFields.map((field) => [field, read(field)])) as Presets['defaults']
}

/** The stored presets; anything else in the stored text is ignored, and unreadable numbers are left blank. */
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

const sizeOf = ({ length, width, height }: Omit<BoxPreset, 'name'>) =>
  [length, width, height].map((side) => side.trim() || '–').join(' × ')

const isBlank = (row: object) => Object.values(row).every((cell) => String(cell).trim() === '')

/** Problems with presets as typed, by path (`boxes.0.length`, `lines.1.description`). Empty rows have none. */
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

/** The presets to store, from typed ones without problems: without empty rows, unnamed boxes named by their size. */
export function presetsToKeep({ boxes, lines, defaults }: Presets): Presets {
  const named = boxes.filter((box) => !isBlank(box)).map((box) => ({ ...box, name: box.name.trim() || sizeOf(box) }))
  // Normalised exactly as they will be read back.
  return readPresets(JSON.stringify({ boxes: named, lines, defaults }))
}

/** Adds a form's readable new boxes and its new lines, and makes its chosen selects the defaults. */
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

/** The initial form for a new booking by `user`, with the stored defaults filled in. */
export function presetBookingForm(user: string, { defaults }: Presets): BookingForm {
  const chosen = defaultFields.filter((field) => defaults[field] !== '')
  return { ...emptyBookingForm(user, ''), ...Object.fromEntries(chosen.map((field) => [field, defaults[field]])) }
}
