import { describe, expect, it, test } from 'vitest'
import type * as z from 'zod/mini'
import { addCenterFormSchema, editCenterFormSchema, profileFormSchema } from '@/domain/forms/centerForm'
import { contactFormSchema } from '@/domain/forms/contactForm'
import { loginFormSchema } from '@/domain/forms/loginForm'
import { forgotPasswordFormSchema, newPasswordFormSchema, otpFormSchema } from '@/domain/forms/resetForms'
import { noteFormSchema, upTrackFormSchema } from '@/domain/forms/upTrackForm'
import { messagesOf } from './messagesOf'

interface FormRules {
  schema: z.ZodMiniType
  /** A form that nothing is wrong with. */
  filled: Record<string, string>
  /** One change at a time, and all that the form then says. */
  rules: readonly (readonly [changes: Record<string, string>, messages: readonly string[]])[]
  /** Everything that the form says when every field is empty. */
  empty: readonly string[]
}

/** What a form says of each of these texts in a field. */
const says = (field: string, message: string, ...texts: string[]): FormRules['rules'] =>
  texts.map((text) => [{ [field]: text }, [`${field}: ${message}`]])
const takes = (field: string, ...texts: string[]): FormRules['rules'] => texts.map((text) => [{ [field]: text }, []])

const NAMELESS = 'Center name cannot be blank'
const UNCONFIRMED = 'confirmPassword: Canfirm password cannot be blank'
const MISMATCH = "confirmPassword: Confirm password isn't matched"

const emailRules: FormRules['rules'] = [
  ...says('email', 'Email cannot be blank', '', '  '),
  ...says('email', 'Enter a valid email address', 'plain', 'a@b', '@b.example', 'a@', 'a@.example', 'a@b.'),
  ...says('email', 'Enter a valid email address', 'a@b..example', 'a@@b.example', 'a@b@c.example', 'a b@c.example'),
  ...says('email', 'Enter a valid email address', 'a@b c.example', 'a@b.example,c@d.example'),
  ...takes(
    'email',
    'a@b.example',
    'first.last+tag@mail.branch.example',
    ' a@b.example ',
    "o'hara@b.example",
    'ا@مثال.example',
  ),
  ...says('email', 'Enter a valid email address', 'a@b.example; c@d.example', 'a(at)b.example', 'a;b@c.example'),
]
const centerRules: FormRules['rules'] = [
  ...says('centerName', NAMELESS, '', ' ', '\u200b'),
  ...says('centerAddress', 'Center address cannot be blank', ''),
  ...says('centerAddress', 'At most 300 characters. Remove 1.', 'a'.repeat(301)),
  ...says('fullName', 'Full name cannot be blank', ''),
]
const center = {
  centerName: 'Gujrat',
  centerAddress: '4 Ferry Bazaar',
  email: 'a@b.example',
  username: 'gujrat',
  password: '',
  confirmPassword: '',
  fullName: 'Ayesha Khan',
  phone: '',
}
const emptyCenter = [
  `centerName: ${NAMELESS}`,
  'centerAddress: Center address cannot be blank',
  'email: Email cannot be blank',
  'username: Center username cannot be blank',
  'fullName: Full name cannot be blank',
]

