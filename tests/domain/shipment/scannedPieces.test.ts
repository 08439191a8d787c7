import { expect, test } from 'vitest'
import { missingMessage, pieceMessage, piecesMessage } from '@/domain/shipment/scannedPieces'

test.each([
  [2, 3, { key: 'lists.pieceOf', values: { piece: 2, total: 3 } }],
  [2, null, { key: 'lists.piece', values: { piece: 2 } }],
  [4, 3, { key: 'lists.piece', values: { piece: 4 } }],
])('the message for piece %i of %s is %o', (piece, total, message) => {
  expect(pieceMessage(piece, total)).toEqual(message)
})

test.each([
  [[2], 3, [1, 3], [2]],
  [[3, 1], 3, [2], [1, 3]],
  [[1, 2, 3], 3, [], [1, 2, 3]],
  [[1, 3], null, [2], [1, 3]],
  [[1], null, [], [1]],
])('of the pieces %j, of %s, %j are missing', (pieces, total, missed, shown) => {
  const missing = missingMessage({ pieces, total })
  expect(missing?.values?.['pieces'] ?? []).toEqual(missed)
  expect(missing?.values?.['count'] ?? 0).toBe(missed.length)
  expect(missing?.key ?? null).toBe(
    missed.length === 0 ? null : total === null ? 'lists.piecesMissing' : 'lists.piecesOfMissing',
  )
  expect(piecesMessage({ pieces, total }).values).toEqual({
    count: shown.length,
    pieces: shown,
    ...(total !== null && { total }),
  })
})
