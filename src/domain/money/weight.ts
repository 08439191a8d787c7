import type { Big } from 'big.js'
import { decimal, round2, sum, type Amount } from './money'

/** A box's sides in centimetres; a blank or missing one counts as 0. */
export interface Dimension {
  length: Amount | null
  width: Amount | null
  height: Amount | null
}

/** Cubic centimetres per kilogram. */
export const DIVISOR = 5000

/** Volume in KG (product 7.6): Σ length × width × height / 5000 of sides in cm, rounded half up to 2 decimals. */
export function volumetricWeight(dimensions: readonly Dimension[]): Big {
  const volumes = dimensions.map((row) => decimal(row.length).times(decimal(row.width)).times(decimal(row.height)))
  return round2(sum(volumes).div(DIVISOR))
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
