// Loaded on first use of the contact form, so that the home page does not wait for it.
import * as z from 'zod/mini'
import { type ContactForm, contactFormSchema } from '@/domain/forms/contactForm'
import { formMessages } from '@/texts/formMessages'

export { CallLoader } from '@/components/CallLoader'
export { sendContactMessage } from '@/services/contact'

export type ContactErrors = Partial<Record<keyof ContactForm, string[]>>

export function checkMessage(form: FormData): { message: ContactForm | undefined; errors: ContactErrors } {
  const { data, error } = contactFormSchema.safeParse(Object.fromEntries(form), formMessages)
  return { message: data, errors: error ? z.flattenError(error).fieldErrors : {} }
}
