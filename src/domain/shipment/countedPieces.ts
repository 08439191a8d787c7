import { type Figure, isUnreadable } from '../numbers'

/**
 * How many pieces there are to label and to scan: a fraction of a piece is a piece. Null where their number is not
 * stated, cannot be read, or is 0 or less.
 */
export function countedPieces(pieces: Figure): number | null {
  return pieces === null || isUnreadable(pieces) || pieces <= 0 ? null : Math.ceil(pieces)
}
