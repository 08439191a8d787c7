import * as z from 'zod/mini'
import { choice, numberProblem, numberText, optionalText, requiredText, type CellValue } from './fields'
import { emptyParties, receiverChecks, shipperChecks } from './parties'
import { plainDecimal } from '../typedNumbers'
import type { UploadField } from '../booking/uploads'

/** The only origin offered. */
export const DEFAULT_ORIGIN = 'Pakistan'

/** Codes as the backend expects them. */
export const paymentTypes = { cash: '1', credit: '2' } as const
export const shipmentTypes = { parcel: '1', document: '2' } as const
export const YES = '1'
export const NO = '0'
export const UNSET = '-1'

const money = { min: 0, decimals: 2 } as const
const amountRules = { name: 'Amount', required: 'Amount cannot be blank', min: 1, decimals: 2 } as const
const discountRules = { name: 'Discount', ...money }

const shipment = {
  paymentType: choice([paymentTypes.cash, paymentTypes.credit], 'Payment type must be selected'),
  amount: numberText(amountRules),
  discount: numberText(discountRules),
  gst: numberText({ name: 'GST', ...money }),
  cod: choice([YES, NO], 'COD must be selected'),
  codAmount: optionalText(null),
  shipmentType: choice([shipmentTypes.parcel, shipmentTypes.document], 'Shipment Type must be selected'),
  weight: numberText({ name: 'Weight', required: 'Weight cannot be blank', min: 0, decimals: 3 }),
  pieces: numberText({ name: 'Pieces', required: 'Pieces cannot be blank', min: 0, decimals: 0 }),
  insurance: choice([UNSET, NO, YES], 'Insurance must be selected'),
  worthOfPackage: optionalText(null),
  insuranceValue: optionalText(null),
  remArea: choice([YES, NO], 'Remote Area must be selected'),
  remarks: optionalText('note'),
}

/** Fields that are checked and sent only if another field's answer calls for them. */
const conditional = {
  codAmount: { name: 'COD Amount', required: 'COD Amount cannot be blank', ...money },
  worthOfPackage: { name: 'Worth of package', required: 'Worth of package cannot be blank', ...money },
  insuranceValue: { name: 'Insurance value', required: 'Insurance value cannot be blank', ...money },
}

const cell = (name: string) =>
  z.pipe(
    numberText({ name, min: 0, decimals: 3 }),
    z.transform((plain): CellValue => (plain === '' ? '' : Number(plain))),
  )

const dimensionRow = z.object({ length: cell('Length'), width: cell('Width'), height: cell('Height') })
const invoiceRow = z.object({
  description: optionalText('description'),
  quantity: cell('Quantity'),
  price: cell('Price'),
})

/** The input holds the field texts as typed; the output has trimmed texts, plain decimals and numeric cells. */
export const bookingFormSchema = z
  .object({
    airwayBillNo: requiredText('Airway Bill No is required', 'number'),
    user: requiredText('User is required', 'username'),
    origin: requiredText('Origin must be selected', 'place'),
    service: requiredText('Service must be selected', 'place'),
    ...shipperChecks,
    /** `shipperId` and `recId`: ids of the saved customers that the parties were filled from and still match, or ''. */
    shipperId: z.string(),
    ...receiverChecks,
    recId: z.string(),
    ...shipment,
    dimValues: z.array(dimensionRow).check(z.minLength(1, 'Dimensions are required')),
    invoiceValues: z.array(invoiceRow).check(z.minLength(1, 'Invoice details are required')),
  })
  .check((context) => {
    const { value } = context
    const read = (field: keyof typeof conditional, isShown: boolean) => {
      const text = value[field]
      const message = isShown ? numberProblem(text, conditional[field]) : null
      if (message) context.issues.push({ code: 'custom', message, path: [field], input: text })
      // Leftover text in a field that is no longer shown must neither block the booking nor be sent.
      value[field] = isShown ? (plainDecimal(text) ?? '') : ''
    }
    const isFine = !numberProblem(value.amount, amountRules) && !numberProblem(value.discount, discountRules)
    if (isFine && Number(plainDecimal(value.discount)) > Number(plainDecimal(value.amount))) {
      const message = 'Discount cannot be larger than the amount'
      context.issues.push({ code: 'custom', message, path: ['discount'], input: value.discount })
    }
    read('codAmount', value.cod === YES)
    read('worthOfPackage', value.insurance === YES)
    read('insuranceValue', value.insurance === YES)
    if (value.invoiceValues[0]?.description === '') {
      context.issues.push({
        code: 'custom',
        message: 'Invoice details are required',
        path: ['invoiceValues', 0, 'description'],
        input: '',
      })
    }
  })

export type BookingForm = z.input<typeof bookingFormSchema>
export type Booking = z.output<typeof bookingFormSchema>
export type BookingFiles = Record<UploadField, File | null>
export type DimensionRow = BookingForm['dimValues'][number]
export type InvoiceRow = BookingForm['invoiceValues'][number]

export const emptyDimensionRow: DimensionRow = { length: '', width: '', height: '' }
export const emptyInvoiceRow: InvoiceRow = { description: '', quantity: '', price: '' }
export const noFiles: BookingFiles = { shipperIDFront: null, shipperIDBack: null, customNTN: null }

/** A blank form for a user and the next airway bill number, with defaults and placeholders. */
export function emptyBookingForm(user: string, airwayBillNo: string): BookingForm {
  return {
    airwayBillNo,
    user,
    origin: DEFAULT_ORIGIN,
    service: '',
    ...emptyParties(),
    shipperId: '',
    recId: '',
    paymentType: '',
    amount: '',
    discount: '',
    gst: '',
    cod: UNSET,
    codAmount: '',
    shipmentType: '',
    weight: '',
    pieces: '',
    insurance: UNSET,
    worthOfPackage: '',
    insuranceValue: '',
    remArea: UNSET,
    remarks: '',
    dimValues: [{ ...emptyDimensionRow }],
    invoiceValues: [{ ...emptyInvoiceRow }],
  }
}

/** What a blank form is refused for, as names in the order of the form; what only another choice asks for is not in it. */
export const requiredFields: readonly string[] =
  bookingFormSchema.safeParse(emptyBookingForm('', '')).error?.issues.map(({ path }) => path.join('.')) ?? []

/** The rows to send: the first one, and every other one that is not completely empty. */
export function filledRows<Row extends Record<string, string | number>>(rows: readonly Row[]): Row[] {
  return rows.filter((row, index) => index === 0 || Object.values(row).some((value) => value !== ''))
}
