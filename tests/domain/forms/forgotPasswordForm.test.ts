import { expect, it } from 'vitest'
import { forgotPasswordFormSchema } from '@/domain/forms/forgotPasswordForm'
import { describeForm, emailRules, wrappedAddresses } from './formRules'

describeForm('forgot password', {
  schema: forgotPasswordFormSchema,
  filled: { email: 'a@b.example' },
  rules: emailRules,
  empty: ['email: common.emailBlank'],
})

it('the forgot password form trims the address', () => {
  expect(forgotPasswordFormSchema.parse({ email: ' a@b.example ' })).toEqual({ email: 'a@b.example' })
})

it.each(wrappedAddresses)('the forgot password form sends only the address of %s', (email) => {
  expect(forgotPasswordFormSchema.parse({ email })).toEqual({ email: 'a@b.example' })
})
