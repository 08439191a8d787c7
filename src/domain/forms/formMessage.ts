import type { Message } from '../message'

/** What a form is refused for, or has in its refusals. */
export type FormText =
  | 'common.confirmBlank'
  | 'common.confirmDiffers'
  | 'common.emailBlank'
  | 'common.invalidEmail'
  | 'common.passwordBlank'
  | 'common.tooLong'
  | 'booking.addressBlank'
  | 'booking.amount'
  | 'booking.amountBlank'
  | 'booking.atLeast'
  | 'booking.cashGiven'
  | 'booking.chooseCod'
  | 'booking.chooseCountry'
  | 'booking.chooseInsurance'
  | 'booking.chooseOrigin'
  | 'booking.chooseRemoteArea'
  | 'booking.chooseService'
  | 'booking.chooseShipmentType'
  | 'booking.chooseTypeOfPayment'
  | 'booking.cityBlank'
  | 'booking.codAmountBlank'
  | 'booking.codAmountField'
  | 'booking.companyBlank'
  | 'booking.contactPersonBlank'
  | 'booking.descriptionBlank'
  | 'booking.dimensionsRequired'
  | 'booking.discount'
  | 'booking.enterEither'
  | 'booking.enterWithoutComma'
  | 'booking.gst'
  | 'booking.height'
  | 'booking.insuranceValue'
  | 'booking.insuranceValueBlank'
  | 'booking.invoiceRequired'
  | 'booking.length'
  | 'booking.lengthBlank'
  | 'booking.mobileBlank'
  | 'booking.mustBeNumber'
  | 'booking.notNegative'
  | 'booking.ntnCnicBlank'
  | 'booking.numberRequired'
  | 'booking.pieces'
  | 'booking.piecesBlank'
  | 'booking.postCodeBlank'
  | 'booking.price'
  | 'booking.quantity'
  | 'booking.tooLarge'
  | 'booking.userRequired'
  | 'booking.weight'
  | 'booking.weightBlank'
  | 'booking.width'
  | 'booking.worth'
  | 'booking.worthBlank'
  | 'desk.centerAddressBlank'
  | 'desk.centerNameBlank'
  | 'desk.centerUsernameBlank'
  | 'desk.contactNoBlank'
  | 'desk.fullNameBlank'
  | 'desk.phoneInvalid'
  | 'desk.usernameBlank'
  | 'home.emailRequired'
  | 'home.fullNameRequired'
  | 'home.messageBlank'
  | 'lists.descriptionBlank'
  | 'lists.linkBlank'
  | 'lists.typeUnchosen'
  | 'login.usernameBlank'
  | 'reset.otpBlank'
  | 'reset.otpLength'

export type FormMessage = Message<FormText>

/**
 * An issue of a form's schema with its message in `params`: zod's own `message` is a text, which is written later.
 * `continue` lets a form show all its messages at once: without it, zod skips the form-level checks as soon as one field
 * is invalid.
 */
export const formIssue = (message: FormMessage, input: unknown, path: PropertyKey[] = []) => ({
  code: 'custom' as const,
  params: { ...message },
  input,
  path,
  continue: true,
})

/** The message of an issue; null of one that is not ours, as of a value that no form holds. */
export const messageOf = ({ params }: { code: string; params?: unknown }): FormMessage | null =>
  params === undefined ? null : (params as FormMessage)
