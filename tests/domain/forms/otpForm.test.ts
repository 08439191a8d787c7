import { expect, it } from 'vitest'
import { otpFormSchema } from '@/domain/forms/otpForm'
import { describeForm, says, takes } from './formRules'

describeForm('one-time password', {
  schema: otpFormSchema,
  filled: { otp: '123456' },
  rules: [
    ...says('otp', 'reset.otpBlank', '', '  '),
    ...says('otp', 'reset.otpLength', '12345', '1234567', '12345a', '12 345', '-12345'),
    ...takes('otp', '000000', ' 123456\n', '１２３４５６', '۱۲۳۴۵۶\u200f'),
  ],
  empty: ['otp: reset.otpBlank'],
})

it('the one-time password is sent in Latin digits without invisible characters', () => {
  expect(otpFormSchema.parse({ otp: ' ۱۲۳۴۵۶\u200f' })).toEqual({ otp: '123456' })
})
