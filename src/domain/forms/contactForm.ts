import * as z from 'zod/mini'
import { emailText, requiredText } from './fields'

/** The email must not be blank, but its format is not checked. */
export const contactFormSchema = z.object({
  fullName: requiredText('home.fullNameRequired', 'name'),
  email: emailText((text) => (text === '' ? { key: 'home.emailRequired' } : null)),
  message: requiredText('home.messageBlank', 'message'),
})

export type ContactForm = z.infer<typeof contactFormSchema>
