import * as z from 'zod/mini'
import type { UploadField } from '../booking/uploadFields'
import { HOME_COUNTRY } from '../homeCountry'
import { paymentTypes } from '../paymentTypes'
import { shipmentTypes } from '../shipment/shipmentType'
import { plainDecimal, type Unit } from '../typedNumbers'
import { visibleText } from '../typedText'
import {
  type CellValue,
  checkedBy,
  choice,
  numberProblem,
  type NumberRules,
  numberText,
  optionalText,
  requiredText,
} from './fields'
import { formIssue } from './formIssue'
import type { FormText } from './formMessage'
import { partyFields, receiverChecks, shipperChecks } from './partyFields'

/**
 * The values of the selects that ask yes or no, as they are sent. `UNSET` is the placeholder, and is sent as it
 * stands.
 */
export const YES = '1'
export const NO = '0'
export const UNSET = '-1'
/**
 * Stands for the airway bill number while the form has none, so that the check passes: the number is asked for right
 * before the booking is sent.
 */
export const NUMBER_TO_COME = 'to come'

const yesOrNo = [
  { value: YES, label: 'booking.yes' },
  { value: NO, label: 'booking.no' },
] as const
/** The choices of the selects that are the same for every center. */
export const fixedChoices = {
  paymentType: [
    { value: paymentTypes.cash, label: 'booking.cash' },
    { value: paymentTypes.credit, label: 'booking.credit' },
  ],
  shipmentType: [
    { value: shipmentTypes.parcel, label: 'booking.parcel' },
    { value: shipmentTypes.document, label: 'booking.document' },
  ],
  cod: [
    { value: YES, label: 'booking.cod' },
    { value: NO, label: 'booking.notCod' },
  ],
  remArea: yesOrNo,
  insurance: yesOrNo,
} as const

const money = { min: 0, decimals: 2, unit: 'rupees' } as const

/** The rules for each number of the form. `required` is the message for a blank one. */
const numberRules = {
  amount: {
    name: 'booking.amount',
    required: 'booking.amountBlank',
    min: 1,
    decimals: 2,
    unit: 'rupees',
  },
  discount: { name: 'booking.discount', ...money },
  gst: { name: 'booking.gst', ...money, unit: 'percent' },
  weight: {
    name: 'booking.weight',
    required: 'booking.weightBlank',
    min: 0,
    decimals: 3,
    unit: 'kilograms',
  },
  pieces: {
    name: 'booking.pieces',
    required: 'booking.piecesBlank',
    min: 0,
    decimals: 0,
    unit: 'pieces',
  },
  codAmount: { name: 'booking.codAmountField', required: 'booking.codAmountBlank', ...money },
  worthOfPackage: { name: 'booking.worth', required: 'booking.worthBlank', ...money },
  insuranceValue: {
    name: 'booking.insuranceValue',
    required: 'booking.insuranceValueBlank',
    ...money,
  },
} as const satisfies Record<string, NumberRules>

const cellRules = (name: FormText, unit: Unit) => ({ name, min: 0, decimals: 3, unit }) as const
/** The rules for the numbers of the rows, also of presets. */
export const numberCells = {
  length: cellRules('booking.length', 'centimetres'),
  width: cellRules('booking.width', 'centimetres'),
  height: cellRules('booking.height', 'centimetres'),
  quantity: cellRules('booking.quantity', 'pieces'),
  price: cellRules('booking.price', 'dollars'),
} as const

const allNumbers = { ...numberRules, ...numberCells } as const
const rulesByName = new Map<string, NumberRules>(Object.entries(allNumbers))

/** The rules of a number of the form, by its control's name (`amount`, `dimValues.0.length`); undefined for a text. */
export function numberRulesOf(name: string): NumberRules | undefined {
  return rulesByName.get(name.slice(name.lastIndexOf('.') + 1))
}

/** The names of the form’s numbers; in the two tables, those of their cells. */
export type NumberField = keyof typeof allNumbers

/** A number as its field would send it; null if it is blank or refused, so that no figure is calculated from it. */
export function acceptedNumber(field: NumberField, text: string): string | null {
  return numberProblem(visibleText(text).trim(), allNumbers[field]) === null
    ? plainDecimal(text, allNumbers[field].unit)
    : null
}

/** The choice that shows each of the fields which are not always asked for. */
const shownBy = { codAmount: 'cod', worthOfPackage: 'insurance', insuranceValue: 'insurance' } as const
type ConditionalField = keyof typeof shownBy

/** Whether a field is asked for: otherwise it is hidden, cannot block the booking, and is sent blank (product 5.2). */
export const isFieldShown = (field: ConditionalField, choices: Record<'cod' | 'insurance', string>): boolean =>
  choices[shownBy[field]] === YES

