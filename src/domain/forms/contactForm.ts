import * as z from 'zod/mini'
import { requiredText } from './fields'

/** The e-mail must not be blank, but its format is not checked. */
export const contactFormSchema = z.object({
  fullName: requiredText('Full name is required', 'name'),
  email: requiredText('Email is required', 'email'),
  message: requiredText('Message cannot be blank', 'message'),
})

export type ContactForm = z.infer<typeof contactFormSchema>
