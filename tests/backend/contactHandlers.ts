import { http, type HttpHandler } from 'msw'
import { contactFormSchema } from '@/domain/forms/contactForm'
import { done, invalid, problemsOf } from './answers'
import { readForm, textsOf } from './readForm'
import type { Store } from './store'

/** The contact form. */
export function contactHandlers(store: Store): HttpHandler[] {
  return [
    http.post('*/api/contact/sendEmail', async ({ request }) => {
      const { fields } = await readForm(request)
      const form = contactFormSchema.safeParse(textsOf(fields, ['fullName', 'email', 'message']))
      if (!form.success) return invalid(problemsOf(form.error))
      store.messages.push(form.data)
      return done('Mail sent successfully')
    }),
  ]
}
