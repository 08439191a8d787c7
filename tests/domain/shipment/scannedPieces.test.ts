// @vitest-environment node
import { expect, test } from 'vitest'
import { missingPieces, missingText, pieceText, piecesText } from '@/domain/shipment/scannedPieces'

test.each([
  [2, 3, 'Piece 2 of 3'],
  [2, null, 'Piece 2'],
  [4, 3, 'Piece 4'],
])('piece %i of %s is told as %s', (piece, total, text) => {
  expect(pieceText(piece, total)).toBe(text)
})

test.each([
  [[2], 3, [1, 3], 'pieces 1, 3 of 3 are missing', 'Piece 2 of 3'],
  [[3, 1], 3, [2], 'piece 2 of 3 is missing', 'Pieces 1, 3 of 3'],
  [[1, 2, 3], 3, [], null, 'Pieces 1, 2, 3 of 3'],
  [[1, 3], null, [2], 'piece 2 is missing', 'Pieces 1, 3'],
  [[1], null, [], null, 'Piece 1'],
])('of %j, of %s, are missing %j', (pieces, total, missing, missed, shown) => {
  expect(missingPieces({ pieces, total })).toEqual(missing)
  expect(missingText({ pieces, total })).toBe(missed)
  expect(piecesText({ pieces, total })).toBe(shown)
})
