import * as z from 'zod/mini'
import type { Message } from '../message'
import { decimalPlaces, plainDecimal, readTyped, type Unit, withoutUnit } from '../typedNumbers'
import { inLatinDigits, visibleText } from '../typedText'
import { formIssue } from './formIssue'
import type { FormMessage, FormText } from './formMessage'
import { type TextLimit, textLimits, tooLong } from './textLimits'

type Problem = (text: string) => FormMessage | null
const noProblem: Problem = () => null

/**
 * The schema of every text field except passwords: the text as people see it, trimmed.
 *
 * @param limit null if `problem` itself refuses what is too long
 * @param sent returns the text as it is sent
 */
function typedText(limit: TextLimit | null, problem = noProblem, sent = (text: string) => text) {
  return z.string().check(
    z.overwrite((text) => sent(visibleText(text).trim())),
    checkedBy((text: string) => (limit && tooLong(text, limit)) ?? problem(text)),
  )
}

const blankAs =
  (blank: FormText): Problem =>
  (text) =>
    text === '' ? { key: blank } : null

/** Text that is trimmed and must not be blank. */
export function requiredText(blank: FormText, limit: TextLimit) {
  return typedText(limit, blankAs(blank))
}

/** Text that is trimmed and may be blank. @param limit null if it is checked elsewhere */
export function optionalText(limit: TextLimit | null) {
  return typedText(limit)
}

/** A text of digits, which are sent as Latin ones with plain dashes. `problem` checks the text as it is sent. */
export function digitsText(limit: TextLimit | null, problem: Problem) {
  return typedText(limit, problem, (text) => inLatinDigits(text).replace(/[\p{Pd}\u2212]/gu, '-'))
}

/** A password, exactly as typed, spaces and invisible characters included. */
export function passwordText() {
  return z.string().check(checkedBy((text: string) => tooLong(text, 'password')))
}

/** Only an empty password counts as missing. */
export function requiredPassword(blank: FormText = 'common.passwordBlank') {
  return passwordText().check(checkedBy(blankAs(blank)))
}

/** Deliberately lenient: stricter patterns reject addresses that exist. */
const EMAIL = /^[^\s@<>",;:()]+@[^\s@<>",;:().]+(\.[^\s@<>",;:().]+)+$/
/**
 * An address with what is copied along with it: `mailto:` or a name before it, brackets around it, a punctuation mark
 * after it.
 */
const COPIED = /^(?:[^<@]*<|["'(])?(?:mailto:)?([^\s@<>",;:()]+@[^\s@<>",;:()]+?)[\s<>"'.,;:)/]*$/i

/** Whether a trimmed text is an email address. */
export function isEmailAddress(text: string): boolean {
  return EMAIL.test(text)
}

/** An address without what was copied with it; any other text as it is. Its format is for `problem` to check. */
export function emailText(problem = noProblem) {
  return typedText('email', problem, (text) =>
    text.length > textLimits.email ? text : (COPIED.exec(text)?.[1] ?? text),
  )
}

/** A required address, whose format is checked. */
export function emailAddress() {
  return emailText((text) => {
    if (text === '') return { key: 'common.emailBlank' }
    return isEmailAddress(text) ? null : { key: 'common.invalidEmail' }
  })
}

/** A check that fails with the message that `problem` returns; null means that nothing is wrong. */
export function checkedBy<Value>(problem: (value: Value) => FormMessage | null) {
  return z.check<Value>(({ value, issues }) => {
    const message = problem(value)
    if (message) issues.push(formIssue(message, value))
  })
}

/** One of a select's allowed values. Any other, such as the placeholder's, counts as not selected. */
export function choice(values: readonly string[], unchosen: FormText) {
  return z.string().check(checkedBy((value: string) => (values.includes(value) ? null : { key: unchosen })))
}

/** What a number field accepts, and what it is called in its messages. */
export interface NumberRules {
  name: FormText
  /** The message for a blank field; if omitted, the field is optional. */
  required?: FormText
  min: 0 | 1
  /** A number with more decimals is not refused, but asked about ({@link decimalsDoubt}). */
  decimals: number
  /** The only unit that may be written beside the number. */
  unit?: Unit
}

/** A number as typed ({@link readTyped}). Its output is the plain decimal text to send, '' for an empty field. */
export function numberText(rules: NumberRules) {
  return z.pipe(
    typedText(null, (text) => numberProblem(text, rules)),
    z.transform((text) => plainDecimal(text, rules.unit) ?? ''),
  )
}

/** Above this, a number with 3 decimals may lose digits as a JSON number. */
const MAX_NUMBER = 999_999_999_999

/** The error message for a trimmed number as typed; null if it is valid. */
export function numberProblem(
  text: string,
  { required, min, decimals, unit, ...rules }: NumberRules,
): FormMessage | null {
  if (text === '') return required === undefined ? null : { key: required }
  const name = { key: rules.name }
  const typed = readTyped(text, unit)
  const other = withoutUnit(text).unit
  if (typed.kind === 'none' || (other !== null && other !== unit))
    return { key: 'booking.mustBeNumber', values: { name } }
  if (typed.kind === 'ambiguous') {
    const [whole, decimal] = typed.readings
    if (decimalPlaces(decimal) <= decimals) return { key: 'booking.enterEither', values: { name, whole, decimal } }
    // Only the whole number is allowed here, but the user may just as well have meant the decimal one.
    return { key: 'booking.enterWithoutComma', values: { name, whole } }
  }
  const { plain } = typed
  if (Number(plain) > MAX_NUMBER) return { key: 'booking.tooLarge', values: { name } }
  if (Number(plain) < min)
    return min === 0
      ? { key: 'booking.notNegative', values: { name } }
      : { key: 'booking.atLeast', values: { name, min } }
  return null
}

export type DecimalsText = 'booking.doubtDecimals' | 'booking.doubtFraction' | NumberRules['name']

/** The question about a plain decimal with more decimals than are usual in its field; null if there is none. */
export function decimalsDoubt(plain: string, { name, decimals }: NumberRules): Message<DecimalsText> | null {
  if (decimalPlaces(plain) <= decimals) return null
  const values = { name: { key: name }, number: plain }
  return decimals === 0
    ? { key: 'booking.doubtFraction', values }
    : { key: 'booking.doubtDecimals', values: { ...values, decimals } }
}

/** A number cell of a row, as it is sent; '' if it is empty. */
export type CellValue = number | ''

interface Passwords {
  password: string
  confirmPassword: string
}

interface Check {
  value: Passwords
  issues: { push: (issue: ReturnType<typeof formIssue>) => unknown }
}

/** The confirmation must equal the password. Both may be empty: a form that requires a password checks that itself. */
export function confirmed({ value: { password, confirmPassword }, issues }: Check): void {
  if (confirmPassword === password) return
  const key = confirmPassword === '' ? 'common.confirmBlank' : 'common.confirmDiffers'
  issues.push(formIssue({ key }, confirmPassword, ['confirmPassword']))
}

/** Like {@link confirmed}, for forms that require the confirmation: a blank one already has a message. */
export function confirmedUnlessBlank(check: Check): void {
  if (check.value.confirmPassword !== '') confirmed(check)
}
