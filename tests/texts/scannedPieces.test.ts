import { expect, test } from 'vitest'
import { missingMessage, pieceMessage, piecesMessage } from '@/domain/shipment/scannedPieces'
import { say } from '@/texts/say'

test.each([
  [2, 3, 'Piece 2 of 3'],
  [2, null, 'Piece 2'],
  [4, 3, 'Piece 4'],
])('piece %i of %s is told as %s', (piece, total, text) => {
  expect(say(pieceMessage(piece, total))).toBe(text)
})

test.each([
  [[2], 3, 'pieces 1, 3 of 3 are missing', 'Piece 2 of 3'],
  [[3, 1], 3, 'piece 2 of 3 is missing', 'Pieces 1, 3 of 3'],
  [[1, 2, 3], 3, null, 'Pieces 1, 2, 3 of 3'],
  [[1, 3], null, 'piece 2 is missing', 'Pieces 1, 3'],
  [[1], null, null, 'Piece 1'],
])('of %j, of %s, is missing: %s', (pieces, total, missed, shown) => {
  const missing = missingMessage({ pieces, total })
  expect(missing && say(missing)).toBe(missed)
  expect(say(piecesMessage({ pieces, total }))).toBe(shown)
})
