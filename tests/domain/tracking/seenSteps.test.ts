import { describe, expect, it, test } from 'vitest'
import { isNewStep, readSeenSteps } from '@/domain/tracking/seenSteps'

const NUMBER = '4010020001'

describe('what a device remembers of the steps', () => {
  test.each([
    [null, {}],
    ['', {}],
    ['{', {}],
    ['null', {}],
    ['[1,2]', {}],
    [`{"${NUMBER}":"2026-11-12T06:02:40.000Z"}`, { [NUMBER]: '2026-11-12T06:02:40.000Z' }],
    [`{"${NUMBER}":7,"12":"2026-11-12T06:02:40.000Z","4010020002":""}`, { '4010020002': '' }],
  ])('%s is read as what is valid in it', (stored, steps) => {
    expect(readSeenSteps(stored)).toEqual(steps)
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
    ['2026-11-12T06:02:40.000Z', undefined, false],
  ])('%s after %s: %s', (newest, seen, isNew) => {
    expect(isNewStep(newest, seen)).toBe(isNew)
  })
})
