import { describe, expect, it } from 'vitest'
import { isServiceError } from '@/services/http/errors'
import { isObject } from '@/services/wire/readValues'
import { aBackend } from '../backend'
import { type CallName, callNames, calls } from '../calls'

const backend = aBackend()
const readingCalls = callNames.filter((name) => calls[name].gives)
const writingCalls = callNames.filter((name) => !calls[name].gives)

/** Bodies that a server, a proxy or an old record might send with status 200. */
interface MalformedBody {
  name: string
  body: string
}

const deep = 5_000

/** A row with a field of every answer, each with the same value. */
const everyField = [
  '_id id airwayBillNo service name consignee consignor origin destination amount discount gst',
  'isRemoteArea remoteArea status center createdAt updatedAt notes username fullName role',
  'totalDocuments totalParcels totalCollection company contactPerson phone1 phone2 address dimensions',
  'invoices length width height description quantity price type trackingLink shipAmount shipmentType',
  'shipType weight pieces cod codAmount isInsurance insurance worthOfPackage packageWorth',
  'consignorIDFront idFront repFullName',
].flatMap((names) => names.split(' '))
const rowOf = (value: unknown) => Object.fromEntries(everyField.map((name) => [name, value]))
/** The same row bare and in a list, for both kinds of calls. */
const both = (name: string, value: unknown): MalformedBody[] => [
  { name, body: JSON.stringify(value) },
  { name: `${name}, in a list`, body: JSON.stringify([value, null, 7, 'x', [], [value], value]) },
]

const malformedBodies: MalformedBody[] = [
  { name: 'HTML', body: '<!doctype html><html><body>502</body></html>' },
  { name: 'nothing', body: '' },
  { name: 'JSON cut in the middle', body: '[{"_id":"1","airwayBillNo":"0000123457","status":[{"type":1,"desc' },
  { name: 'JSON with a byte order mark', body: '\uFEFF[{"_id":"1"}]' },
  { name: 'null', body: 'null' },
  { name: 'a number', body: '7' },
  { name: 'a broken number', body: '1.5' },
  { name: 'a number beyond doubles', body: '1e999' },
  { name: 'a number with more digits than doubles have', body: '123456789012345678901234567890' },
  { name: 'a text', body: '"text"' },
  { name: 'an empty object', body: '{}' },
  { name: 'an empty list', body: '[]' },
  { name: 'a list of nulls', body: '[null,null]' },
  { name: 'a list in an object', body: '{"data":[{"_id":"1","airwayBillNo":"0000123457"}]}' },
  { name: 'an object with numbered keys', body: '{"0":{"_id":"1"},"length":1}' },
  { name: 'an error with status 200', body: '{"error":"Something failed"}' },
  { name: 'a message with status 200', body: '{"message":"Done","success":true}' },
  ...both('every field null', rowOf(null)),
  ...both('every field true', rowOf(true)),
  ...both('numbers as texts', rowOf(' 12.50 ')),
  ...both('texts as numbers', rowOf(12.5)),
  ...both('words where numbers should be', rowOf('NaN')),
  ...both('huge numbers', rowOf(1.7976931348623157e308)),
  ...both('lists where texts should be', rowOf([1, 'two', null])),
  ...both('objects where texts should be', rowOf({ toString: 'x', valueOf: null, length: 3 })),
  ...both('NUL characters', rowOf('a\u0000b')),
  ...both('script text', rowOf('<script>alert(1)</script>')),
  ...both('half a surrogate pair', rowOf('\ud800')),
  ...both('a very long text', { ...rowOf('x'), notes: 'x'.repeat(100_000) }),
  ...both('dates that are none', rowOf('2026-13-45T99:99:99Z')),
  ...both('dates far away', rowOf('+275760-09-13T00:00:00.001Z')),
  ...both('fields that are swapped', { _id: {}, airwayBillNo: [], status: 'x', service: 3, amount: {}, role: '1' }),
  ...both('a role that does not exist', { ...rowOf('1'), role: 3 }),
  ...both('names of Object.prototype', { constructor: 1, toString: 2, hasOwnProperty: 3, valueOf: null }),
  {
    name: '__proto__',
    body: `{"__proto__":${JSON.stringify({ ...rowOf('1'), polluted: true })},"constructor":{"prototype":{"polluted":true}}}`,
  },
  {
    name: '__proto__ inside',
    body: `[{"_id":"1","service":{"__proto__":{"polluted":true,"name":"x"}},"status":[{"__proto__":{"type":6,"polluted":true}}]}]`,
  },
  { name: 'lists nested too deep', body: '['.repeat(deep) + ']'.repeat(deep) },
  { name: 'rows nested too deep', body: `[${'{"service":'.repeat(deep)}1${'}'.repeat(deep)}]` },
]

