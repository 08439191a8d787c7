import type { Shipment } from '@/domain/shipment/shipment'

let built = 0

/** A row of the shipment lists as the services return it, with an id and a number of its own. */
export function aRow(details: Partial<Shipment> = {}): Shipment {
  built += 1
  return {
    id: `id-${built}`,
    airwayBillNo: String(4_000_000_000 + built),
    service: 'Express',
    consignee: 'Ben Osgood',
    consignor: 'Amina Khokhar',
    origin: 'Pakistan',
    destination: 'United Kingdom',
    amount: 14_500,
    discount: 500,
    gst: 16,
    paymentType: 1,
    codAmount: null,
    isRemoteArea: false,
    status: [{ type: 1, description: 'Information Received', trackingLink: '', createdAt: '2026-11-20T10:00:00.000Z' }],
    center: 'gujrat',
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    notes: '',
    dimensions: [],
    ...details,
  }
}

/** The status entries up to a step; none at 0, which is void. */
export function at(step: number): Shipment['status'] {
  return Array.from({ length: step }, (_, index) => ({
    type: index + 1,
    description: '',
    trackingLink: '',
    createdAt: `2026-11-${String(10 + index)}T10:00:00.000Z`,
  }))
}
