import type { Message } from '../message'

/** Which pieces of a shipment have been scanned; `total` is null as long as their number is not known. */
export interface ScannedPieces {
  pieces: readonly number[]
  total: number | null
}

/** `Piece 2 of 3`; without a total that fits, `Piece 2`. */
export function pieceMessage(piece: number, total: number | null): Message<'lists.piece' | 'lists.pieceOf'> {
  return total !== null && piece <= total
    ? { key: 'lists.pieceOf', values: { piece, total } }
    : { key: 'lists.piece', values: { piece } }
}

/** `Pieces 1, 3 of 3`. */
export function piecesMessage({ pieces, total }: ScannedPieces): Message<'lists.pieces' | 'lists.piecesOf'> {
  const values = { count: pieces.length, pieces: [...pieces].sort((one, other) => one - other) }
  return total === null ? { key: 'lists.pieces', values } : { key: 'lists.piecesOf', values: { ...values, total } }
}

/** More pieces than this are a misread total, and are not listed. */
const MAX_PIECES = 999

/** The pieces not scanned yet, of the total or, without one, up to the highest scanned (product 10.10). */
function missingPieces({ pieces, total }: ScannedPieces): number[] {
  const count = Math.min(total ?? Math.max(0, ...pieces), MAX_PIECES)
  return Array.from({ length: count }, (_, index) => index + 1).filter((piece) => !pieces.includes(piece))
}

/** `pieces 1, 3 of 3 are missing`; null if none is missing. */
export function missingMessage(
  scanned: ScannedPieces,
): Message<'lists.piecesMissing' | 'lists.piecesOfMissing'> | null {
  const missing = missingPieces(scanned)
  if (missing.length === 0) return null
  const { total } = scanned
  const values = { count: missing.length, pieces: missing }
  return total === null
    ? { key: 'lists.piecesMissing', values }
    : { key: 'lists.piecesOfMissing', values: { ...values, total } }
}
