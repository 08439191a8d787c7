import { describe, expect, it, test } from 'vitest'
import type * as z from 'zod/mini'
import { addCenterFormSchema, editCenterFormSchema, profileFormSchema } from '@/domain/forms/centerForm'
import { contactFormSchema } from '@/domain/forms/contactForm'
import { forgotPasswordFormSchema } from '@/domain/forms/forgotPasswordForm'
import { loginFormSchema } from '@/domain/forms/loginForm'
import { newPasswordFormSchema } from '@/domain/forms/newPasswordForm'
import { otpFormSchema } from '@/domain/forms/otpForm'
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

const NAMELESS = 'desk.centerNameBlank'
const UNCONFIRMED = 'confirmPassword: common.confirmBlank'
const MISMATCH = 'confirmPassword: common.confirmDiffers'

const emailRules: FormRules['rules'] = [
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
const centerRules: FormRules['rules'] = [
  ...says('centerName', NAMELESS, '', ' ', '\u200b'),
  ...says('centerAddress', 'desk.centerAddressBlank', ''),
  ...says('centerAddress', 'common.tooLong (most: 300, over: 1)', 'a'.repeat(301)),
  ...says('fullName', 'desk.fullNameBlank', ''),
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
  'centerAddress: desk.centerAddressBlank',
  'email: common.emailBlank',
  'username: desk.centerUsernameBlank',
  'fullName: desk.fullNameBlank',
]

const forms: Record<string, FormRules> = {
  login: {
    schema: loginFormSchema,
    filled: { username: 'gujrat', password: 'secret' },
    rules: [
      ...says('username', 'login.usernameBlank', '', '   '),
      ...says('password', 'common.passwordBlank', ''),
      ...takes('password', '   '),
    ],
    empty: ['username: login.usernameBlank', 'password: common.passwordBlank'],
  },

  contact: {
    schema: contactFormSchema,
    filled: { fullName: 'Ayesha Khan', email: 'a@b.example', message: 'Hello' },
    rules: [
      ...says('fullName', 'home.fullNameRequired', '', ' '),
      ...says('email', 'home.emailRequired', ''),
      ...takes('email', 'no pattern is asked for'),
      ...says('message', 'home.messageBlank', '', '\n\n'),
    ],
    empty: ['fullName: home.fullNameRequired', 'email: home.emailRequired', 'message: home.messageBlank'],
  },

  'up track': {
    schema: upTrackFormSchema,
    filled: { type: '2', description: 'Packed', trackingLink: '' },
    rules: [
      ...says('type', 'lists.typeUnchosen', '', '0', '1', '8', '-1', '2.0', 'Packed'),
      ...takes('type', '3', '4', '5', '7'),
      ...says('description', 'lists.descriptionBlank', '', ' \n'),
      [{ type: '6' }, ['trackingLink: lists.linkBlank']],
      [{ type: '6', trackingLink: '  ' }, ['trackingLink: lists.linkBlank']],
      [{ type: '6', trackingLink: 'https://carrier.example/1' }, []],
      [{ type: '6', description: '' }, ['description: lists.descriptionBlank', 'trackingLink: lists.linkBlank']],
      [{ type: '7', trackingLink: 'left over' }, []],
    ],
    empty: ['type: lists.typeUnchosen', 'description: lists.descriptionBlank'],
  },

  'add note': { schema: noteFormSchema, filled: { note: 'Call first' }, rules: takes('note', '  '), empty: [] },

  'add center': {
    schema: addCenterFormSchema,
    filled: { ...center, password: 'secret', confirmPassword: 'secret' },
    rules: [
      ...centerRules,
      ...emailRules,
      ...says('username', 'desk.centerUsernameBlank', ''),
      [{ password: '', confirmPassword: '' }, ['password: common.passwordBlank', UNCONFIRMED]],
      [{ password: '' }, ['password: common.passwordBlank', MISMATCH]],
      [{ confirmPassword: '' }, [UNCONFIRMED]],
      [{ confirmPassword: 'Secret' }, [MISMATCH]],
      [{ confirmPassword: 'secret ' }, [MISMATCH]],
      [{ password: ' x ', confirmPassword: ' x ' }, []],
      ...says('phone', 'desk.phoneInvalid', 'abc', '0300-1234567', '+923001234567', '0300 1234567', '12.5'),
      ...takes('phone', '03001234567', ' 03001234567 ', '0', ' ', '٠٣٠٠', '\u202a0300\u202c'),
      // the confirmation is spoken of even while other fields are wrong
      [
        { email: 'x', phone: 'x', centerName: '', confirmPassword: 'other' },
        [`centerName: ${NAMELESS}`, 'email: common.invalidEmail', 'phone: desk.phoneInvalid', MISMATCH],
      ],
    ],
    empty: [...emptyCenter, 'password: common.passwordBlank', UNCONFIRMED],
  },

  'edit center': {
    schema: editCenterFormSchema,
    filled: center,
    rules: [
      ...centerRules,
      ...emailRules,
      ...says('username', 'desk.centerUsernameBlank', ''),
      ...says('phone', 'desk.phoneInvalid', 'abc'),
      [{ password: 'new' }, [UNCONFIRMED]],
      [{ password: 'new', confirmPassword: 'other' }, [MISMATCH]],
      [{ confirmPassword: 'new' }, [MISMATCH]],
      [{ password: 'new', confirmPassword: 'new' }, []],
      [{ email: 'x', password: 'new' }, ['email: common.invalidEmail', UNCONFIRMED]],
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
      ...says('username', 'desk.usernameBlank', ''),
      ...says('phone', 'desk.contactNoBlank', '', ' '),
      ...takes('email', 'anything'),
      ...takes('password', 'new'),
    ],
    empty: [
      `centerName: ${NAMELESS}`,
      'centerAddress: desk.centerAddressBlank',
      'username: desk.usernameBlank',
      'fullName: desk.fullNameBlank',
      'phone: desk.contactNoBlank',
    ],
  },

  'forgot password': {
    schema: forgotPasswordFormSchema,
    filled: { email: 'a@b.example' },
    rules: emailRules,
    empty: ['email: common.emailBlank'],
  },

  'one-time password': {
    schema: otpFormSchema,
    filled: { otp: '123456' },
    rules: [
      ...says('otp', 'reset.otpBlank', '', '  '),
      ...says('otp', 'reset.otpLength', '12345', '1234567', '12345a', '12 345', '-12345'),
      ...takes('otp', '000000', ' 123456\n', '１２３４５６', '۱۲۳۴۵۶\u200f'),
    ],
    empty: ['otp: reset.otpBlank'],
  },

  'new password': {
    schema: newPasswordFormSchema,
    filled: { password: 'secret', confirmPassword: 'secret' },
    rules: [
      [{ password: '' }, ['password: common.passwordBlank', MISMATCH]],
      [{ confirmPassword: '' }, [UNCONFIRMED]],
      [{ confirmPassword: 'other' }, [MISMATCH]],
      [{ confirmPassword: ' secret' }, [MISMATCH]],
    ],
    empty: ['password: common.passwordBlank', UNCONFIRMED],
  },
}

describe.each(Object.entries(forms))('%s', (_name, { schema, filled, rules, empty }) => {
  it('is valid when filled', () => {
    expect(messagesOf(schema, filled)).toEqual([])
  })

  test.each(rules.map(([changes, messages]) => ({ changes, messages })))('$changes', ({ changes, messages }) => {
    expect(messagesOf(schema, { ...filled, ...changes })).toEqual(messages)
  })

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
])('trims values, drops invisible characters, sends Latin digits; not in passwords: %#', (schema, typed, sent) => {
  expect(schema.parse(typed)).toEqual(sent)
})

it.each([
  'a@b.example.',
  'mailto:a@b.example',
  '<a@b.example>;',
  'Ali Khan <a@b.example>',
  '"a@b.example"',
  'a@b.example\u3164',
])('sends only the address of %s', (email) => {
  expect(forgotPasswordFormSchema.parse({ email })).toEqual({ email: 'a@b.example' })
  expect(contactFormSchema.parse({ fullName: 'A', email, message: 'm' })).toMatchObject({ email: 'a@b.example' })
})
