import { isObject } from '@/services/wire/wire'

/** The right shape of a value, written without the schemas that it is there to check. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'number or null'
  | 'boolean or null'
  | 'number, null or unreadable'
  | { list: Shape }
  | { object: Record<string, Shape> }

export const text: Shape = 'string'
export const optional: Shape = 'number or null'
const figure: Shape = 'number, null or unreadable'
export const list = (of: Shape): Shape => ({ list: of })
export const object = (fields: Record<string, Shape>): Shape => ({ object: fields })

/** Fields that are texts, by their names with blanks between them. */
export const texts = (names: string): Record<string, Shape> =>
  Object.fromEntries(names.split(' ').map((name) => [name, text]))

const party = texts('company contactPerson address city state postCode country phone1 phone2')

/** The papers' model. */
export const bill = {
  source: text,
  isVoid: 'boolean or null',
  id: text,
  airwayBillNo: text,
  shipmentType: optional,
  createdAt: text,
  pieces: optional,
  weight: optional,
  dimensions: list(object({ length: optional, width: optional, height: optional })),
  missing: list(text),
  invoices: list(object({ description: text, quantity: figure, price: figure })),
  amount: figure,
  discount: figure,
  gst: figure,
  isCod: 'boolean',
  codAmount: figure,
  isInsured: 'boolean',
  worthOfPackage: optional,
  destination: text,
  serviceName: text,
  centerName: text,
  username: text,
  consignor: object({ ...party, ntnCnic: text, ref: text, idFront: text, idBack: text }),
  consignee: object(party),
} satisfies Record<string, Shape>

/**
 * Where a value differs from its shape.
 *
 * @returns the places; none where it fits, field by field, with none too many
 */
export function misfits(value: unknown, shape: Shape, place = 'value'): string[] {
  if (shape === 'number, null or unreadable') {
    return value === 'unreadable' ? [] : misfits(value, 'number or null', place)
  }
  if (shape === 'number or null') return value === null ? [] : misfits(value, 'number', place)
  if (shape === 'boolean or null') return value === null ? [] : misfits(value, 'boolean', place)
  if (shape === 'number') return Number.isFinite(value) ? [] : [`${place} is no finite number`]
  if (typeof shape === 'string') return typeof value === shape ? [] : [`${place} is no ${shape}`]
  if ('list' in shape) {
    if (!Array.isArray(value)) return [`${place} is no list`]
    return value.flatMap((item, index) => misfits(item, shape.list, `${place}[${index}]`))
  }
  if (!isObject(value)) return [`${place} is no object`]
  if (Object.getPrototypeOf(value) !== Object.prototype) return [`${place} has another prototype`]
  const strangers = Object.keys(value).filter((name) => !Object.hasOwn(shape.object, name))
  return [
    ...strangers.map((name) => `${place}.${name} is not expected`),
    ...Object.entries(shape.object).flatMap(([name, field]) => misfits(value[name], field, `${place}.${name}`)),
  ]
}
