import { Big } from 'big.js'
import { decimal, formatAmount, round2, type Amount } from './money'

/** One piece's size in centimetres; a blank or missing side counts as nothing. */
export interface Dimension {
  length: Amount | null
  width: Amount | null
  height: Amount | null
}

/** Cubic centimetres that weigh one kilogram. */
const DIVISOR = 5000

/**
 * The volumetric weight that the gross total uses (product 7.1): Σ length × length × width / 5000, with a second length
 * in place of the height.
 *
 * @param dimensions the bill's rows, in centimetres
 * @returns kilograms, not rounded; 0 where there is no row
 */
export function volumetricAsCoded(dimensions: readonly Dimension[]): Big {
  return dimensions.reduce(
    (total, row) => total.plus(decimal(row.length).times(decimal(row.length)).times(decimal(row.width)).div(DIVISOR)),
    new Big(0),
  )
}

/**
 * The shipment's volume in KG on the receipt and in the booking form: Σ length × width × height / 5000.
 *
 * @param dimensions the bill's rows, in centimetres
 * @returns kilograms, rounded half up to 2 decimals
 */
export function volumetricWeight(dimensions: readonly Dimension[]): Big {
  return round2(
    dimensions.reduce(
      (total, row) => total.plus(decimal(row.length).times(decimal(row.width)).times(decimal(row.height)).div(DIVISOR)),
      new Big(0),
    ),
  )
}

export interface ChargeableWeight {
  which: 'actual' | 'volumetric'
  /** Kilograms, 2 decimals. */
  kilograms: Big
}

/**
 * Which weight counts for a carrier: the larger of what the scale says and what the volume weighs. For the counter's
 * eyes alone; no amount follows from it.
 *
 * @param actual kilograms on the scale; null where it is not known yet
 * @param dimensions the bill's rows, in centimetres
 * @returns null where neither is known
 */
export function chargeableWeight(actual: Amount | null, dimensions: readonly Dimension[]): ChargeableWeight | null {
  const scale = round2(decimal(actual))
  const volumetric = volumetricWeight(dimensions)
  if (scale.eq(0) && volumetric.eq(0)) return null
  return volumetric.gt(scale) ? { which: 'volumetric', kilograms: volumetric } : { which: 'actual', kilograms: scale }
}

/**
 * A weight as it is printed: `1,250.50`.
 *
 * @param kilograms a weight in kilograms
 */
export function formatWeight(kilograms: Amount): string {
  return formatAmount(kilograms)
}
