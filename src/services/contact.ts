import type { ContactForm } from '@/domain/forms/contactForm'
import { writeCall } from './http/request'

/** Sends the home page's contact form. Throws a ServiceError. */
export const sendContactMessage = ({ fullName, email, message }: ContactForm): Promise<string> =>
  writeCall({
    method: 'POST',
    path: '/api/contact/sendEmail',
    fields: { fullName, email, message },
    refusals: { 400: ({ first }) => first, 500: ({ error }) => error },
    success: 'Mail sent successfully',
  })
