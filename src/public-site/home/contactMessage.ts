import { contactFormSchema, type ContactForm } from '@/domain/forms/contactForm'
import { sendContactMessage } from '@/services/contact'
import { isServiceError } from '@/services/http/errors'

/** Loaded on first use of the contact form: the home page is displayed without it. */

export type ContactErrors = Partial<Record<keyof ContactForm, string>>

const fields = ['fullName', 'email', 'message'] as const satisfies readonly (keyof ContactForm)[]

export function checkMessage(form: ContactForm): { message: ContactForm } | { errors: ContactErrors } {
  const checked = contactFormSchema.safeParse(form)
  if (checked.success) return { message: checked.data }
  const errors: ContactErrors = {}
  for (const { path, message } of checked.error.issues) {
    const field = fields.find((name) => name === path[0])
    if (field) errors[field] ??= message
  }
  return { errors }
}

export async function sendMessage(message: ContactForm): Promise<{ isSent: boolean; text: string }> {
  try {
    return { isSent: true, text: await sendContactMessage(message) }
  } catch (error) {
    if (!isServiceError(error)) throw error
    return { isSent: false, text: error.message }
  }
}
