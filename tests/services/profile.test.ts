import { expect, it } from 'vitest'
import { getProfile } from '@/services/profile'
import { aNotingBackend, json } from './backend'

const { answers, asked } = aNotingBackend()

const names = { _id: '65f001', username: 'gujrat', fullName: 'Sana Malik', role: 2 }
const rest = { centerName: 'Chenab Gujrat', centerAddress: 'G.T. Road', email: 'gujrat@chenab.example', phone: '' }

/** Answers the current user with `details`, and its center with everything. */
const detailsAre = (details: object) =>
  answers((path) => json(path.includes('getone') ? { ...names, ...rest, phone: '0300' } : details))

it.each([
  ['names', names, rest],
  [
    'names and a part of the center',
    { ...names, center: { centerAddress: 'Shop 4' } },
    { ...rest, centerAddress: 'Shop 4' },
  ],
])('asks for the center where the current user is %s', async (_what, details, profile) => {
  detailsAre(details)
  expect(await getProfile()).toMatchObject({ ...profile, username: 'gujrat', id: '65f001', phone: '0300' })
  expect(asked).toEqual(['center/getCenterDetails', 'center/getone/65f001'])
})

it.each([
  ['has everything', { ...names, ...rest }, 'Chenab Gujrat'],
  ['has the center in a part of its own', { ...names, email: '', center: { _id: 'c1', ...rest } }, 'Chenab Gujrat'],
  ['has no id to ask with', { username: 'gujrat', fullName: 'Sana Malik', role: 2 }, ''],
])('asks no further where the current user %s', async (_what, details, centerName) => {
  detailsAre(details)
  expect(await getProfile()).toMatchObject({ username: 'gujrat', centerName, phone: '' })
  expect(asked).toEqual(['center/getCenterDetails'])
})
