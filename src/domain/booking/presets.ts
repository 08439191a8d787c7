import * as z from 'zod/mini'
import { type BookingForm, numberCells, UNSET } from '../forms/bookingForm'
import { numberText } from '../forms/fields'
import { formIssue } from '../forms/formIssue'
import type { FormText } from '../forms/formMessage'
import { storedList } from '../storedList'
import { doubtfulReading, plainDecimal } from '../typedNumbers'

const typed = z.pipe(
  z.string(),
  z.transform((text) => text.trim()),
)
/**
 * A number as a preset fills it in. One that cannot be read becomes blank, as it would only be refused when the booking
 * is submitted. A comma that is read as the decimal mark becomes a point, because a field that a preset fills does not
 * say how it was read.
 */
const readable = (text: string) => (plainDecimal(text) === null ? '' : (doubtfulReading(text) ?? text))
const number = z.pipe(typed, z.transform(readable))
const boxSchema = z.object({ name: typed, length: number, width: number, height: number })
const lineSchema = z.object({ description: typed, quantity: number, price: number })

/** The fields that a new booking can begin with (product 5.11). */
export const defaultFields = ['service', 'paymentType', 'shipmentType', 'cod', 'remArea'] as const
type DefaultField = (typeof defaultFields)[number]
const forEachDefault = <Value>(value: Value) =>
  Object.fromEntries(defaultFields.map((field) => [field, value])) as Record<DefaultField, Value>

/** The schema of stored rows. Entries that are not rows, or have no name, are left out. */
const rowsOf = <Row extends Record<string, string>>(row: z.ZodMiniType<Row>, name: keyof Row) =>
  z.pipe(
    storedList(row),
    z.transform((rows: Row[]) => rows.filter((each) => each[name] !== '')),
  )
/** Stored on the computer: box sizes, invoice lines and defaults ('' for none), nothing about people. */
const storedPresets = z.object({
  boxes: rowsOf(boxSchema, 'name'),
  lines: rowsOf(lineSchema, 'description'),
  defaults: z.catch(z.object(forEachDefault(z.catch(z.string(), ''))), forEachDefault('')),
})
/** What this computer has stored to fill in: boxes, invoice lines and defaults. */
export type Presets = z.output<typeof storedPresets>
/** A named box; its sides are in centimetres. */
export type BoxPreset = Presets['boxes'][number]
/** An invoice line; its price is in dollars. */
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

type Sides = Omit<BoxPreset, 'name'>
const sidesOf = ({ length, width, height }: Sides) => [length, width, height]
const sizeOf = (box: Sides) =>
  sidesOf(box)
    .map((side) => side.trim() || '–')
    .join(' × ')

const isBlank = (row: object) => Object.values(row).every((cell) => String(cell).trim() === '')

/** Refuses a row that lacks `field`, unless all of it is empty. */
const needing = <Row extends object>(field: keyof Row & string, blank: FormText, lacks: (row: Row) => boolean) =>
  z.check<Row>(({ value, issues }) => {
    if (isBlank(value) || !lacks(value)) return
    issues.push(formIssue({ key: blank }, value, [field]))
  })
const typedBox = z
  .object({
    name: z.string(),
    length: numberText(numberCells.length),
    width: numberText(numberCells.width),
    height: numberText(numberCells.height),
  })
  .check(needing('length', 'booking.lengthBlank', (box) => isBlank(sidesOf(box))))
const typedLine = z
  .object({
    description: z.string(),
    quantity: numberText(numberCells.quantity),
    price: numberText(numberCells.price),
  })
  .check(needing('description', 'booking.descriptionBlank', ({ description }) => isBlank([description])))

/** The form of the presets. Empty rows have no problem. */
export const presetsFormSchema = z.object({
  boxes: z.array(typedBox),
  lines: z.array(typedLine),
  defaults: z.object(forEachDefault(z.string())),
})

/** The presets to store, from typed ones without problems: without empty rows, unnamed boxes named by their size. */
export function presetsToSave({ boxes, lines, defaults }: Presets): Presets {
  const named = boxes.filter((box) => !isBlank(box)).map((box) => ({ ...box, name: box.name.trim() || sizeOf(box) }))
  // Normalised exactly as they will be read back.
  return readPresets(JSON.stringify({ boxes: named, lines, defaults }))
}

/** Adds a form's readable new boxes and its new lines, and makes its chosen selects the defaults. */
export function withFormValues(presets: Presets, form: BookingForm): Presets {
  const boxes = form.dimValues
    .filter((row) => sidesOf(row).every((side) => plainDecimal(side) !== null))
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
 * Merges the presets of two tabs: what the other tab has added or removed since the form was opened stays added or
 * removed.
 *
 * @param before as they were stored when the form was opened
 * @param ours as the form saves them
 * @param now as they are stored
 */
export function mergedPresets(before: Presets, ours: Presets, now: Presets): Presets {
  const chosen = defaultFields.map((field) => {
    const isChangedHere = ours.defaults[field] !== before.defaults[field]
    return [field, (isChangedHere ? ours : now).defaults[field]]
  })
  return {
    boxes: mergedRows(before.boxes, ours.boxes, now.boxes),
    lines: mergedRows(before.lines, ours.lines, now.lines),
    defaults: Object.fromEntries(chosen) as Presets['defaults'],
  }
}

function mergedRows<Row extends object>(before: readonly Row[], ours: readonly Row[], now: readonly Row[]): Row[] {
  const textsOf = (rows: readonly Row[]) => new Set(rows.map((row) => JSON.stringify(row)))
  const [old, own, stored] = [textsOf(before), textsOf(ours), textsOf(now)]
  const isRemovedThere = (text: string) => old.has(text) && !stored.has(text)
  const isAddedThere = (text: string) => !old.has(text) && !own.has(text)
  return [
    ...ours.filter((row) => !isRemovedThere(JSON.stringify(row))),
    ...now.filter((row) => isAddedThere(JSON.stringify(row))),
  ]
}
