import * as z from 'zod/mini'
import { decimalPlaces, plainDecimal, readTyped } from '../typedNumbers'

/** A trimmed text that must not be blank. */
export function requiredText(message: string) {
  return z.string().check(z.trim(), z.minLength(1, message))
}

export function optionalText() {
  return z.string().check(z.trim())
}

/** A password is taken as typed, blanks included; only an empty one is missing. */
export function requiredPassword(message = 'Password cannot be blank') {
  return z.string().check(z.minLength(1, message))
}

/** Stricter patterns refuse addresses that exist. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Whether a trimmed text is an e-mail address. */
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
 * A check whose message depends on the text. `continue` has a form show all its messages at once: without it zod skips
 * the form's own checks as soon as one field is wrong.
 */
export function textCheck(problem: (text: string) => string | null) {
  return z.check<string>((context) => {
    const message = problem(context.value)
    if (message) context.issues.push({ code: 'custom', message, input: context.value, continue: true })
  })
}

/** One of a select's values; the placeholder's counts as not selected. */
export function choice(values: readonly string[], message: string) {
  return z.string().check(z.refine((value) => values.includes(value), message))
}

export interface NumberRules {
  name: string
  /** The message for a blank field; without one the field may stay empty. */
  required?: string
  min: 0 | 1
  decimals: number
}

/** A number as typed ({@link readTyped}); gives the plain decimal text that is sent, '' for an empty field. */
export function numberText(rules: NumberRules) {
  return z.pipe(
    z.string().check(
      z.trim(),
      textCheck((text) => numberProblem(text, rules)),
    ),
    z.transform((text) => plainDecimal(text) ?? ''),
  )
}

/** Above it a number with 3 decimals no longer fits a JSON number. */
const LARGEST = 999_999_999_999

/** The message for a trimmed number as typed; null where it is fine. */
export function numberProblem(text: string, { name, required, min, decimals }: NumberRules): string | null {
  if (text === '') return required ?? null
  const typed = readTyped(text)
  if (typed.is === 'none') return `${name} must be a number`
  if (typed.is === 'ambiguous') {
    const [whole, decimal] = typed.readings
    // Only the whole number would be allowed, but a slip for the decimal one is as likely.
    return decimals === 0 ? `${name}: write ${whole} without a comma` : `${name}: write ${whole} or ${decimal}`
  }
  const { plain } = typed
  if (Number(plain) > LARGEST) return `${name} is too large`
  if (Number(plain) < min) return min === 0 ? `${name} cannot be negative` : `${name} must be at least ${min}`
  if (decimalPlaces(plain) <= decimals) return null
  return decimals === 0 ? `${name} must be a whole number` : `${name} can have at most ${decimals} decimals`
}

export type CellValue = number | ''

interface Passwords {
  password: string
  confirmPassword: string
}

interface Check {
  value: Passwords
  issues: { push: (issue: { code: 'custom'; message: string; path: string[]; input: string }) => unknown }
}

/** The confirmation must repeat the password. Both may be empty: a form that requires a password says so itself. */
export function confirmed({ value: { password, confirmPassword }, issues }: Check): void {
  if (confirmPassword === password) return
  issues.push({
    code: 'custom',
    message: confirmPassword === '' ? 'Canfirm password cannot be blank' : "Confirm password isn't matched",
    path: ['confirmPassword'],
    input: confirmPassword,
  })
}

/** For a form that requires the confirmation: a blank one has its message from there already. */
export function confirmedUnlessBlank(check: Check): void {
  if (check.value.confirmPassword !== '') confirmed(check)
}
