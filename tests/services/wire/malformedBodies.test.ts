import { describe, expect, it } from 'vitest'
import { isServiceError } from '@/services/http/errors'
import { aBackend } from '../backend'
import { callNames, calls, type CallName } from '../calls'
import { malformedBodies } from './malformedBodies'
import { misfits } from './shapes'

const backend = aBackend()
const readingCalls = callNames.filter((name) => calls[name].gives)
const writingCalls = callNames.filter((name) => !calls[name].gives)

/** What is wrong with a failure: nothing, where it is the one for an answer that cannot be read. */
function unexpectedIn(error: unknown): string[] {
  if (!isServiceError(error)) return [String(error)]
  const { kind, status, message } = error
  const isRefused = kind === 'refused' && message === 'Something failed'
  const isUnread = kind === 'badAnswer' && message === 'The server’s answer could not be read. Try again.'
  return status === 200 && (isRefused || isUnread) ? [] : [`${kind}: ${message}`]
}

describe('malformed answers', () => {
  it.each(readingCalls)('%s: the right shape or a ServiceError', async (call) => {
    const shape = calls[call].gives
    if (!shape) throw new Error(`${call} has no shape`)
    for (const { name, body } of malformedBodies) {
      backend.answerWith(() => new Response(body, { headers: { 'Content-Type': 'application/json' } }))
      const problems = await calls[call].run().then((value) => misfits(value, shape), unexpectedIn)
      expect([name, problems]).toEqual([name, []])
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    }
  })

  it.each(writingCalls)('%s succeeds, unless the answer carries an error', async (call) => {
    for (const { name, body } of malformedBodies) {
      const isRefused = name === 'an error with status 200'
      expect([name, (await outcome(call, body)) === 'refused']).toEqual([name, isRefused])
    }
  })

  it.each([400, 500])('as the body of a %i they break nothing either', async (status) => {
    for (const { name, body } of malformedBodies) {
      backend.answerWith(() => new Response(body, { status, statusText: 'Status Text' }))
      const failure: unknown = await calls.createAirwayBill.run().catch((error: unknown) => error)
      if (!isServiceError(failure)) throw new Error(`${name}: ${String(failure)}`)
      const text = name === 'an error with status 200' ? 'Something failed' : 'Status Text'
      expect([name, failure.kind, failure.message]).toEqual([name, 'refused', text])
    }
  })
})

async function outcome(call: CallName, body: string): Promise<unknown> {
  backend.answerWith(() => new Response(body))
  return calls[call].run().catch((error: unknown) => (isServiceError(error) ? error.kind : error))
}

/** The shapes that follow are told apart: a list that is no list, or has no row that can be read, fails; a list of odd rows does not. */
describe('what counts as an answer', () => {
  const listCalls = readingCalls.filter((name) => {
    const shape = calls[name].gives
    return typeof shape === 'object' && 'list' in shape
  })
  const objectCalls = readingCalls.filter((name) => !listCalls.includes(name) && name !== 'getNextAirwayBillNo')

  it.each(listCalls)('%s: a bare list', async (call) => {
    expect(await outcome(call, '[]')).toEqual([])
    const nested = '['.repeat(200_000) + ']'.repeat(200_000)
    for (const body of ['[null,1,"x",[]]', nested, '{}', '"x"', '{"data":[]}', '{"length":0}', '<html>']) {
      expect([body.slice(0, 20), await outcome(call, body)]).toEqual([body.slice(0, 20), 'badAnswer'])
    }
    // An archived bill need not have these lists.
    const isOwn = call === 'getArchivedDimensions' || call === 'getArchivedInvoices'
    for (const body of ['null', '', '""', ' ']) {
      expect([body, await outcome(call, body)]).toEqual([body, isOwn ? [] : 'badAnswer'])
    }
  })

  it.each(listCalls)('%s: one bad row never hides the others', async (call) => {
    const rows = await outcome(call, '[null,{"_id":"1","name":"A"},{"_id":{},"name":"B"},5]')
    expect(rows).toHaveLength(2)
  })

  it.each(objectCalls)('%s: an object that says something', async (call) => {
    for (const body of ['{}', '[]', 'null', '', '"x"', '7', '<html>', '{"message":"x"}']) {
      expect([body, await outcome(call, body)]).toEqual([body, 'badAnswer'])
    }
    expect(await outcome(call, '{"error":"x"}')).toBe('refused')
  })
})
