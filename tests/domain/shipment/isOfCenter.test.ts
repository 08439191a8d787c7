import { expect, test } from 'vitest'
import { isOfCenter } from '@/domain/shipment/isOfCenter'

test.each([
  ['gujrat', true],
  [' Gujrat', true],
  ['', true],
  ['lahore', false],
  ['gujrat 2', false],
])('a row that names “%s” belongs to gujrat: %s', (named, isOwn) => {
  expect(isOfCenter('gujrat', named)).toBe(isOwn)
})
