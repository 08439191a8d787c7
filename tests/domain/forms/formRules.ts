import { describe, expect, it, test } from 'vitest'
import type * as z from 'zod/mini'
import { messagesOf } from './messagesOf'

type Change = readonly [changes: Record<string, string>, messages: readonly string[]]

interface FormRules {
  schema: z.ZodMiniType
  /** A valid form. */
  filled: Record<string, string>
  /** Changes to the valid form, each with all the messages that it causes. */
  rules: readonly Change[]
  /** The messages of the empty form. */
  empty: readonly string[]
}

/** Expects this message for each of the texts in a field. */
export const says = (field: string, message: string, ...texts: string[]): Change[] =>
  texts.map((text) => [{ [field]: text }, [`${field}: ${message}`]])
export const takes = (field: string, ...texts: string[]): Change[] => texts.map((text) => [{ [field]: text }, []])

export const UNCONFIRMED = 'confirmPassword: common.confirmBlank'
export const MISMATCH = 'confirmPassword: common.confirmDiffers'

/** The rules of a form's field `email`. */
export const emailRules: Change[] = [
  ...says('email', 'common.emailBlank', '', '  '),
  ...says('email', 'common.invalidEmail', 'plain', 'a@b', '@b.example', 'a@', 'a@.example', 'a@b.'),
  ...says('email', 'common.invalidEmail', 'a@b..example', 'a@@b.example', 'a@b@c.example', 'a b@c.example'),
  ...says('email', 'common.invalidEmail', 'a@b c.example', 'a@b.example,c@d.example'),
  ...takes(
    'email',
    'a@b.example',
    'first.last+tag@mail.branch.example',
    ' a@b.example ',
    "o'hara@b.example",
    'ا@مثال.example',
  ),
  ...says('email', 'common.invalidEmail', 'a@b.example; c@d.example', 'a(at)b.example', 'a;b@c.example'),
]

/** Texts around an address, of which a form sends only the address. */
export const wrappedAddresses = [
  'a@b.example.',
  'mailto:a@b.example',
  '<a@b.example>;',
  'Ali Khan <a@b.example>',
  '"a@b.example"',
  'a@b.example\u3164',
]

/** Tests a form: each rule by itself, all errors together, and missing fields. */
export function describeForm(name: string, { schema, filled, rules, empty }: FormRules): void {
  describe(`the ${name} form`, () => {
    it('is valid when filled', () => {
      expect(messagesOf(schema, filled)).toEqual([])
    })

    test.each(rules.map(([changes, messages]) => ({ changes, messages })))(
      'has the messages of $changes',
      ({ changes, messages }) => {
        expect(messagesOf(schema, { ...filled, ...changes })).toEqual(messages)
      },
    )

    it('reports all errors at once when empty', () => {
      const blank = Object.fromEntries(Object.keys(filled).map((field) => [field, '']))
      expect(messagesOf(schema, blank)).toEqual(empty)
    })

    it('requires each of its fields to be present', () => {
      for (const field of Object.keys(filled)) {
        const { [field]: _left, ...rest } = filled
        expect(messagesOf(schema, rest)).toHaveLength(1)
      }
      expect(messagesOf(schema, null)).toHaveLength(1)
    })
  })
}
