import { create } from 'axios'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DEMO_PASSWORD } from './branches'
import { handlers } from './handlers'
import { endSessions, signIn } from './session'
import { createStore, resetStore } from './store'

const store = createStore({ log: () => undefined })
const server = setupServer(...handlers(store))
const backend = create({ withCredentials: true, validateStatus: () => true })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => resetStore(store))
afterAll(() => server.close())

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

const signInAsGujrat = () => backend.post('/api/center/login', form({ username: 'gujrat', password: DEMO_PASSWORD }))
const whoAmI = async () => (await backend.get('/api/center/getCenterDetails')).data.username

it('follows a login through the simulated browser', async () => {
  expect(await whoAmI()).toBeUndefined()
  expect((await signInAsGujrat()).status).toBe(200)
  expect(await whoAmI()).toBe('gujrat')
  endSessions(store)
  expect(await whoAmI()).toBeUndefined()
})

it('does not carry a session into the next test', async () => {
  expect(await whoAmI()).toBeUndefined()
})

it('takes a user for granted, until a login, a logout or the end of all sessions', async () => {
  signIn(store, 'lahore')
  expect(await whoAmI()).toBe('lahore')
  await signInAsGujrat()
  expect(await whoAmI()).toBe('gujrat')
  await backend.post('/api/center/logout')
  expect(await whoAmI()).toBeUndefined()
})
