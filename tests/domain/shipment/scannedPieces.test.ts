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
  [[2], 3, { key: 'lists.piecesOfMissing', values: { count: 2, pieces: [1, 3], total: 3 } }],
  [[3, 1], 3, { key: 'lists.piecesOfMissing', values: { count: 1, pieces: [2], total: 3 } }],
  [[1, 2, 3], 3, null],
  [[1, 3], null, { key: 'lists.piecesMissing', values: { count: 1, pieces: [2] } }],
  [[1], null, null],
])('of the pieces %j, of %s, the missing ones are named: %j', (pieces, total, message) => {
  expect(missingMessage({ pieces, total })).toEqual(message)
})

test.each([
  [[2], 3, { key: 'lists.piecesOf', values: { count: 1, pieces: [2], total: 3 } }],
  [[3, 1], 3, { key: 'lists.piecesOf', values: { count: 2, pieces: [1, 3], total: 3 } }],
  [[3, 1], null, { key: 'lists.pieces', values: { count: 2, pieces: [1, 3] } }],
])('the pieces %j, of %s, are named in order: %j', (pieces, total, message) => {
  expect(piecesMessage({ pieces, total })).toEqual(message)
})
