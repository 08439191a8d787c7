import * as z from 'zod/mini'
import { requiredText } from './fields'

/** The e-mail only has to be there. */
export const contactFormSchema = z.object({
  fullName: requiredText('Full name is required'),
  email: requiredText('Email is required'),
  message: requiredText('Message cannot be blank'),
})

export type ContactForm = z.infer<typeof contactFormSchema>
