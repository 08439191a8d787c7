import { expect, it } from 'vitest'
import { getStatusNow } from '@/services/statusNow'
import { aBackend, json } from './backend'

const { answerWith } = aBackend()
const NUMBER = '4010020001'

it.each([
  ['an empty status, which means void', { status: [] }, []],
  ['entries', { status: [{ type: 2 }, { type: 1 }] }, [2, 1]],
  ['no status at all, which means nothing', {}, null],
  ['a status of null, which means nothing', { status: null }, null],
  ['another number’s status, which means nothing', { airwayBillNo: '4010020002', status: [] }, null],
  ['its number as a number', { airwayBillNo: 4010020001, status: [] }, []],
])('reads %s', async (_what, answer, types) => {
  answerWith(() => json({ airwayBillNo: NUMBER, origin: 'Pakistan', destination: 'Qatar', ...answer }))
  const now = await getStatusNow(NUMBER)
  expect(now && now.status.map(({ type }) => type)).toEqual(types)
})

it.each([
  ['an error with a success status', { error: "AirwayBill doesn't exists", status: 404 }],
  ['an error that names the number', { error: 'Closed', airwayBillNo: NUMBER, status: [] }],
  ['a message with the number of its kind', { status: 404, message: 'Not found' }],
  ['a message with the word for its kind', { status: 'fail', message: 'Not found' }],
])('does not take %s for a step', async (_what, body) => {
  answerWith(() => json(body))
  expect(await getStatusNow(NUMBER)).toBeNull()
})
