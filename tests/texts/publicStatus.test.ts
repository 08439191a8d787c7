import { describe, expect, it, test } from 'vitest'
import type { StatusEntry } from '@/domain/shipment/shipmentStatus'
import { publicStatus } from '@/texts/publicStatus'
import { publicStepText } from '@/texts/publicStepText'

const entry = (type: number, description = ''): StatusEntry => ({ type, description, createdAt: '', trackingLink: '' })

describe('the public tracking page', () => {
  it('has the same status for every shipment that is not void', () => {
    expect(publicStatus({ status: [] })).toBe('Void')
    expect(publicStatus({ status: [entry(1)] })).toBe('Shipment Forwarded')
    expect(publicStatus({ status: [entry(7)] })).toBe('Shipment Forwarded')
  })

  test.each([
    [1, '', 'Information Recieved'],
    [1, 'Booked at Gujrat', 'Information Recieved'],
    [2, '', 'Packed'],
    [2, 'Packed at the branch', 'Packed at the branch'],
    [3, ' ', '3rd Party AWB'],
    [4, '', 'Manifest'],
    [5, '', 'Proceed'],
    [5, ' On its way ', 'On its way'],
    [6, 'With the carrier', 'With the carrier'],
    [6, '', 'Tracking Number Update'],
    [7, 'Signed by A. Khan', 'Signed by A. Khan'],
    [7, '', 'Delivered'],
    [9, '', 'Unknown'],
  ])('a row of type %s with %j reads %j', (type, description, text) => {
    expect(publicStepText(entry(type, description))).toBe(text)
  })
})
