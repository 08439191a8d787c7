import * as z from 'zod/mini'
import { type ContactForm, contactFormSchema } from '@/domain/forms/contactForm'
import { formMessages } from '@/texts/formMessages'

export { sendContactMessage } from '@/services/contact'

/** Loaded on first use of the contact form: the home page is displayed without it. */

export type ContactErrors = Partial<Record<keyof ContactForm, string[]>>

export function checkMessage(form: FormData): { message: ContactForm | undefined; errors: ContactErrors } {
  const { data, error } = contactFormSchema.safeParse(Object.fromEntries(form), formMessages)
  return { message: data, errors: error ? z.flattenError(error).fieldErrors : {} }
}
