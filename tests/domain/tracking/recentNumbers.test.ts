import { describe, expect, it } from 'vitest'
import {
  isNewStep,
  MAX_RECENT_NUMBERS,
  readRecentNumbers,
  similarNumbers,
  withRecentNumber,
} from '@/domain/tracking/recentNumbers'

const numbers = Array.from({ length: 14 }, (_, index) => String(3_047_182_900 + index))

describe('recent numbers', () => {
  it('are read as they were stored', () => {
    expect(readRecentNumbers(JSON.stringify(numbers.slice(0, 3)))).toEqual(numbers.slice(0, 3))
  })

  it.each([null, '', '{', '{}', '"3047182956"', '[3047182956]', '[null, "12", "abcdefghij", {}, ["1234567890"]]'])(
    'pass over what else may stand there: %s',
    (stored) => {
      expect(readRecentNumbers(stored)).toEqual([])
    },
  )

  it('are never more than ten, each once', () => {
    expect(readRecentNumbers(JSON.stringify([...numbers, ...numbers]))).toEqual(numbers.slice(0, MAX_RECENT_NUMBERS))
  })

  it('begin with the latest', () => {
    expect(withRecentNumber(['1', '2', '3'], '2')).toEqual(['2', '1', '3'])
    const full = numbers.slice(0, MAX_RECENT_NUMBERS)
    expect(withRecentNumber(full, 'new')).toEqual(['new', ...full.slice(0, -1)])
  })
})

describe('similar numbers', () => {
  it.each([
    ['one digit off', '3047182956', '3047182955', true],
    ['two neighbours swapped', '3047182956', '3047182965', true],
    ['the first digit off', '3047182956', '0047182956', true],
    ['two digits off', '3047182956', '3047182988', false],
    ['two digits swapped that are no neighbours', '3047182956', '3047682951', false],
    ['swapped far apart, as if neighbours', '3047182956', '3047128965', false],
    ['the same', '3047182956', '3047182956', false],
    ['another length', '3047182956', '304718295', false],
  ])('%s', (_, remembered, typed, isSimilar) => {
    expect(similarNumbers([remembered], typed)).toEqual(isSimilar ? [remembered] : [])
  })
})

describe('a step is new', () => {
  it.each([
    ['2026-11-12T06:02:41.000Z', '2026-11-12T06:02:40.000Z', true],
    ['2026-11-12T06:02:40.000Z', '2026-11-12T06:02:40.000Z', false],
    ['2026-11-12T06:02:39.000Z', '2026-11-12T06:02:40.000Z', false],
    // The same moment in another zone.
    ['2026-11-12T11:02:40.000+05:00', '2026-11-12T06:02:40.000Z', false],
    ['2026-11-12T06:02:40.000Z', '', true],
    ['', '2026-11-12T06:02:40.000Z', false],
    ['soon', '', false],
  ])('%s after %s: %s', (newest, seen, isNew) => {
    expect(isNewStep(newest, seen)).toBe(isNew)
  })
})
