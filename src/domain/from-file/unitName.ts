import { t, type TextKey } from '@/texts/t'
import type { NamedUnit, UnitCode } from './measures'

const names: Record<Exclude<UnitCode, 'other'>, TextKey> = {
  kg: 'fromFile.unitKg',
  g: 'fromFile.unitG',
  lb: 'fromFile.unitLb',
  oz: 'fromFile.unitOz',
  t: 'fromFile.unitT',
  cm: 'fromFile.unitCm',
  mm: 'fromFile.unitMm',
  m: 'fromFile.unitM',
  in: 'fromFile.unitIn',
  ft: 'fromFile.unitFt',
  rs: 'fromFile.unitRs',
  usd: 'fromFile.unitUsd',
  percent: 'fromFile.unitPercent',
  pcs: 'fromFile.unitPcs',
}

/** What a unit is called on the page: `pounds`; one that is not known as it is written. */
export function unitName(unit: UnitCode | NamedUnit): string {
  const code = typeof unit === 'string' ? unit : unit.code
  if (code !== 'other') return t(names[code])
  return typeof unit === 'string' ? '' : unit.written
}
