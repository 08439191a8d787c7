import { expect, it } from 'vitest'
import { contradicts } from '@/domain/from-file/contradicts'
import type { ColumnId } from '@/domain/from-file/fileColumns'

it.each<[ColumnId, string[], boolean]>([
  ['recContactPerson', ['#1001', '#1002'], true],
  ['recContactPerson', ['#1001', 'Ruth Hallam'], false],
  ['recPhone1', ['ruth@example.com'], true],
  ['recPhone1', ['+44 114 496 0000'], false],
  ['recEmail', ['Sheffield'], true],
  ['recCity', ['S1'], false],
  ['recCity', [], false],
])('the column %s is contradicted by the values %j: %o', (id, values, isOther) =>
  expect(contradicts(id, values)).toBe(isOther),
)
