import { grossTotal, type Charges } from './billing'
import type { Dimension } from './weight'

/**
 * `grossTotal` of `billing.ts` (product 7.1) for sums over long lists: charges in rupees and percent, sides in
 * centimetres. Returns whole paisa, rounded half up, or NaN without an amount.
 */
export function grossPaisa(charges: Charges, dimensions: readonly Dimension[]): number {
  return Number(grossTotal(charges, dimensions)?.times(100) ?? NaN)
}