/** What screens cannot show: anything but texts, finite numbers, booleans, and plain objects and lists of these. */
function strange(value: unknown): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return []
  if (Array.isArray(value)) return value.flatMap((item) => (isObject(item) ? strange(item) : ['a list of no objects']))
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return [typeof value]
  const sent = ['toString', 'valueOf', 'constructor', 'polluted', '__proto__'].filter((name) =>
    Object.hasOwn(value, name),
  )
  return [...sent, ...Object.values(value).flatMap(strange)]
}

/** What is wrong with a failure: nothing, if it is the error for an answer that cannot be read. */
function unexpectedIn(error: unknown): string[] {
  if (!isServiceError(error)) return [String(error)]
  const { kind, status, message } = error
  const isRefused = kind === 'refused' && message === 'Something failed'
  const isUnread = kind === 'badAnswer' && message === 'The server’s answer could not be read. Try again.'
  return status === 200 && (isRefused || isUnread) ? [] : [`${kind}: ${message}`]
}

describe('malformed answers', () => {
  it.each(readingCalls)('%s returns its type or throws a ServiceError', async (call) => {
    for (const { name, body } of malformedBodies) {
      backend.answerWith(() => new Response(body, { headers: { 'Content-Type': 'application/json' } }))
      const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
      const problems = await calls[call]
        .run()
        .then((value) => (kindOf(value) === calls[call].gives ? strange(value) : [kindOf(value)]), unexpectedIn)
      expect([name, problems]).toEqual([name, []])
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    }
  })

  it.each(writingCalls)('%s succeeds, unless the answer has an error or is a page', async (call) => {
    for (const { name, body } of malformedBodies) {
      const result = await outcome(call, body)
      expect([name, result === 'refused' || result === 'badAnswer' ? result : 'success']).toEqual([
        name,
        failures.get(name) ?? 'success',
      ])
    }
  })

  it.each([400, 500])('cause no other error as the body of a %i', async (status) => {
    for (const { name, body } of malformedBodies) {
      backend.answerWith(() => new Response(body, { status, statusText: 'Status Text' }))
      const failure: unknown = await calls.createAirwayBill.run().catch((error: unknown) => error)
      if (!isServiceError(failure)) throw new Error(`${name}: ${String(failure)}`)
      const text = name === 'an error with status 200' ? 'Something failed' : 'Status Text'
      expect([name, failure.kind, failure.message]).toEqual([name, 'refused', text])
    }
  })
})

/** The bodies after which a write has failed. */
const failures = new Map([
  ['an error with status 200', 'refused'],
  ['HTML', 'badAnswer'],
])

async function outcome(call: CallName, body: string): Promise<unknown> {
  backend.answerWith(() => new Response(body))
  return calls[call].run().catch((error: unknown) => (isServiceError(error) ? error.kind : error))
}

describe('an answer with unexpected parts', () => {
  const listCalls = readingCalls.filter((name) => calls[name].gives === 'list')
  const objectCalls = readingCalls.filter((name) => !listCalls.includes(name) && name !== 'getNextAirwayBillNo')

  it.each(listCalls)('%s reads a bare list', async (call) => {
    expect(await outcome(call, '[]')).toEqual([])
    const nested = '['.repeat(200_000) + ']'.repeat(200_000)
    for (const body of ['[null,1,"x",[]]', nested, '{}', '"x"', '{"data":[]}', '{"length":0}', '<html>']) {
      expect([body.slice(0, 20), await outcome(call, body)]).toEqual([body.slice(0, 20), 'badAnswer'])
    }
    // An archived bill may lack these lists.
    const isOwn = call === 'getArchivedDimensions' || call === 'getArchivedInvoices'
    for (const body of ['null', '', '""', ' ']) {
      expect([body, await outcome(call, body)]).toEqual([body, isOwn ? [] : 'badAnswer'])
    }
  })

  it.each(listCalls)('%s shows the other rows beside a bad one', async (call) => {
    const rows = await outcome(call, '[null,{"_id":"1","name":"A","company":"A"},{"_id":{},"name":"B"},5]')
    // A bill's papers are computed from these, so they must not be dropped silently.
    const isOfFigures = call === 'getArchivedDimensions' || call === 'getArchivedInvoices'
    // Nobody could choose the one without an id. A booking sends a country by its name.
    const isOfChoices = call === 'getActiveServices' || call === 'searchCustomers'
    expect(rows).toHaveLength(isOfFigures ? 3 : isOfChoices ? 1 : 2)
  })

  it.each(objectCalls)('%s reads an object only if it has known fields', async (call) => {
    for (const body of ['{}', '[]', 'null', '', '"x"', '7', '<html>', '{"message":"x"}']) {
      expect([body, await outcome(call, body)]).toEqual([body, 'badAnswer'])
    }
    expect(await outcome(call, '{"error":"x"}')).toBe('refused')
  })
})
