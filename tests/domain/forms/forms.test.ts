// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import type * as z from 'zod/mini'
import { addCenterFormSchema, editCenterFormSchema, profileFormSchema } from '@/domain/forms/centerForm'
import { contactFormSchema } from '@/domain/forms/contactForm'
import {
  forgotPasswordFormSchema,
  newPasswordFormSchema,
  OTP_LENGTH,
  otpFormSchema,
} from '@/domain/forms/forgotPasswordForms'
import { loginFormSchema } from '@/domain/forms/loginForm'
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

const emailRules: FormRules['rules'] = [
  [{ email: '' }, ['email: Email cannot be blank']],
  [{ email: '  ' }, ['email: Email cannot be blank']],
  ...[
    'plain',
    'a@b',
    '@b.example',
    'a@',
    'a@.example',
    'a@b.',
    'a@b..example',
    'a@@b.example',
    'a@b@c.example',
    'a b@c.example',
    'a@b c.example',
    'a@b.example,c@d.example',
  ].map((email) => [{ email }, ['email: Enter a valid email address']] as const),
  ...['a@b.example', 'first.last+tag@mail.branch.example', ' a@b.example ', "o'hara@b.example", 'ا@مثال.example'].map(
    (email) => [{ email }, []] as const,
  ),
]

const forms: Record<string, FormRules> = {
  login: {
    schema: loginFormSchema,
    filled: { username: 'gujrat', password: 'secret' },
    rules: [
      [{ username: '' }, ['username: Username cannot be blank']],
      [{ username: '   ' }, ['username: Username cannot be blank']],
      [{ password: '' }, ['password: Password cannot be blank']],
      [{ password: '   ' }, []],
    ],
    empty: ['username: Username cannot be blank', 'password: Password cannot be blank'],
  },

  contact: {
    schema: contactFormSchema,
    filled: { fullName: 'Ayesha Khan', email: 'a@b.example', message: 'Hello' },
    rules: [
      [{ fullName: '' }, ['fullName: Full name is required']],
      [{ fullName: ' ' }, ['fullName: Full name is required']],
      [{ email: '' }, ['email: Email is required']],
      [{ email: 'no pattern is asked for' }, []],
      [{ message: '' }, ['message: Message cannot be blank']],
      [{ message: '\n\n' }, ['message: Message cannot be blank']],
    ],
    empty: ['fullName: Full name is required', 'email: Email is required', 'message: Message cannot be blank'],
  },

  'up track': {
    schema: upTrackFormSchema,
    filled: { type: '2', description: 'Packed', trackingLink: '' },
    rules: [
      ...['', '0', '1', '8', '-1', '2.0', 'Packed'].map((type) => [{ type }, ['type: Type must be selected']] as const),
      ...['3', '4', '5', '7'].map((type) => [{ type }, []] as const),
      [{ description: '' }, ['description: Description cannot be blank']],
      [{ description: ' \n' }, ['description: Description cannot be blank']],
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

  'add note': {
    schema: noteFormSchema,
    filled: { note: 'Call before delivery' },
    rules: [[{ note: '  ' }, []]],
    empty: [],
  },

  'add center': {
    schema: addCenterFormSchema,
    filled: {
      centerName: 'Gujrat',
      centerAddress: '4 Ferry Bazaar',
      email: 'a@b.example',
      username: 'gujrat',
      password: 'secret',
      confirmPassword: 'secret',
      fullName: 'Ayesha Khan',
      phone: '',
    },
    rules: [
      [{ centerName: '' }, ['centerName: Center name cannot be blank']],
      [{ centerName: ' ' }, ['centerName: Center name cannot be blank']],
      [{ centerAddress: '' }, ['centerAddress: Center address cannot be blank']],
      ...emailRules,
      [{ username: '' }, ['username: Center username cannot be blank']],
      [{ fullName: '' }, ['fullName: Full name cannot be blank']],
      [
        { password: '', confirmPassword: '' },
        ['password: Password cannot be blank', 'confirmPassword: Canfirm password cannot be blank'],
      ],
      [{ password: '' }, ['password: Password cannot be blank', "confirmPassword: Confirm password isn't matched"]],
      [{ confirmPassword: '' }, ['confirmPassword: Canfirm password cannot be blank']],
      [{ confirmPassword: 'Secret' }, ["confirmPassword: Confirm password isn't matched"]],
      [{ confirmPassword: 'secret ' }, ["confirmPassword: Confirm password isn't matched"]],
      [{ password: ' x ', confirmPassword: ' x ' }, []],
      ...['abc', '0300-1234567', '+923001234567', '0300 1234567', '12.5'].map(
        (phone) => [{ phone }, ['phone: Phone number should be valid']] as const,
      ),
      ...['03001234567', ' 03001234567 ', '0', ' ', '٠٣٠٠', '\u202a0300\u202c'].map(
        (phone) => [{ phone }, []] as const,
      ),
      [{ centerName: '\u200b' }, ['centerName: Center name cannot be blank']],
      [{ centerAddress: 'a'.repeat(301) }, ['centerAddress: Only 300 characters fit here: leave out 1']],
      // the confirmation is spoken of even while other fields are wrong
      [
        { email: '', confirmPassword: 'other' },
        ['email: Email cannot be blank', "confirmPassword: Confirm password isn't matched"],
      ],
      [
        { email: 'x', phone: 'x', centerName: '', confirmPassword: 'other' },
        [
          'centerName: Center name cannot be blank',
          'email: Enter a valid email address',
          'phone: Phone number should be valid',
          "confirmPassword: Confirm password isn't matched",
        ],
      ],
    ],
    empty: [
      'centerName: Center name cannot be blank',
      'centerAddress: Center address cannot be blank',
      'email: Email cannot be blank',
      'username: Center username cannot be blank',
      'fullName: Full name cannot be blank',
      'password: Password cannot be blank',
      'confirmPassword: Canfirm password cannot be blank',
    ],
  },

  'edit center': {
    schema: editCenterFormSchema,
    filled: {
      centerName: 'Gujrat',
      centerAddress: '4 Ferry Bazaar',
      email: 'a@b.example',
      username: 'gujrat',
      password: '',
      confirmPassword: '',
      fullName: 'Ayesha Khan',
      phone: '',
    },
    rules: [
      [{ centerName: '' }, ['centerName: Center name cannot be blank']],
      [{ centerAddress: '' }, ['centerAddress: Center address cannot be blank']],
      ...emailRules,
      [{ username: '' }, ['username: Center username cannot be blank']],
      [{ fullName: '' }, ['fullName: Full name cannot be blank']],
      [{ phone: 'abc' }, ['phone: Phone number should be valid']],
      [{ password: 'new' }, ['confirmPassword: Canfirm password cannot be blank']],
      [{ password: 'new', confirmPassword: 'other' }, ["confirmPassword: Confirm password isn't matched"]],
      [{ confirmPassword: 'new' }, ["confirmPassword: Confirm password isn't matched"]],
      [{ password: 'new', confirmPassword: 'new' }, []],
      [
        { email: 'x', password: 'new' },
        ['email: Enter a valid email address', 'confirmPassword: Canfirm password cannot be blank'],
      ],
    ],
    empty: [
      'centerName: Center name cannot be blank',
      'centerAddress: Center address cannot be blank',
      'email: Email cannot be blank',
      'username: Center username cannot be blank',
      'fullName: Full name cannot be blank',
    ],
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
      [{ centerName: '' }, ['centerName: Center name cannot be blank']],
      [{ centerAddress: '' }, ['centerAddress: Center address cannot be blank']],
      [{ username: '' }, ['username: Username cannot be blank']],
      [{ fullName: '' }, ['fullName: Full name cannot be blank']],
      [{ phone: '' }, ['phone: Contact no cannot be blank']],
      [{ phone: ' ' }, ['phone: Contact no cannot be blank']],
      [{ email: 'anything' }, []],
      [{ password: 'new' }, []],
    ],
    empty: [
      'centerName: Center name cannot be blank',
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
      [{ otp: '' }, ['otp: OTP cannot be blank']],
      [{ otp: '  ' }, ['otp: OTP cannot be blank']],
      ...['12345', '1234567', '12345a', '12 345', '-12345', '12.345', '1234567890'].map(
        (otp) => [{ otp }, ['otp: OTP cannot be shorter or longer than 6 digits']] as const,
      ),
      [{ otp: '000000' }, []],
      [{ otp: ' 123456\n' }, []],
      [{ otp: '１２３４５６' }, []],
      [{ otp: '۱۲۳۴۵۶\u200f' }, []],
    ],
    empty: ['otp: OTP cannot be blank'],
  },

  'new password': {
    schema: newPasswordFormSchema,
    filled: { password: 'secret', confirmPassword: 'secret' },
    rules: [
      [{ password: '' }, ['password: Password cannot be blank', "confirmPassword: Confirm password isn't matched"]],
      [{ confirmPassword: '' }, ['confirmPassword: Canfirm password cannot be blank']],
      [{ confirmPassword: 'other' }, ["confirmPassword: Confirm password isn't matched"]],
      [{ confirmPassword: ' secret' }, ["confirmPassword: Confirm password isn't matched"]],
    ],
    empty: ['password: Password cannot be blank', 'confirmPassword: Canfirm password cannot be blank'],
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

describe('what goes on', () => {
  it('is trimmed, passwords aside', () => {
    expect(loginFormSchema.parse({ username: ' gujrat ', password: ' s ' })).toEqual({
      username: 'gujrat',
      password: ' s ',
    })
    expect(contactFormSchema.parse({ fullName: ' A ', email: ' e ', message: ' m\n' })).toEqual({
      fullName: 'A',
      email: 'e',
      message: 'm',
    })
    expect(upTrackFormSchema.parse({ type: '6', description: ' d ', trackingLink: ' l ' })).toEqual({
      type: '6',
      description: 'd',
      trackingLink: 'l',
    })
    expect(forgotPasswordFormSchema.parse({ email: ' a@b.example ' })).toEqual({ email: 'a@b.example' })
    expect(otpFormSchema.parse({ otp: ' 123456 ' })).toEqual({ otp: '123456' })
    expect(noteFormSchema.parse({ note: ' n ' })).toEqual({ note: 'n' })
    expect(newPasswordFormSchema.parse({ password: ' p ', confirmPassword: ' p ' }).password).toBe(' p ')
    expect(addCenterFormSchema.parse({ ...forms['add center']?.filled, phone: ' 03001234567 ' }).phone).toBe(
      '03001234567',
    )
  })

  it('has a one-time password of six', () => {
    expect(OTP_LENGTH).toBe(6)
  })
})

test('digits of any script leave the forms as Latin ones, and invisible characters do not leave them', () => {
  expect(otpFormSchema.parse({ otp: '۱۲۳۴۵۶\u200f' })).toEqual({ otp: '123456' })
  const center = { centerName: '\ufeffGujrat', centerAddress: 'GT\u00ad Road', email: 'a@b.pk\u200b', username: 'g' }
  const typed = { ...center, fullName: 'Sana', phone: '٠٣٠٠', password: '\u200bx', confirmPassword: '\u200bx' }
  expect(addCenterFormSchema.parse(typed)).toEqual({
    ...typed,
    centerName: 'Gujrat',
    centerAddress: 'GT Road',
    email: 'a@b.pk',
    phone: '0300',
  })
})
