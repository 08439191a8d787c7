import { act, renderHook, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { knownAnswer, useNewSteps, useRecentNumbers } from '@/public-site/tracking/recent/useRecentNumbers'
import { lineIsBack, NEWER, SEEN, shipmentOf, withHeldLookups } from '../heldLookups'

const { asked, waiting, finds, refuses, loses, pass } = withHeldLookups()

const NUMBERS = 'recent-tracking-numbers'
const ANSWERS = 'recent-tracking-answers'
const [ONE, TWO, THREE] = ['4010020001', '4010020002', '4010020003']
const AT = new Date('2026-11-13T07:00:05.000Z')
const AFTERWARDS = 1500

const stored = (name: string) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown
const entry = (number: string) => ({ shipment: shipmentOf(number, SEEN), at: AT.toISOString(), seen: SEEN })
/** As a former visit has left them on this device. */
const keep = (...numbers: string[]) => {
  localStorage.setItem(NUMBERS, JSON.stringify(numbers))
  localStorage.setItem(ANSWERS, JSON.stringify(Object.fromEntries(numbers.map((number) => [number, entry(number)]))))
}

function open() {
  const { result, unmount } = renderHook(() => {
    const recent = useRecentNumbers()
    return { recent, hasNewStep: useNewSteps(recent.numbers, recent) }
  })
  const now = () => result.current.recent
  return {
    now,
    remember: (number: string) => act(() => now().remember(number)),
    learn: (number: string, at: Date, isLookedAt: boolean, ...steps: string[]) =>
      act(() => now().learn(number, shipmentOf(number, ...steps), at, isLookedAt)),
    hasNewStep: (number: string) => result.current.hasNewStep(number),
    unmount,
  }
}

describe('the recent numbers', () => {
  it('are those of this device, the latest first, each once', () => {
    const { now, remember } = open()
    expect(now()).toMatchObject({ numbers: [], known: {} })
    for (const number of [ONE, TWO, ONE]) remember(number)
    expect(now().numbers).toEqual([ONE, TWO])
    expect(stored(NUMBERS)).toEqual([ONE, TWO])
  })

  it('stay as they are where the latest is opened again', () => {
    keep(ONE, TWO)
    const { now, remember } = open()
    const before = now().numbers
    remember(ONE)
    expect(now().numbers).toBe(before)
    remember(TWO)
    expect(now().numbers).toEqual([TWO, ONE])
  })

  it('are none in a page that is drawn before it reaches a device', () => {
    keep(ONE)
    const Page = () => {
      const { numbers, known } = useRecentNumbers()
      return `${numbers.length} numbers, ${Object.keys(known).length} answers`
    }
    expect(renderToString(<Page />)).toBe('0 numbers, 0 answers')
  })

  it('are forgotten with what is known of them, one by one or all', () => {
    keep(ONE, TWO, THREE)
    const { now } = open()
    act(() => now().forget(TWO))
    expect(now().numbers).toEqual([ONE, THREE])
    expect(Object.keys(now().known)).toEqual([ONE, THREE])
    expect(Object.keys(stored(ANSWERS) ?? {})).toEqual([ONE, THREE])
    expect(knownAnswer(TWO)).toBeUndefined()
    act(() => now().forgetAll())
    expect(now()).toMatchObject({ numbers: [], known: {} })
    expect([localStorage.getItem(NUMBERS), localStorage.getItem(ANSWERS)]).toEqual([null, null])
  })
})

describe('what is known of a number', () => {
  it('is its answer, the moment of that, and the newest step that somebody has looked at', () => {
    keep(ONE)
    const { now, learn } = open()
    expect(knownAnswer(ONE)).toEqual({ shipment: shipmentOf(ONE, SEEN), at: AT, seen: SEEN })
    const later = new Date(AT.getTime() + 1)
    learn(ONE, later, false, SEEN, NEWER)
    expect(now().known).toEqual({ [ONE]: { shipment: shipmentOf(ONE, SEEN, NEWER), at: later, seen: SEEN } })
    learn(ONE, later, true, SEEN, NEWER)
    expect(now().known[ONE]).toMatchObject({ at: later, seen: NEWER })
    const before = now().known
    learn(ONE, later, true, SEEN, NEWER)
    expect(now().known).toBe(before)
  })

  it.each([
    ['nobody has looked at it', false, [SEEN]],
    ['it has no step', true, []],
  ])('has no step that was looked at where %s', (_, isLookedAt, steps) => {
    const { now, remember, learn } = open()
    remember(ONE)
    learn(ONE, AT, isLookedAt, ...steps)
    expect(now().known[ONE]).toMatchObject({ at: AT, seen: '' })
  })

  it('is nothing where the number is not remembered', () => {
    const { now, learn } = open()
    learn(ONE, AT, true, SEEN)
    expect(now().known).toEqual({})
    expect(localStorage.getItem(ANSWERS)).toBeNull()
  })

  it.each([
    ['{'],
    ['null'],
    ['7'],
    [{ '40': entry('40') }],
    [{ [ONE]: null }],
    [{ [ONE]: { ...entry(ONE), at: 'soon' } }],
    [{ [ONE]: { ...entry(ONE), shipment: {} } }],
    [{ [ONE]: { ...entry(ONE), shipment: undefined } }],
  ])('is nothing where something else is stored: %j', (text) => {
    localStorage.setItem(ANSWERS, typeof text === 'string' ? text : JSON.stringify(text))
    expect(open().now().known).toEqual({})
  })

  it('is read without the step that was looked at where that is none', () => {
    localStorage.setItem(ANSWERS, JSON.stringify({ [ONE]: { ...entry(ONE), seen: 7 }, [TWO]: null }))
    expect(open().now().known).toEqual({ [ONE]: { shipment: shipmentOf(ONE, SEEN), at: AT, seen: '' } })
  })
})

describe('new steps', () => {
  beforeEach(() => keep(ONE, TWO, THREE))

  it('are asked for a while after the page has come, two numbers at a time, and each number once', async () => {
    const { hasNewStep, now } = open()
    await pass(0)
    expect(asked()).toEqual([])
    await pass(AFTERWARDS)
    await waitFor(() => expect(waiting()).toEqual([ONE, TWO]))
    await finds(ONE, SEEN, NEWER)
    await waitFor(() => expect(waiting()).toEqual([TWO, THREE]))
    await finds(TWO, SEEN)
    await refuses(THREE, 404)
    await waitFor(() => expect(hasNewStep(ONE)).toBe(true))
    expect(hasNewStep(TWO)).toBe(false)
    expect(now().known[ONE]).toMatchObject({ seen: SEEN, shipment: shipmentOf(ONE, SEEN, NEWER) })
    expect(now().known[THREE]).toMatchObject({ at: AT })

    lineIsBack()
    await waitFor(() => expect(waiting()).toEqual([THREE]))
    expect(asked()).toEqual([ONE, TWO, THREE, THREE])
  })

  it('are asked for again where nothing came back, once the line is there', async () => {
    keep(ONE)
    const { hasNewStep } = open()
    await pass(AFTERWARDS)
    await loses(ONE)
    lineIsBack()
    await finds(ONE, SEEN, NEWER)
    await waitFor(() => expect(hasNewStep(ONE)).toBe(true))
  })

  it('are not asked for once the page is left', async () => {
    const { unmount } = open()
    unmount()
    await pass(AFTERWARDS)
    lineIsBack()
    await pass(0)
    expect(asked()).toEqual([])
  })

  it('are those of numbers of which something is known already', async () => {
    localStorage.removeItem(ANSWERS)
    const { hasNewStep, learn } = open()
    await pass(AFTERWARDS)
    lineIsBack()
    await pass(0)
    expect(asked()).toEqual([])
    expect(hasNewStep(ONE)).toBe(false)
    learn(TWO, AT, false, SEEN)
    expect(hasNewStep(TWO)).toBe(true)
    await pass(AFTERWARDS)
    await waitFor(() => expect(waiting()).toEqual([TWO]))
  })

  it('are none of a shipment without steps', () => {
    const { hasNewStep, learn } = open()
    learn(ONE, AT, true)
    expect(hasNewStep(ONE)).toBe(false)
  })
})
