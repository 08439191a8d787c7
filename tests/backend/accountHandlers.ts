import { http, HttpResponse, type HttpHandler } from 'msw'
import { loginFormSchema } from '@/domain/forms/loginForm'
import { profileFormSchema } from '@/domain/forms/centerForm'
import { done, invalid, problemsOf, refused, withWireId } from './answers'
import { nameTaken } from './nameTaken'
import { readForm, textsOf } from './readForm'
import { sessionEnded, sessionStarted, signedIn } from './session'
import type { Store } from './store'

const profileFields = ['centerName', 'centerAddress', 'email', 'username', 'fullName', 'phone', 'password'] as const

/** Signing in and out, and the account of whoever is signed in. */
export function accountHandlers(store: Store): HttpHandler[] {
  return [
    http.post('*/api/center/login', async ({ request }) => {
      const { fields } = await readForm(request)
      const form = loginFormSchema.safeParse(textsOf(fields, ['username', 'password']))
      if (!form.success) return invalid(problemsOf(form.error))
      const center = store.centers.find((each) => each.username === form.data.username)
      if (!center) return refused(404, "User doesn't exists")
      if (center.password !== form.data.password) return refused(400, 'Username or Password is incorrect !!')
      if (center.status !== 1) return refused(400, 'Center unavailable! Contact admin to active')
      return sessionStarted(store, center, 'Login successfully')
    }),

    http.post('*/api/center/logout', ({ cookies }) => sessionEnded(store, cookies, 'Logout successfully')),

    http.get(
      '*/api/center/getCenterDetails',
      signedIn(store, ({ user: { password: _password, ...details } }) => HttpResponse.json(withWireId(details))),
    ),

    http.put(
      '*/api/center/updateProfile',
      signedIn(store, async ({ request, user }) => {
        const { fields } = await readForm(request)
        const form = profileFormSchema.safeParse(textsOf(fields, profileFields))
        if (!form.success) return invalid(problemsOf(form.error))
        const taken = nameTaken(store, form.data, user.id)
        if (taken) return invalid(taken)
        const { password, ...profile } = form.data
        Object.assign(user, profile, { password: password || user.password, updatedAt: new Date().toISOString() })
        return done('Profile Updated Successfully')
      }),
    ),
  ]
}
