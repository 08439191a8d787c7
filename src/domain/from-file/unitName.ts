import type { Message } from '../message'
import type { NamedUnit, UnitCode } from './measures'

const names = {
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
} as const satisfies Record<Exclude<UnitCode, 'other'>, string>

export type UnitText = (typeof names)[keyof typeof names]

/** What a unit is called on the page: `pounds`; a unit that is not known is named as it was written. */
export function unitName(unit: UnitCode | NamedUnit): Message<UnitText> | string {
  const code = typeof unit === 'string' ? unit : unit.code
  if (code !== 'other') return { key: names[code] }
  return typeof unit === 'string' ? '' : unit.written
}
