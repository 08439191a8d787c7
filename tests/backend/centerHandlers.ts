import { http, type HttpHandler, HttpResponse } from 'msw'
import { addCenterFormSchema, editCenterFormSchema } from '@/domain/forms/centerForm'
import { CENTER } from '@/domain/roles'
import { done, invalid, noSuchCenter, problemsOf, withWireId } from './answers'
import { nameTaken } from './nameTaken'
import { readForm, textsOf } from './readForm'
import type { StoredCenter } from './records'
import { headOffice, signedIn } from './session'
import { newId, type Store } from './store'

const formFields = ['centerName', 'centerAddress', 'email', 'username', 'password', 'fullName', 'phone'] as const

/** The confirmation stays in the browser, so it is taken as given. */
async function centerFields(request: Request) {
  const { fields } = await readForm(request)
  const form = textsOf(fields, formFields)
  return { ...form, confirmPassword: form.password }
}

/** A center as it is answered: everything but its password. */
function centerAnswer({ password: _password, role: _role, ...center }: StoredCenter) {
  return withWireId(center)
}

/** Branch accounts. The head office is not one of them: it can't be edited or deleted here. */
export function centerHandlers(store: Store): HttpHandler[] {
  const branches = () => store.centers.filter((center) => center.role === CENTER)
  const branch = (id: string) => branches().find((center) => center.id === id)
  const switched = (status: StoredCenter['status'], message: string) =>
    headOffice(store, ({ id }) => {
      const center = branch(id)
      if (!center) return noSuchCenter()
      Object.assign(center, { status, updatedAt: new Date().toISOString() })
      return done(message)
    })

  return [
    http.get(
      '*/api/center/getall',
      signedIn(store, () => HttpResponse.json(branches().map(centerAnswer))),
    ),

    http.get(
      '*/api/center/getone/:id',
      signedIn(store, ({ id }) => {
        const center = branch(id)
        return center ? HttpResponse.json(centerAnswer(center)) : noSuchCenter()
      }),
    ),

    http.post(
      '*/api/center/create',
      headOffice(store, async ({ request }) => {
        const form = addCenterFormSchema.safeParse(await centerFields(request))
        if (!form.success) return invalid(problemsOf(form.error))
        const { confirmPassword: _confirmPassword, ...fields } = form.data
        const taken = nameTaken(store, fields)
        if (taken) return invalid(taken)
        const createdAt = new Date().toISOString()
        store.centers.push({ id: newId(store), ...fields, role: CENTER, status: 1, createdAt, updatedAt: createdAt })
        return done('Center added successfully !!')
      }),
    ),

    http.put(
      '*/api/center/update/:id',
      headOffice(store, async ({ request, id }) => {
        const form = editCenterFormSchema.safeParse(await centerFields(request))
        const center = branch(id)
        if (!center) return noSuchCenter()
        if (!form.success) return invalid(problemsOf(form.error))
        const { confirmPassword: _confirmPassword, password, phone, ...fields } = form.data
        const taken = nameTaken(store, fields, id)
        if (taken) return invalid(taken)
        Object.assign(center, fields, {
          password: password || center.password,
          phone: phone || center.phone,
          updatedAt: new Date().toISOString(),
        })
        return done('Center updated successfully !!')
      }),
    ),

    http.put(
      '*/api/center/delete/:id',
      headOffice(store, ({ id }) => {
        if (!branch(id)) return noSuchCenter()
        store.centers = store.centers.filter((center) => center.id !== id)
        return done('Center deleted successfully !!')
      }),
    ),

    http.put('*/api/center/active/:id', switched(1, 'Center active successfully !!')),
    http.put('*/api/center/inactive/:id', switched(0, 'Center inactive successfully !!')),
  ]
}