const shipment = {
  paymentType: choice([paymentTypes.cash, paymentTypes.credit], 'booking.chooseTypeOfPayment'),
  amount: numberText(numberRules.amount),
  discount: numberText(numberRules.discount),
  gst: numberText(numberRules.gst),
  cod: choice([YES, NO], 'booking.chooseCod'),
  codAmount: optionalText(null),
  shipmentType: choice([shipmentTypes.parcel, shipmentTypes.document], 'booking.chooseShipmentType'),
  weight: numberText(numberRules.weight),
  pieces: numberText(numberRules.pieces),
  insurance: choice([UNSET, NO, YES], 'booking.chooseInsurance'),
  remArea: choice([YES, NO], 'booking.chooseRemoteArea'),
  worthOfPackage: optionalText(null),
  insuranceValue: optionalText(null),
  remarks: optionalText('note'),
}

const cell = (rules: NumberRules) =>
  z.pipe(
    numberText(rules),
    z.transform((plain): CellValue => (plain === '' ? '' : Number(plain))),
  )

const dimensionRow = z.object({
  length: cell(numberCells.length),
  width: cell(numberCells.width),
  height: cell(numberCells.height),
})
const invoiceRow = z.object({
  description: optionalText('description'),
  quantity: cell(numberCells.quantity),
  price: cell(numberCells.price),
})

const someRow = (missing: FormText) =>
  checkedBy(({ length }: readonly unknown[]) => (length === 0 ? { key: missing } : null))

/** The input has the field texts as typed; the output has trimmed texts, plain decimals and numeric cells. */
export const bookingFormSchema = z
  .object({
    airwayBillNo: requiredText('booking.numberRequired', 'number'),
    user: requiredText('booking.userRequired', 'username'),
    origin: requiredText('booking.chooseOrigin', 'place'),
    service: requiredText('booking.chooseService', 'place'),
    ...shipperChecks,
    /** `shipperId` and `recId`: ids of the saved customers that the parties were filled from and still match, or ''. */
    shipperId: z.string(),
    ...receiverChecks,
    recId: z.string(),
    ...shipment,
    dimValues: z.array(dimensionRow).check(someRow('booking.dimensionsRequired')),
    invoiceValues: z.array(invoiceRow).check(someRow('booking.invoiceRequired')),
  })
  .check((context) => {
    const { value } = context
    for (const field of ['codAmount', 'worthOfPackage', 'insuranceValue'] as const) {
      const text = value[field]
      const isShown = isFieldShown(field, value)
      const message = isShown ? numberProblem(text, numberRules[field]) : null
      if (message) context.issues.push(formIssue(message, text, [field]))
      value[field] = isShown ? (plainDecimal(text, 'rupees') ?? '') : ''
    }
    if (value.invoiceValues[0]?.description === '') {
      context.issues.push(formIssue({ key: 'booking.invoiceRequired' }, '', ['invoiceValues', 0, 'description']))
    }
  })

/** The fields as they are typed: texts by the names of the specification. */
export type BookingForm = z.input<typeof bookingFormSchema>
/** A booking that has passed all checks, as it is sent. */
export type Booking = z.output<typeof bookingFormSchema>
/** The chosen file of each field; null for none. */
export type BookingFiles = Record<UploadField, File | null>
/** A row of dimensions as typed: three sides in centimetres. */
export type DimensionRow = BookingForm['dimValues'][number]
/** An invoice line as typed; its price is in dollars. */
export type InvoiceRow = BookingForm['invoiceValues'][number]

export const emptyDimensionRow: DimensionRow = { length: '', width: '', height: '' }
export const emptyInvoiceRow: InvoiceRow = { description: '', quantity: '', price: '' }
export const noFiles: BookingFiles = { shipperIDFront: null, shipperIDBack: null, customNTN: null }

const emptyTexts = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>

/** A blank form for a user and the next airway bill number, with defaults and placeholders. */
export function emptyBookingForm(user: string, airwayBillNo: string): BookingForm {
  return {
    airwayBillNo,
    user,
    origin: HOME_COUNTRY,
    service: '',
    ...emptyTexts([...partyFields.shipper, ...partyFields.receiver]),
    shipperId: '',
    recId: '',
    ...emptyTexts(Object.keys(shipment) as (keyof typeof shipment)[]),
    cod: UNSET,
    insurance: UNSET,
    remArea: UNSET,
    dimValues: [{ ...emptyDimensionRow }],
    invoiceValues: [{ ...emptyInvoiceRow }],
  }
}

let required: readonly string[] | undefined

/** The names of the fields that must not be blank, in form order, without those that only another choice requires. */
export function requiredFields(): readonly string[] {
  required ??=
    bookingFormSchema.safeParse(emptyBookingForm('', '')).error?.issues.map(({ path }) => path.join('.')) ?? []
  return required
}

/** The rows to send: the first one, and every other one that is not completely empty. */
export function filledRows<Row extends Record<string, string | number>>(rows: readonly Row[]): Row[] {
  return rows.filter((row, index) => index === 0 || Object.values(row).some((value) => value !== ''))
}
