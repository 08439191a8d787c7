import { expect, test } from 'vitest'
import { archiveStatusBadge, archiveStatusName } from '@/domain/shipment/archiveStatus'
import type { BadgeVariant } from '@/domain/shipment/statusBadge'

test.each<[number | null, string | null, BadgeVariant | null]>([
  [0, 'Void', 'dark'],
  [1, 'Info Received', 'primary'],
  [2, 'Picked Up', 'danger'],
  [3, 'Processed', 'secondary'],
  [4, 'Forwarded', 'warning'],
  [5, 'Updated', 'success'],
  [6, 'Updated', 'success'],
  [7, 'Updated', 'success'],
  [1000, 'Updated', 'success'],
  [-1, null, null],
  [1.5, null, null],
  [Number.NaN, null, null],
  [null, null, null],
])('the archive badge of status %s is %s in %s', (status, name, variant) => {
  const badge = archiveStatusBadge(status)
  expect(badge && { name: badge.name, variant: badge.variant }).toEqual(name === null ? null : { name, variant })
  expect(archiveStatusName(status)).toBe(name ?? '')
})
