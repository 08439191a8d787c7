import type { Big } from 'big.js'
import { type Amount, decimal, isBlank, round2, sum } from '../money/money'

/** A piece's sides in centimetres, each of which may be `UNREADABLE`; a blank or missing one counts as 0. */
export interface Dimension {
  length: Amount | null
  width: Amount | null
  height: Amount | null
}

/** Cubic centimetres per kilogram. */
export const VOLUMETRIC_DIVISOR = 5000

/**
 * Volume in KG (product 7.6): Σ length × width × height / 5000 of sides in cm, rounded half up to 2 decimals. Throws if
 * a side is `UNREADABLE`.
 */
export function volumetricWeight(dimensions: readonly Dimension[]): Big {
  const volumes = dimensions.map((row) => decimal(row.length).times(decimal(row.width)).times(decimal(row.height)))
  return round2(sum(volumes).div(VOLUMETRIC_DIVISOR))
}

/**
 * Whether any row has some of its sides but not all, so that neither the volume nor the chargeable weight is known
 * (product 7.6). Wholly empty rows do not count.
 */
export function lacksSides(dimensions: readonly Dimension[]): boolean {
  return dimensions.some(({ length, width, height }) => {
    const sides = [length, width, height]
    return sides.some(isBlank) && !sides.every(isBlank)
  })
}

interface ChargeableWeight {
  which: 'actual' | 'volumetric'
  kilograms: Big
}

/**
 * The larger of the actual weight (kg, null if not known yet) and the volumetric weight (sides in cm), each as it is
 * shown: the former with its own decimals, the latter with 2 (product 7.6); null if both are 0. Only information for the
 * clerk: no amount is calculated from it. Throws like {@link volumetricWeight}.
 */
export function chargeableWeight(actual: Amount | null, dimensions: readonly Dimension[]): ChargeableWeight | null {
  const scale = decimal(actual)
  const volumetric = volumetricWeight(dimensions)
  if (scale.eq(0) && volumetric.eq(0)) return null
  return volumetric.gt(scale) ? { which: 'volumetric', kilograms: volumetric } : { which: 'actual', kilograms: scale }
}
