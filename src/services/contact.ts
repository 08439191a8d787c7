import type { ContactForm } from '@/domain/forms/contactForm'
import { api } from '@/paths'
import { writeCall } from './http/request'

/** Sends the contact form of the home page. Throws a ServiceError with the catalogue's text. */
export function sendContactMessage({ fullName, email, message }: ContactForm): Promise<void> {
  return writeCall('sendContactMessage', {
    method: 'POST',
    url: api.contact.sendEmail(),
    fields: { fullName, email, message },
  })
}
