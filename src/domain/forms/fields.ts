import * as z from 'zod/mini'
import { t } from '@/texts/t'
import { decimalPlaces, plainDecimal, readTyped, type Unit, withoutUnit } from '../typedNumbers'
import { inLatinDigits, visibleText } from '../typedText'
import { type TextLimit, textLimits, tooLong } from './textLimits'

type Problem = (text: string) => string | null
/** Texts are read when they are shown: schemas are built before their texts are loaded. */
type Message = string | (() => string)
const noProblem: Problem = () => null

/**
 * A text as people see it, trimmed; every text field's schema begins with this, and only a password's does not. Without
 * a limit, `problem` itself refuses what is too long. `sent`: the text as it is sent.
 */
function typedText(limit: TextLimit | null, problem = noProblem, sent = (text: string) => text) {
  return z.string().check(
    z.overwrite((text) => sent(visibleText(text).trim())),
    textCheck((text) => (limit && tooLong(text, limit)) ?? problem(text)),
  )
}

/** Text that is trimmed and must not be blank. */
export function requiredText(message: Message, limit: TextLimit) {
  return typedText(limit).check(z.minLength(1, { error: message }))
}

export function optionalText(limit: TextLimit | null) {
  return typedText(limit)
}

/** A text of digits, which are sent as Latin ones with plain dashes. `problem` is asked about the text as sent. */
export function digitsText(limit: TextLimit | null, problem: Problem) {
  return typedText(limit, problem, (text) => inLatinDigits(text).replace(/[\p{Pd}\u2212]/gu, '-'))
}

/** A password, kept exactly as typed, spaces and invisible characters included. */
export function passwordText() {
  return z.string().check(textCheck((text) => tooLong(text, 'password')))
}

/** Only an empty password counts as missing. */
export function requiredPassword(message: Message = () => t('common.passwordBlank')) {
  return passwordText().check(z.minLength(1, { error: message }))
}

/** Deliberately lenient: stricter patterns reject addresses that exist. */
const EMAIL = /^[^\s@<>",;:()]+@[^\s@<>",;:().]+(\.[^\s@<>",;:().]+)+$/
/** As it is copied: behind `mailto:` or a name, in brackets, before a mark. */
const COPIED = /^(?:[^<@]*<|["'(])?(?:mailto:)?([^\s@<>",;:()]+@[^\s@<>",;:()]+?)[\s<>"'.,;:)/]*$/i

/** Whether a trimmed text is an e-mail address. */
export function isEmailAddress(text: string): boolean {
  return EMAIL.test(text)
}

/** An address without what was copied with it; any other text as it is. Its format is for `problem` to check. */
export function emailText(problem = noProblem) {
  return typedText('email', problem, (text) =>
    text.length > textLimits.email ? text : (COPIED.exec(text)?.[1] ?? text),
  )
}

export function emailAddress() {
  return emailText((text) => {
    if (text === '') return t('common.emailBlank')
    return isEmailAddress(text) ? null : t('common.invalidEmail')
  })
}

/**
 * A check whose message depends on the text. `continue` lets a form show all its messages at once: without it, zod
 * skips the form-level checks as soon as one field is invalid.
 */
function textCheck(problem: Problem) {
  return z.check<string>((context) => {
    const message = problem(context.value)
    if (message) context.issues.push({ code: 'custom', message, input: context.value, continue: true })
  })
}

/** One of a select's allowed values. Any other, such as the placeholder's, counts as not selected. */
export function choice(values: readonly string[], message: Message) {
  return z.string().check(z.refine((value) => values.includes(value), { error: message }))
}

export interface NumberRules {
  name: Message
  /** The message for a blank field; if omitted, the field is optional. */
  required?: Message
  min: 0 | 1
  /** More of them are asked about, not refused ({@link decimalsDoubt}). */
  decimals: number
  /** May be written beside the number; any other may not. */
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
export function numberProblem(text: string, { required, min, decimals, unit, ...rules }: NumberRules): string | null {
  if (text === '') return required === undefined ? null : written(required)
  const name = () => written(rules.name)
  const typed = readTyped(text, unit)
  const other = withoutUnit(text).unit
  if (typed.kind === 'none' || (other !== null && other !== unit)) return t('booking.mustBeNumber', { name: name() })
  if (typed.kind === 'ambiguous') {
    const [whole, decimal] = typed.readings
    if (decimalPlaces(decimal) <= decimals) return t('booking.enterEither', { name: name(), whole, decimal })
    // Only the whole number is allowed here, but the user may just as well have meant the decimal one.
    return t('booking.enterWithoutComma', { name: name(), whole })
  }
  const { plain } = typed
  if (Number(plain) > MAX_NUMBER) return t('booking.tooLarge', { name: name() })
  if (Number(plain) < min)
    return min === 0 ? t('booking.notNegative', { name: name() }) : t('booking.atLeast', { name: name(), min })
  return null
}

/** The question about a plain decimal with more decimals than are usual in its field; null if there is none. */
export function decimalsDoubt(plain: string, { name, decimals }: NumberRules): string | null {
  if (decimalPlaces(plain) <= decimals) return null
  return decimals === 0
    ? t('booking.doubtFraction', { name: written(name), number: plain })
    : t('booking.doubtDecimals', { name: written(name), number: plain, decimals })
}

const written = (message: Message) => (typeof message === 'string' ? message : message())

export type CellValue = number | ''

interface Passwords {
  password: string
  confirmPassword: string
}

interface Check {
  value: Passwords
  issues: { push: (issue: { code: 'custom'; message: string; path: string[]; input: string }) => unknown }
}

/** The confirmation must equal the password. Both may be empty: a form that requires a password checks that itself. */
export function confirmed({ value: { password, confirmPassword }, issues }: Check): void {
  if (confirmPassword === password) return
  issues.push({
    code: 'custom',
    message: t(confirmPassword === '' ? 'common.confirmBlank' : 'common.confirmDiffers'),
    path: ['confirmPassword'],
    input: confirmPassword,
  })
}

/** For forms where the confirmation is a required field, so that a blank one already has its message. */
export function confirmedUnlessBlank(check: Check): void {
  if (check.value.confirmPassword !== '') confirmed(check)
}
