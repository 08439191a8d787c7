import { http, type HttpHandler } from 'msw'
import { noteFormSchema, upTrackFormSchema } from '@/domain/forms/upTrackForm'
import { DELIVERED, TRACKING_NUMBER_UPDATE } from '@/domain/shipment/shipmentStatus'
import { done, invalid, noSuchBill, problemsOf, refused } from './answers'
import { readForm, textsOf } from './readForm'
import type { StoredShipment, StoredStatus } from './records'
import { headOffice, signedIn } from './session'
import { shipmentsOf } from './shipmentSelection'
import type { Store } from './store'

function change(shipment: StoredShipment, fields: Partial<StoredShipment>): void {
  Object.assign(shipment, fields, { updatedAt: new Date().toISOString() })
}

/** Moving shipments on and back, notes and voiding. */
export function trackingHandlers(store: Store): HttpHandler[] {
  const bill = (id: string) => store.shipments.find((shipment) => shipment.id === id)

  return [
    http.put(
      '*/api/airwaybill/upTrack/:id',
      headOffice(store, async ({ request, id }) => {
        const { fields } = await readForm(request)
        const form = upTrackFormSchema.safeParse(textsOf(fields, ['type', 'description', 'trackingLink']))
        const shipment = bill(id)
        if (!shipment) return noSuchBill()
        if (!form.success) return invalid(problemsOf(form.error))
        const status = shipment.status ?? []
        if (status.length === 0) return refused(400, 'AirwayBill is void')
        if (status.at(-1)?.type === DELIVERED) return refused(400, 'AirwayBill is delivered')
        const { description, trackingLink } = form.data
        const type = Number(form.data.type)
        const entry: StoredStatus = { type, description, createdAt: new Date().toISOString() }
        if (type === TRACKING_NUMBER_UPDATE) entry.trackingLink = trackingLink
        change(shipment, { status: [...status, entry] })
        return done('AirwayBill Status Updated Successfully !!')
      }),
    ),

    http.put(
      '*/api/airwaybill/downTrack/:id',
      headOffice(store, ({ id }) => {
        const shipment = bill(id)
        if (!shipment) return noSuchBill()
        const status = shipment.status ?? []
        // Without its first step a shipment would be void, which has a call of its own.
        if (status.length <= 1) return refused(400, 'AirwayBill has no earlier status')
        change(shipment, { status: status.slice(0, -1) })
        return done('AirwayBill Tracking Down Successfully !!')
      }),
    ),

    http.put(
      '*/api/airwaybill/addNote/:id',
      headOffice(store, async ({ request, id }) => {
        const { fields } = await readForm(request)
        const form = noteFormSchema.safeParse(textsOf(fields, ['note']))
        const shipment = bill(id)
        if (!shipment) return noSuchBill()
        if (!form.success) return invalid(problemsOf(form.error))
        change(shipment, { notes: form.data.note })
        return done('AirwayBill Note Updated Successfully !!')
      }),
    ),

    http.put(
      '*/api/airwaybill/void/:id',
      signedIn(store, ({ id, user }) => {
        const shipment = shipmentsOf(store, user).find((each) => each.id === id)
        if (!shipment) return noSuchBill()
        change(shipment, { status: [] })
        return done('Shipment void successfully !!')
      }),
    ),
  ]
}
