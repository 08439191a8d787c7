import { expect, test } from 'vitest'
import { archiveStatuses } from '@/domain/shipment/archiveStatus'
import { statusTypes } from '@/domain/shipment/shipmentStatus'
import { englishBadge, statusBadge } from '@/domain/shipment/statusBadge'
import { englishStatusName } from '@/domain/shipment/statusTable'
import { statusName } from '@/texts/statusName'
import { t } from '@/texts/t'

test.each(statusTypes)('on English pages, status %i has the name that is sent and that CSV files have', (type) => {
  const shipment = { status: [{ type, description: '', createdAt: '', trackingLink: '' }] }
  expect(statusName(type)).toBe(englishStatusName(type))
  expect(t(statusBadge(shipment).key)).toBe(englishBadge(shipment))
})

test.each(archiveStatuses)('on English pages, the archived status $name has the name that is in addresses', (badge) => {
  expect(t(badge.key)).toBe(badge.name)
})
