import * as z from 'zod/mini'
import { decimalPlaces, plainDecimal, readTyped } from '../typedNumbers'

/** Vocabulary of the forms: a text that must not be blank, an optional one, an e-mail address, a number as typed. */

/** Blanks around a text do not count. */
export function requiredText(message: string) {
  return z.string().check(z.trim(), z.minLength(1, message))
}

export function optionalText() {
  return z.string().check(z.trim())
}

/** A password is taken as it is typed; only a wholly empty one is missing. */
export function requiredPassword(message = 'Password cannot be blank') {
  return z.string().check(z.minLength(1, message))
}

/** One dot-separated host with something before the @; stricter patterns refuse addresses that exist. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/**
 * Whether a text is an e-mail address.
 *
 * @param text a trimmed text
 */
export function isEmailAddress(text: string): boolean {
  return EMAIL.test(text)
}

export function emailAddress() {
  return z.string().check(
    z.trim(),
    textCheck((text) => {
      if (text === '') return 'Email cannot be blank'
      return isEmailAddress(text) ? null : 'Enter a valid email address'
    }),
  )
}

/**
 * A check whose message depends on the text. `continue` lets the form's own checks run all the same, so that a form
 * shows all its messages at once: without it zod skips them as soon as one field is wrong.
 */
export function textCheck(problem: (text: string) => string | null) {
  return z.check<string>((context) => {
    const message = problem(context.value)
    if (message) context.issues.push({ code: 'custom', message, input: context.value, continue: true })
  })
}

/** One of a select's values; the placeholder's value counts as not selected. */
export function choice(values: readonly string[], message: string) {
  return z.string().check(z.refine((value) => values.includes(value), message))
}

export interface NumberRules {
  /** How messages call the field: «Amount must be at least 1». */
  name: string
  /** The message for a blank field; without one the field may stay empty. */
  required?: string
  min: 0 | 1
  /** How many digits may follow the decimal point. */
  decimals: number
}

/**
 * A number as people type it, by the rule of {@link readTyped}. Its output is the plain decimal text that is sent, or
 * '' where an optional field is empty.
 */
export function numberText(rules: NumberRules) {
  return z.pipe(
    z.string().check(
      z.trim(),
      textCheck((text) => numberProblem(text, rules)),
    ),
    z.transform((text) => plainDecimal(text) ?? ''),
  )
}

/** Above it a number with 3 decimals no longer fits a JSON number, and far above it becomes Infinity. */
const LARGEST = 999_999_999_999

/** What is wrong with a trimmed number as typed; null where it is fine. */
export function numberProblem(text: string, { name, required, min, decimals }: NumberRules): string | null {
  if (text === '') return required ?? null
  const typed = readTyped(text)
  if (typed.is === 'none') return `${name} must be a number`
  if (typed.is === 'ambiguous') {
    const [whole, decimal] = typed.readings
    // A number without decimals has one reading, but a slip of the other is as likely.
    return decimals === 0 ? `${name}: write ${whole} without a comma` : `${name}: write ${whole} or ${decimal}`
  }
  const { plain } = typed
  if (Number(plain) > LARGEST) return `${name} is too large`
  if (Number(plain) < min) return min === 0 ? `${name} cannot be negative` : `${name} must be at least ${min}`
  if (decimalPlaces(plain) <= decimals) return null
  return decimals === 0 ? `${name} must be a whole number` : `${name} can have at most ${decimals} decimals`
}

/** What {@link numberText} gives for a table cell: a number, or '' for an empty cell. */
export type CellValue = number | ''

interface Passwords {
  password: string
  confirmPassword: string
}

interface Check {
  value: Passwords
  issues: { push: (issue: { code: 'custom'; message: string; path: string[]; input: string }) => unknown }
}

/**
 * The confirmation must repeat the password, and cannot be blank where there is one. Nothing to say where both are
 * empty: a form that requires a password says so itself.
 */
export function confirmed({ value: { password, confirmPassword }, issues }: Check): void {
  if (confirmPassword === password) return
  issues.push({
    code: 'custom',
    message: confirmPassword === '' ? 'Canfirm password cannot be blank' : "Confirm password isn't matched",
    path: ['confirmPassword'],
    input: confirmPassword,
  })
}

/** The same for a form whose confirmation is a required field: a blank one has its message from there already. */
export function confirmedUnlessBlank(check: Check): void {
  if (check.value.confirmPassword !== '') confirmed(check)
}
