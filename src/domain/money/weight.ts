import { Big } from 'big.js'
import { decimal, formatAmount, round2, type Amount } from './money'

/** A box's sides in centimetres; a blank or missing one counts as 0. */
export interface Dimension {
  length: Amount | null
  width: Amount | null
  height: Amount | null
}

/** Cubic centimetres per kilogram. */
const DIVISOR = 5000

/**
 * The gross total's volumetric weight (product 7.1): Σ length × length × width / 5000 of sides in cm, with length used
 * again in place of height. Kilograms, not rounded; 0 without rows.
 */
export function volumetricAsCoded(dimensions: readonly Dimension[]): Big {
  return dimensions.reduce(
    (total, row) => total.plus(decimal(row.length).times(decimal(row.length)).times(decimal(row.width)).div(DIVISOR)),
    new Big(0),
  )
}

/** Volume in KG (product 7.6): Σ length × width × height / 5000 of sides in cm, rounded half up to 2 decimals. */
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
  kilograms: Big
}

/**
 * The larger of the actual weight (kg, null if not known yet) and the volumetric weight (sides in cm), to 2 decimals;
 * null if both are 0. Only information for the clerk: no amount is calculated from it.
 */
export function chargeableWeight(actual: Amount | null, dimensions: readonly Dimension[]): ChargeableWeight | null {
  const scale = round2(decimal(actual))
  const volumetric = volumetricWeight(dimensions)
  if (scale.eq(0) && volumetric.eq(0)) return null
  return volumetric.gt(scale) ? { which: 'volumetric', kilograms: volumetric } : { which: 'actual', kilograms: scale }
}

/** Kilograms as they are printed: `1,250.50`. */
export function formatWeight(kilograms: Amount): string {
  return formatAmount(kilograms)
}
