import * as z from 'zod/mini'
import { emptyBookingForm, UNSET, type BookingForm } from '../forms/bookingForm'
import { numberProblem } from '../forms/fields'
import { plainDecimal } from '../typedNumbers'
import { t } from '@/texts/t'

const typed = z.pipe(
  z.string(),
  z.transform((text) => text.trim()),
)
/** Blank instead of an unreadable number, which would only be refused when the booking is submitted. */
const readable = (text: string) => (plainDecimal(text) === null ? '' : text)
const number = z.pipe(typed, z.transform(readable))
const boxSchema = z.object({ name: typed, length: number, width: number, height: number })
const lineSchema = z.object({ description: typed, quantity: number, price: number })

const defaultFields = ['service', 'paymentType', 'shipmentType', 'cod', 'remArea'] as const
type DefaultField = (typeof defaultFields)[number]
const forEachDefault = <Value>(value: Value) =>
  Object.fromEntries(defaultFields.map((field) => [field, value])) as Record<DefaultField, Value>

/** Leaves out what is no row, or has no name. */
const rowsOf = <Row extends Record<string, string>>(row: z.ZodMiniType<Row>, name: keyof Row) =>
  z.pipe(
    z.catch(z.array(z.catch(z.nullable(row), null)), []),
    z.transform((rows) => rows.filter((each) => each !== null && each[name] !== '') as Row[]),
  )
/** Stored on the computer: box sizes, invoice lines and defaults ('' for none), nothing about people. */
const storedPresets = z.object({
  boxes: rowsOf(boxSchema, 'name'),
  lines: rowsOf(lineSchema, 'description'),
  defaults: z.catch(z.object(forEachDefault(z.catch(z.string(), ''))), forEachDefault('')),
})
export type Presets = z.output<typeof storedPresets>
export type BoxPreset = Presets['boxes'][number]
export type LinePreset = Presets['lines'][number]

export const noPresets: Presets = storedPresets.parse({})

/** The stored presets; anything else in the stored text is ignored, and unreadable numbers are left blank. */
export function readPresets(stored: string | null): Presets {
  try {
    return storedPresets.parse(JSON.parse(stored ?? '{}'))
  } catch {
    return noPresets
  }
}

const sides = [
  { cell: 'length', name: () => t('booking.length') },
  { cell: 'width', name: () => t('booking.width') },
  { cell: 'height', name: () => t('booking.height') },
] as const
const counts = [
  { cell: 'quantity', name: () => t('booking.quantity') },
  { cell: 'price', name: () => t('booking.price') },
] as const

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
    if (isBlank({ ...box, name: '' })) note(`boxes.${index}.length`, t('booking.lengthBlank'))
  })
  lines.forEach((line, index) => {
    if (isBlank(line)) return
    for (const { cell, name } of counts)
      note(`lines.${index}.${cell}`, numberProblem(line[cell], { name, min: 0, decimals: 3 }))
    if (line.description.trim() === '') note(`lines.${index}.description`, t('booking.descriptionBlank'))
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
