import { expect, test } from 'vitest'
import type { Attention } from '@/domain/shipment/attention'
import { attentionMessages } from '@/domain/shipment/attentionMessages'
import { missingMessage, pieceMessage, piecesMessage } from '@/domain/shipment/scannedPieces'
import { say } from '@/texts/say'

test.each<[Attention, string[]]>([
  [{ late: 1, silent: null, lastUpdateDays: null }, ['1 working day late']],
  [{ late: null, silent: 3, lastUpdateDays: 5 }, ['last update 5 days ago']],
  [{ late: 12, silent: 4, lastUpdateDays: 4 }, ['12 working days late', 'last update 4 days ago']],
])('%o is worded as %j', (attention, text) => {
  expect(attentionMessages(attention).map(say)).toEqual(text)
})

test.each([
  [2, 3, 'Piece 2 of 3'],
  [2, null, 'Piece 2'],
  [4, 3, 'Piece 4'],
])('the message for piece %i of %s is %s', (piece, total, text) => {
  expect(say(pieceMessage(piece, total))).toBe(text)
})

test.each([
  [[2], 3, 'pieces 1, 3 of 3 are missing', 'Piece 2 of 3'],
  [[3, 1], 3, 'piece 2 of 3 is missing', 'Pieces 1, 3 of 3'],
  [[1, 2, 3], 3, null, 'Pieces 1, 2, 3 of 3'],
  [[1, 3], null, 'piece 2 is missing', 'Pieces 1, 3'],
  [[1], null, null, 'Piece 1'],
])('the message for the pieces %j of %s is: %s', (pieces, total, missed, shown) => {
  const missing = missingMessage({ pieces, total })
  expect(missing && say(missing)).toBe(missed)
  expect(say(piecesMessage({ pieces, total }))).toBe(shown)
})
