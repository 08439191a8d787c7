import type * as z from 'zod/mini'
import { type Customer, type CustomerPart, customerParts } from '../customer'
import { oneLine } from '../oneLine'
import { digitsText, emailText, optionalText, requiredText } from './fields'
import type { FormText } from './formMessage'
import type { TextLimit } from './textLimits'

/** The two parties of a booking. */
export type PartyRole = 'shipper' | 'receiver'

/**
 * A code of letters and digits, as cards and envelopes have it, or a phone number as typed: output in Latin digits. A
 * phone number that cannot be read is asked about (product 5.7), never refused.
 */
const codeText = (limit: TextLimit, required?: FormText) =>
  digitsText(limit, (text) => (text === '' && required ? { key: required } : null))

/** The kind of text in each part of a party, and so how long it may be. */
export const partLimits = {
  company: 'name',
  contactPerson: 'name',
  ref: 'reference',
  address: 'address',
  email: 'email',
  country: 'place',
  state: 'place',
  city: 'place',
  postCode: 'postCode',
  ntnCnic: 'reference',
  phone1: 'phone',
  phone2: 'phone',
  fax: 'phone',
} as const satisfies Record<CustomerPart, TextLimit>

type Fields = Record<string, { part: CustomerPart; check: z.ZodMiniType<string, string> }>

/** Fields by the names, and in the order, in which they are sent. */
const shipper = {
  shipperCompany: { part: 'company', check: requiredText('booking.companyBlank', partLimits.company) },
  shipperContactPerson: {
    part: 'contactPerson',
    check: requiredText('booking.contactPersonBlank', partLimits.contactPerson),
  },
  shipperRef: { part: 'ref', check: optionalText(partLimits.ref) },
  shipperAddress: { part: 'address', check: optionalText(partLimits.address) },
  shipperState: { part: 'state', check: optionalText(partLimits.state) },
  shipperCity: { part: 'city', check: optionalText(partLimits.city) },
  shipperPostCode: { part: 'postCode', check: codeText(partLimits.postCode) },
  shipperPhone1: { part: 'phone1', check: codeText(partLimits.phone1, 'booking.mobileBlank') },
  shipperPhone2: { part: 'phone2', check: codeText(partLimits.phone2) },
  shipperNtnCnicNo: { part: 'ntnCnic', check: codeText(partLimits.ntnCnic, 'booking.ntnCnicBlank') },
  shipperEmail: { part: 'email', check: emailText() },
} as const satisfies Fields

const receiver = {
  recCompany: { part: 'company', check: requiredText('booking.companyBlank', partLimits.company) },
  recContactPerson: {
    part: 'contactPerson',
    check: requiredText('booking.contactPersonBlank', partLimits.contactPerson),
  },
  recAddress: { part: 'address', check: requiredText('booking.addressBlank', partLimits.address) },
  recCountry: { part: 'country', check: requiredText('booking.chooseCountry', partLimits.country) },
  recState: { part: 'state', check: optionalText(partLimits.state) },
  recCity: { part: 'city', check: requiredText('booking.cityBlank', partLimits.city) },
  recPostCode: { part: 'postCode', check: codeText(partLimits.postCode, 'booking.postCodeBlank') },
  recPhone1: { part: 'phone1', check: codeText(partLimits.phone1, 'booking.mobileBlank') },
  recPhone2: { part: 'phone2', check: codeText(partLimits.phone2) },
  recFax: { part: 'fax', check: codeText(partLimits.fax) },
  recEmail: { part: 'email', check: emailText() },
} as const satisfies Fields

/** Each field of a party by its name, with its part of a customer and its check. */
export const fieldsOfParty: Record<PartyRole, Fields> = { shipper, receiver }

type Checks<Of extends Fields> = { [Name in keyof Of]: Of[Name]['check'] }

const checksOf = <Of extends Fields>(fields: Of) =>
  Object.fromEntries(Object.entries(fields).map(([name, { check }]) => [name, check])) as Checks<Of>

/** The schemas of the fields of each party, by the fields’ names. */
export const shipperChecks = checksOf(shipper)
export const receiverChecks = checksOf(receiver)

type PartyFields = Record<keyof typeof shipper | keyof typeof receiver, string>
type Names = readonly (keyof PartyFields)[]

/** The names of each party’s fields, in the order in which they are sent. */
export const partyFields: Record<PartyRole, Names> = {
  shipper: Object.keys(shipper) as (keyof typeof shipper)[],
  receiver: Object.keys(receiver) as (keyof typeof receiver)[],
}

/** A party's fields as a customer, who can fill them again later. `id` is '' if the customer is not saved. */
export function customerOf(role: PartyRole, form: PartyFields, id: string): Customer {
  const customer = { id, ...Object.fromEntries(customerParts.map((part) => [part, ''])) } as Customer
  for (const [name, { part }] of Object.entries(fieldsOfParty[role])) customer[part] = form[name as keyof PartyFields]
  return customer
}

/**
 * The field texts filled in from a saved customer or a party of an earlier bill. Blank values clear their fields;
 * missing ones leave them alone.
 */
export function partyFilledBy(role: PartyRole, known: Partial<Record<CustomerPart, string>>): Partial<PartyFields> {
  return Object.fromEntries(
    Object.entries(fieldsOfParty[role]).flatMap(([name, { part }]) => {
      const text = known[part]
      return text === undefined ? [] : [[name, oneLine(text)]]
    }),
  )
}
