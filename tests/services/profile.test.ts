import { expect, it } from 'vitest'
import { getProfile } from '@/services/profile'
import { aRecordingBackend, json } from './backend'

const { answers, asked } = aRecordingBackend()

const names = { _id: '65f001', username: 'gujrat', fullName: 'Sana Malik', role: 2 }
const rest = { centerName: 'Chenab Gujrat', centerAddress: 'G.T. Road', email: 'gujrat@chenab.example', phone: '' }

/** Answers the current user with `details`, and the center with all fields. */
const detailsAre = (details: object) =>
  answers((path) => json(path.includes('getone') ? { ...names, ...rest, phone: '0300' } : details))

it.each([
  ['names only', names, rest],
  [
    'names and some fields of the center',
    { ...names, center: { centerAddress: 'Shop 4' } },
    { ...rest, centerAddress: 'Shop 4' },
  ],
])('the center is requested if the current user has %s', async (_what, details, profile) => {
  detailsAre(details)
  expect(await getProfile()).toMatchObject({ ...profile, username: 'gujrat', id: '65f001', phone: '0300' })
  expect(asked).toEqual(['center/getCenterDetails', 'center/getone/65f001'])
})

it.each([
  ['has everything', { ...names, ...rest }, 'Chenab Gujrat'],
  ['has the center in a nested object', { ...names, email: '', center: { _id: 'c1', ...rest } }, 'Chenab Gujrat'],
  ['has no id to request it with', { username: 'gujrat', fullName: 'Sana Malik', role: 2 }, ''],
])('the center is not requested if the current user %s', async (_what, details, centerName) => {
  detailsAre(details)
  expect(await getProfile()).toMatchObject({ username: 'gujrat', centerName, phone: '' })
  expect(asked).toEqual(['center/getCenterDetails'])
})
