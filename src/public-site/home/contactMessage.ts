import * as z from 'zod/mini'
import { contactFormSchema, type ContactForm } from '@/domain/forms/contactForm'
import { sendContactMessage } from '@/services/contact'
import { isServiceError } from '@/services/http/errors'

/** Loaded on first use of the contact form: the home page is displayed without it. */

export type ContactErrors = Partial<Record<keyof ContactForm, string[]>>

export function checkMessage(form: FormData): { message: ContactForm } | { errors: ContactErrors } {
  const { data, error } = contactFormSchema.safeParse(Object.fromEntries(form))
  return data ? { message: data } : { errors: z.flattenError(error).fieldErrors }
}

export async function sendMessage(message: ContactForm): Promise<{ isSent: boolean; text: string }> {
  try {
    return { isSent: true, text: await sendContactMessage(message) }
  } catch (error) {
    if (!isServiceError(error)) throw error
    return { isSent: false, text: error.message }
  }
}
