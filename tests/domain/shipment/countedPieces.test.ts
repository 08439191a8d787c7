import { expect, test } from 'vitest'
import { UNREADABLE } from '@/domain/numbers'
import { countedPieces } from '@/domain/shipment/countedPieces'

test.each([
  [3, 3],
  [2.5, 3],
  [0, null],
  [-1, null],
  [null, null],
  [UNREADABLE, null],
] as const)('%s pieces are counted as %s', (pieces, counted) => {
  expect(countedPieces(pieces)).toBe(counted)
})
