import type { ContactForm } from '@/domain/forms/contactForm'
import { api } from '@/paths'
import { writeCall } from './http/request'

/** Sends the home page's contact form. Throws a ServiceError whose message comes from the error catalogue. */
export function sendContactMessage({ fullName, email, message }: ContactForm): Promise<string> {
  return writeCall('sendContactMessage', {
    method: 'POST',
    url: api.contact.sendEmail(),
    fields: { fullName, email, message },
  })
}
