import { comma } from '@/texts/language'
import { t } from '@/texts/t'
/** Which pieces of a shipment have been scanned; `total` is null as long as nobody has said how many there are. */
export interface ScannedPieces {
  pieces: readonly number[]
  total: number | null
}

/** `Piece 2 of 3`; without a total that fits, `Piece 2`. */
export function pieceText(piece: number, total: number | null): string {
  return total !== null && piece <= total ? t('lists.pieceOf', { piece, total }) : t('lists.piece', { piece })
}

/** `Pieces 1, 3 of 3`. */
export function piecesText({ pieces, total }: ScannedPieces): string {
  const values = { count: pieces.length, pieces: [...pieces].sort((one, other) => one - other).join(comma) }
  return total === null ? t('lists.pieces', values) : t('lists.piecesOf', { ...values, total })
}

/** More pieces than this are a misread total, and are not listed. */
const MAX_PIECES = 999

/** The pieces not scanned yet, of the total or, without one, up to the highest scanned (product 10.10). */
function missingPieces({ pieces, total }: ScannedPieces): number[] {
  const count = Math.min(total ?? Math.max(0, ...pieces), MAX_PIECES)
  return Array.from({ length: count }, (_, index) => index + 1).filter((piece) => !pieces.includes(piece))
}

/** `pieces 1, 3 of 3 are missing`; null if none is. */
export function missingText(scanned: ScannedPieces): string | null {
  const missing = missingPieces(scanned)
  if (missing.length === 0) return null
  const { total } = scanned
  const values = { count: missing.length, pieces: missing.join(comma) }
  return total === null ? t('lists.piecesMissing', values) : t('lists.piecesOfMissing', { ...values, total })
}
