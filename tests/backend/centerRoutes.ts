import { addCenterFormSchema, editCenterFormSchema } from '@/domain/forms/centerForm'
import { CENTER } from '@/domain/roles'
import { done, invalid, noSuchCenter, type Problem, problemsOf, withWireId } from './answers'
import { readForm, textsOf } from './readForm'
import type { StoredCenter } from './records'
import { headOffice, type Routes, signedIn } from './session'
import { newId, type Store } from './store'

const formFields = ['centerName', 'centerAddress', 'email', 'username', 'password', 'fullName', 'phone'] as const

/** The form's confirmation is never sent, so it is copied from the password to pass the schema. */
async function centerFields(request: Request) {
  const { fields } = await readForm(request)
  const form = textsOf(fields, formFields)
  return { ...form, confirmPassword: form.password }
}

/** A center as it is answered, without password and role. */
function centerAnswer({ password: _password, role: _role, ...center }: StoredCenter) {
  return withWireId(center)
}

/**
 * Whether another center has this username or email.
 *
 * @param ownId id of the center whose own values do not count
 */
export function nameTaken(
  store: Store,
  { username, email }: { username: string; email: string },
  ownId?: string,
): Problem[] | null {
  const others = store.centers.filter((center) => center.id !== ownId)
  if (others.some((center) => center.username === username)) {
    return [{ msg: 'Username already exists', param: 'username' }]
  }
  if (email !== '' && others.some((center) => center.email.toLowerCase() === email.toLowerCase())) {
    return [{ msg: 'Email already exists', param: 'email' }]
  }
  return null
}

/** The branches' accounts. The head office is not among them: it can be neither edited nor deleted here. */
export function centerRoutes(store: Store): Routes {
  const branches = () => store.centers.filter((center) => center.role === CENTER)
  const branch = (id: string) => branches().find((center) => center.id === id)
  const now = () => new Date().toISOString()
  /** Changes a branch; false if there is none with this id. */
  const changed = (id: string, fields: Partial<StoredCenter>) => {
    const center = branch(id)
    return center !== undefined && Boolean(Object.assign(center, fields, { updatedAt: now() }))
  }
  const switched = (status: StoredCenter['status'], message: string) =>
    headOffice(store, ({ id }) => (changed(id, { status }) ? done(message) : noSuchCenter()))

  return {
    'GET /api/center/getall': signedIn(store, () => branches().map(centerAnswer)),

    'GET /api/center/getone/:id': signedIn(store, ({ id }) => {
      const center = branch(id)
      return center ? centerAnswer(center) : noSuchCenter()
    }),

    'POST /api/center/create': headOffice(store, async ({ request }) => {
      const form = addCenterFormSchema.safeParse(await centerFields(request))
      if (!form.success) return invalid(problemsOf(form.error))
      const { confirmPassword: _confirmPassword, ...fields } = form.data
      const taken = nameTaken(store, fields)
      if (taken) return invalid(taken)
      const createdAt = now()
      store.centers.push({ id: newId(store), ...fields, role: CENTER, status: 1, createdAt, updatedAt: createdAt })
      return done('Center added successfully !!')
    }),

    'PUT /api/center/update/:id': headOffice(store, async ({ request, id }) => {
      const center = branch(id)
      if (!center) return noSuchCenter()
      const form = editCenterFormSchema.safeParse(await centerFields(request))
      if (!form.success) return invalid(problemsOf(form.error))
      const { confirmPassword: _confirmPassword, password, phone, ...fields } = form.data
      const taken = nameTaken(store, fields, id)
      if (taken) return invalid(taken)
      changed(id, { ...fields, password: password || center.password, phone: phone || center.phone })
      return done('Center updated successfully !!')
    }),

    'PUT /api/center/delete/:id': headOffice(store, ({ id }) => {
      if (!branch(id)) return noSuchCenter()
      store.centers = store.centers.filter((center) => center.id !== id)
      return done('Center deleted successfully !!')
    }),

    'PUT /api/center/active/:id': switched(1, 'Center active successfully !!'),
    'PUT /api/center/inactive/:id': switched(0, 'Center inactive successfully !!'),
  }
}