const forms: Record<string, FormRules> = {
  login: {
    schema: loginFormSchema,
    filled: { username: 'gujrat', password: 'secret' },
    rules: [
      ...says('username', 'Username cannot be blank', '', '   '),
      ...says('password', 'Password cannot be blank', ''),
      ...takes('password', '   '),
    ],
    empty: ['username: Username cannot be blank', 'password: Password cannot be blank'],
  },

  contact: {
    schema: contactFormSchema,
    filled: { fullName: 'Ayesha Khan', email: 'a@b.example', message: 'Hello' },
    rules: [
      ...says('fullName', 'Full name is required', '', ' '),
      ...says('email', 'Email is required', ''),
      ...takes('email', 'no pattern is asked for'),
      ...says('message', 'Message cannot be blank', '', '\n\n'),
    ],
    empty: ['fullName: Full name is required', 'email: Email is required', 'message: Message cannot be blank'],
  },

  'up track': {
    schema: upTrackFormSchema,
    filled: { type: '2', description: 'Packed', trackingLink: '' },
    rules: [
      ...says('type', 'Type must be selected', '', '0', '1', '8', '-1', '2.0', 'Packed'),
      ...takes('type', '3', '4', '5', '7'),
      ...says('description', 'Description cannot be blank', '', ' \n'),
      [{ type: '6' }, ['trackingLink: Tracking no cannot be blank']],
      [{ type: '6', trackingLink: '  ' }, ['trackingLink: Tracking no cannot be blank']],
      [{ type: '6', trackingLink: 'https://carrier.example/1' }, []],
      [
        { type: '6', description: '' },
        ['description: Description cannot be blank', 'trackingLink: Tracking no cannot be blank'],
      ],
      [{ type: '7', trackingLink: 'left over' }, []],
    ],
    empty: ['type: Type must be selected', 'description: Description cannot be blank'],
  },

  'add note': { schema: noteFormSchema, filled: { note: 'Call first' }, rules: takes('note', '  '), empty: [] },

  'add center': {
    schema: addCenterFormSchema,
    filled: { ...center, password: 'secret', confirmPassword: 'secret' },
    rules: [
      ...centerRules,
      ...emailRules,
      ...says('username', 'Center username cannot be blank', ''),
      [{ password: '', confirmPassword: '' }, ['password: Password cannot be blank', UNCONFIRMED]],
      [{ password: '' }, ['password: Password cannot be blank', MISMATCH]],
      [{ confirmPassword: '' }, [UNCONFIRMED]],
      [{ confirmPassword: 'Secret' }, [MISMATCH]],
      [{ confirmPassword: 'secret ' }, [MISMATCH]],
      [{ password: ' x ', confirmPassword: ' x ' }, []],
      ...says('phone', 'Phone number should be valid', 'abc', '0300-1234567', '+923001234567', '0300 1234567', '12.5'),
      ...takes('phone', '03001234567', ' 03001234567 ', '0', ' ', '٠٣٠٠', '\u202a0300\u202c'),
      // the confirmation is spoken of even while other fields are wrong
      [
        { email: 'x', phone: 'x', centerName: '', confirmPassword: 'other' },
        [
          `centerName: ${NAMELESS}`,
          'email: Enter a valid email address',
          'phone: Phone number should be valid',
          MISMATCH,
        ],
      ],
    ],
    empty: [...emptyCenter, 'password: Password cannot be blank', UNCONFIRMED],
  },

  'edit center': {
    schema: editCenterFormSchema,
    filled: center,
    rules: [
      ...centerRules,
      ...emailRules,
      ...says('username', 'Center username cannot be blank', ''),
      ...says('phone', 'Phone number should be valid', 'abc'),
      [{ password: 'new' }, [UNCONFIRMED]],
      [{ password: 'new', confirmPassword: 'other' }, [MISMATCH]],
      [{ confirmPassword: 'new' }, [MISMATCH]],
      [{ password: 'new', confirmPassword: 'new' }, []],
      [{ email: 'x', password: 'new' }, ['email: Enter a valid email address', UNCONFIRMED]],
    ],
    empty: emptyCenter,
  },

  'profile settings': {
    schema: profileFormSchema,
    filled: {
      centerName: 'Gujrat',
      centerAddress: '4 Ferry Bazaar',
      email: '',
      username: 'gujrat',
      fullName: 'Ayesha Khan',
      phone: '03001234567',
      password: '',
    },
    rules: [
      ...centerRules,
      ...says('username', 'Username cannot be blank', ''),
      ...says('phone', 'Contact no cannot be blank', '', ' '),
      ...takes('email', 'anything'),
      ...takes('password', 'new'),
    ],
    empty: [
      `centerName: ${NAMELESS}`,
      'centerAddress: Center address cannot be blank',
      'username: Username cannot be blank',
      'fullName: Full name cannot be blank',
      'phone: Contact no cannot be blank',
    ],
  },

  'forgot password': {
    schema: forgotPasswordFormSchema,
    filled: { email: 'a@b.example' },
    rules: emailRules,
    empty: ['email: Email cannot be blank'],
  },

  'one-time password': {
    schema: otpFormSchema,
    filled: { otp: '123456' },
    rules: [
      ...says('otp', 'OTP cannot be blank', '', '  '),
      ...says('otp', 'OTP cannot be shorter or longer than 6 digits', '12345', '1234567', '12345a', '12 345', '-12345'),
      ...takes('otp', '000000', ' 123456\n', '１２３４５６', '۱۲۳۴۵۶\u200f'),
    ],
    empty: ['otp: OTP cannot be blank'],
  },

  'new password': {
    schema: newPasswordFormSchema,
    filled: { password: 'secret', confirmPassword: 'secret' },
    rules: [
      [{ password: '' }, ['password: Password cannot be blank', MISMATCH]],
      [{ confirmPassword: '' }, [UNCONFIRMED]],
      [{ confirmPassword: 'other' }, [MISMATCH]],
      [{ confirmPassword: ' secret' }, [MISMATCH]],
    ],
    empty: ['password: Password cannot be blank', UNCONFIRMED],
  },
}

