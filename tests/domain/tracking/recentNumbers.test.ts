import { describe, expect, it } from 'vitest'
import { isNewStep, similarNumbers } from '@/domain/tracking/recentNumbers'

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
