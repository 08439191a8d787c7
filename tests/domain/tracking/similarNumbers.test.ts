import { describe, expect, it } from 'vitest'
import { similarNumbers } from '@/domain/tracking/similarNumbers'

describe('similar numbers', () => {
  it.each([
    ['have one digit wrong', '3047182956', '3047182955', true],
    ['have two adjacent digits swapped', '3047182956', '3047182965', true],
    ['have the first digit wrong', '3047182956', '0047182956', true],
    ['do not have two digits wrong', '3047182956', '3047182988', false],
    ['do not have two digits swapped that are not adjacent', '3047182956', '3047682951', false],
    ['do not have digits swapped far apart', '3047182956', '3047128965', false],
    ['do not include the same number', '3047182956', '3047182956', false],
    ['do not have another length', '3047182956', '304718295', false],
  ])('%s', (_, remembered, typed, isSimilar) => {
    expect(similarNumbers([remembered], typed)).toEqual(isSimilar ? [remembered] : [])
  })
})
