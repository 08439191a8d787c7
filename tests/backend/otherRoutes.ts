import { HttpResponse } from 'msw'
import { contactFormSchema } from '@/domain/forms/contactForm'
import { checkedForm, done, notFound, refused, withWireId } from './answers'
import { type Routes, signedIn } from './session'
import type { Store } from './store'

/** The contact form, the options of the booking form, and the uploaded files. */
export function otherRoutes(store: Store): Routes {
  return {
    'POST /api/contact/sendEmail': async ({ request }) => {
      const form = await checkedForm(request, contactFormSchema, ['fullName', 'email', 'message'])
      return form instanceof Response ? form : done('Mail sent successfully')
    },

    'GET /api/service/getAllActive': signedIn(store, () => store.services.map(withWireId)),
    'GET /api/airwaybill/getCountries': signedIn(store, () => store.countries.map(withWireId)),

    // All branches share the saved shippers and receivers.
    'GET /api/customer/search': signedIn(store, ({ request }) => {
      const term = (new URL(request.url).searchParams.get('term') ?? '').trim().toLowerCase()
      const texts = ({ company, contactPerson, phone1 }: (typeof store.customers)[number]) =>
        `${company}\n${contactPerson}\n${phone1}`.toLowerCase()
      return store.customers.filter((customer) => texts(customer).includes(term)).map(withWireId)
    }),
    'GET /api/customer/getOne/:id': signedIn(store, ({ id }) => {
      const customer = store.customers.find((each) => each.id === id)
      return customer ? withWireId(customer) : refused(404, "Customer doesn't exists")
    }),

    // Only for signed-in users, as they are people's identity cards.
    'GET /uploads/:id': signedIn(store, ({ id }) => {
      const upload = store.uploads.get(id)
      if (!upload) return notFound()
      return HttpResponse.arrayBuffer(upload.bytes.buffer, {
        headers: {
          'Content-Type': upload.type,
          'Cache-Control': 'private, no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      })
    }),
  }
}
