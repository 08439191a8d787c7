import * as z from 'zod/mini'
import { company } from '@/company'
import { YES, type BookingForm } from '@/domain/forms/bookingForm'
import { formatRupees } from '@/domain/money/money'
import { plainDecimal } from '@/domain/typedNumbers'
import { chargeableText, figureText, formTotal, gstText, NO_FIGURE, rupeesText } from '../summary/bookingTotals'

const party = z.object({ name: z.string(), person: z.string(), places: z.array(z.string()) })
const booking = z.object({
  kind: z.literal('booking'),
  shipper: party,
  receiver: party,
  pieces: z.string(),
  weight: z.string(),
  chargeable: z.string(),
  service: z.string(),
  workingDays: z.string(),
  amount: z.string(),
  /** This and the next: null where there is none. */
  discount: z.nullable(z.string()),
  gst: z.nullable(z.object({ percent: z.string(), rupees: z.string() })),
  codAmount: z.nullable(z.string()),
  netAmount: z.string(),
})
const booked = z.object({ kind: z.literal('booked'), airwayBillNo: z.string(), netAmount: z.nullable(z.string()) })

/** Null: nothing, and the customer is welcomed. */
export type Shown = z.infer<typeof booking> | z.infer<typeof booked> | null

/** Also checked when it arrives, as it may come from a tab that runs another release. */
export const toldSchema = z.object({ tab: z.number(), shown: z.nullable(z.union([booking, booked])) })
export type Told = z.infer<typeof toldSchema>

/** A dash where it cannot be calculated. */
export function netAmountText(form: BookingForm): string {
  const total = formTotal(form)
  return total === null ? NO_FIGURE : formatRupees(total)
}

const isTyped = (text: string) => text.trim() !== ''
const kilograms = (figure: string | null) => (figure === null || figure === NO_FIGURE ? NO_FIGURE : `${figure} kg`)

/** All that a customer may see of a booking: no phone, email, identity card, address, reference or remark. */
export function bookingShown(form: BookingForm, service: string): Shown {
  const window = company.services.find(({ name }) => name === service)
  return {
    kind: 'booking',
    shipper: {
      name: form.shipperCompany,
      person: form.shipperContactPerson,
      places: [form.shipperCity, form.origin].filter(isTyped),
    },
    receiver: {
      name: form.recCompany,
      person: form.recContactPerson,
      places: [form.recCity, form.recCountry].filter(isTyped),
    },
    pieces: figureText(form.pieces),
    weight: kilograms(figureText(form.weight)),
    chargeable: kilograms(chargeableText(form.weight, form.dimValues)),
    service: service || NO_FIGURE,
    workingDays: window ? `${window.from}-${window.to}` : '',
    amount: isTyped(form.amount) ? rupeesText(form.amount) : NO_FIGURE,
    discount: isTyped(form.discount) ? `− ${rupeesText(form.discount)}` : null,
    gst: isTyped(form.gst) ? { percent: plainDecimal(form.gst) ?? NO_FIGURE, rupees: gstText(form) } : null,
    codAmount: form.cod === YES ? rupeesText(form.codAmount) : null,
    netAmount: isTyped(form.amount) ? netAmountText(form) : NO_FIGURE,
  }
}
