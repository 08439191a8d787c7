// @vitest-environment node
import { expect, it } from 'vitest'
import { getProfile } from '@/services/center'
import { aNotingBackend, json } from './backend'

const { answers, asked } = aNotingBackend()

const names = { _id: '65f001', username: 'gujrat', fullName: 'Sana Malik', role: 2 }
const rest = { centerName: 'Chenab Gujrat', centerAddress: 'G.T. Road', email: 'gujrat@chenab.example', phone: '' }

/** Answers the current user with `details`, and its center with everything. */
const detailsAre = (details: object) =>
  answers((path) => json(path.includes('getone') ? { ...names, ...rest, phone: '0300' } : details))

it('asks for the center where the current user is no more than role and names', async () => {
  detailsAre(names)
  expect(await getProfile()).toMatchObject({ ...rest, username: 'gujrat', id: '65f001', phone: '0300' })
  expect(asked).toEqual(['center/getCenterDetails', 'center/getone/65f001'])
})

it.each([
  ['has everything', { ...names, ...rest }, 'Chenab Gujrat'],
  ['has everything in a part of its own', { center: { ...names, ...rest } }, 'Chenab Gujrat'],
  ['has no id to ask with', { username: 'gujrat', fullName: 'Sana Malik', role: 2 }, ''],
])('asks no further where the current user %s', async (_what, details, centerName) => {
  detailsAre(details)
  expect(await getProfile()).toMatchObject({ username: 'gujrat', centerName, phone: '' })
  expect(asked).toEqual(['center/getCenterDetails'])
})
