import { grossTotal, type Charges } from './billing'
import type { Dimension } from './weight'

/** Factors to make sides and GST whole numbers. If none does, the row is calculated with `big.js`. */
const SCALES = [1, 10, 100] as const
/** (cm³ / 5000) × (percent / 100) rupees × 100 paisa per rupee: the hundreds cancel out. */
const DIVISOR = 5000
/** Up to 15 digits, a number converts to decimal text and back without loss. */
const LARGEST = 1e15

/**
 * `grossTotal` of `billing.ts` (product 7.1) in paisa, fast enough for every row of a long list because it uses integer
 * arithmetic where possible. Charges are in rupees and percent, sides in centimetres. Returns whole paisa, rounded half
 * up, or NaN without an amount.
 */
export function grossPaisa(charges: Charges, dimensions: readonly Dimension[]): number {
  if (charges.amount === null) return NaN
  return wholeGrossPaisa(charges, dimensions) ?? Number(grossTotal(charges, dimensions)?.times(100) ?? NaN)
}

function wholeGrossPaisa({ amount, discount, gst }: Charges, dimensions: readonly Dimension[]): number | null {
  const paid = scaled(amount, 100)
  const off = scaled(discount, 100)
  if (paid === null || off === null) return null
  const net = paid - off
  if (!gst || dimensions.length === 0) return Number.isSafeInteger(net) ? net : null

  for (const scale of SCALES) {
    const percent = scaled(gst, scale)
    const volume = volumeAsCoded(dimensions, scale)
    if (percent === null || volume === null) continue
    // Three sides and the percentage are each scaled.
    const divisor = DIVISOR * scale ** 4
    const tax = volume * percent
    const sum = net * divisor + tax
    if (!Number.isSafeInteger(tax) || !Number.isSafeInteger(sum) || !Number.isSafeInteger(2 * sum + divisor))
      return null
    return Math.sign(sum) * Math.floor((2 * Math.abs(sum) + divisor) / (2 * divisor))
  }
  return null
}

/** Σ length × length × width, without the height, as in the gross total. */
function volumeAsCoded(dimensions: readonly Dimension[], scale: number): number | null {
  let volume = 0
  for (const row of dimensions) {
    const length = scaled(row.length, scale)
    const width = scaled(row.width, scale)
    if (length === null || width === null) return null
    volume += length * length * width
  }
  return volume
}

function scaled(value: Charges['amount'], scale: number): number | null {
  if (value === null) return 0
  if (typeof value !== 'number') return null
  const whole = Math.round(value * scale)
  return whole / scale === value && Math.abs(whole) < LARGEST ? whole : null
}
