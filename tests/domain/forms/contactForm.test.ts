import { expect, it } from 'vitest'
import { contactFormSchema } from '@/domain/forms/contactForm'
import { describeForm, says, takes, wrappedAddresses } from './formRules'

describeForm('contact', {
  schema: contactFormSchema,
  filled: { fullName: 'Ayesha Khan', email: 'a@b.example', message: 'Hello' },
  rules: [
    ...says('fullName', 'home.fullNameRequired', '', ' '),
    ...says('email', 'home.emailRequired', ''),
    ...takes('email', 'no pattern is asked for'),
    ...says('message', 'home.messageBlank', '', '\n\n'),
  ],
  empty: ['fullName: home.fullNameRequired', 'email: home.emailRequired', 'message: home.messageBlank'],
})

it('the contact form trims its values', () => {
  const typed = { fullName: ' A ', email: ' e ', message: ' m\n' }
  expect(contactFormSchema.parse(typed)).toEqual({ fullName: 'A', email: 'e', message: 'm' })
})

it.each(wrappedAddresses)('the contact form sends only the address of %s', (email) => {
  expect(contactFormSchema.parse({ fullName: 'A', email, message: 'm' })).toMatchObject({ email: 'a@b.example' })
})