describe.each(Object.entries(forms))('%s', (_name, { schema, filled, rules, empty }) => {
  it('is fine when filled', () => {
    expect(messagesOf(schema, filled)).toEqual([])
  })

  test.each(rules.map(([changes, messages]) => ({ changes, messages })))('$changes', ({ changes, messages }) => {
    expect(messagesOf(schema, { ...filled, ...changes })).toEqual(messages)
  })

  it('says everything at once when empty', () => {
    const blank = Object.fromEntries(Object.keys(filled).map((field) => [field, '']))
    expect(messagesOf(schema, blank)).toEqual(empty)
  })

  it('needs each of its fields to be there', () => {
    for (const field of Object.keys(filled)) {
      const { [field]: _left, ...rest } = filled
      expect(messagesOf(schema, rest)).toHaveLength(1)
    }
    expect(messagesOf(schema, null)).toHaveLength(1)
  })
})

it.each<[z.ZodMiniType, Record<string, string>, Record<string, string>]>([
  [loginFormSchema, { username: ' gujrat ', password: ' s ' }, { username: 'gujrat', password: ' s ' }],
  [contactFormSchema, { fullName: ' A ', email: ' e ', message: ' m\n' }, { fullName: 'A', email: 'e', message: 'm' }],
  [
    upTrackFormSchema,
    { type: '6', description: ' d ', trackingLink: ' l ' },
    { type: '6', description: 'd', trackingLink: 'l' },
  ],
  [forgotPasswordFormSchema, { email: ' a@b.example ' }, { email: 'a@b.example' }],
  [noteFormSchema, { note: ' n ' }, { note: 'n' }],
  [otpFormSchema, { otp: ' ۱۲۳۴۵۶\u200f' }, { otp: '123456' }],
  [
    addCenterFormSchema,
    { ...center, centerName: '\ufeffGujrat', phone: ' ٠٣٠٠', password: '\u200bx ', confirmPassword: '\u200bx ' },
    { ...center, phone: '0300', password: '\u200bx ', confirmPassword: '\u200bx ' },
  ],
])('what is typed goes on trimmed, visible and with Latin digits, passwords as they are: %#', (schema, typed, sent) => {
  expect(schema.parse(typed)).toEqual(sent)
})

it.each([
  'a@b.example.',
  'mailto:a@b.example',
  '<a@b.example>;',
  'Ali Khan <a@b.example>',
  '"a@b.example"',
  'a@b.example\u3164',
])('of %s only the address is sent', (email) => {
  expect(forgotPasswordFormSchema.parse({ email })).toEqual({ email: 'a@b.example' })
  expect(contactFormSchema.parse({ fullName: 'A', email, message: 'm' })).toMatchObject({ email: 'a@b.example' })
})
