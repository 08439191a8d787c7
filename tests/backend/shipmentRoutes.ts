import { HttpResponse } from 'msw'
import { noteFormSchema } from '@/domain/forms/noteForm'
import { upTrackFormSchema } from '@/domain/forms/upTrackForm'
import { DELIVERED, TRACKING_NUMBER_UPDATE } from '@/domain/shipment/shipmentStatus'
import { checkedForm, done, invalid, noSuchBill, refused } from './answers'
import { FIRST_AIRWAY_BILL_NO } from './manyShipments'
import type { StoredCenter, StoredShipment, StoredStatus } from './records'
import { type Call, headOffice, type Routes, signedIn } from './session'
import { receiptAnswer, shipmentRows, trackingAnswer } from './shipmentAnswers'
import { during, matching, readPeriod, shipmentsOf, today } from './shipmentSelection'
import { statistics } from './statistics'
import type { Store } from './store'

/** Selects the shipments that a call is about, or refuses an invalid call. */
type Selection = (
  all: readonly StoredShipment[],
  call: Call,
) => readonly StoredShipment[] | Response | Promise<readonly StoredShipment[] | Response>

const everything: Selection = (all) => all
const ofToday: Selection = (all) => during(all, today())
const ofPeriod: Selection = async (all, { request }) => {
  const period = await readPeriod(request)
  return Array.isArray(period) ? invalid(period) : during(all, period)
}
const found: Selection = (all, { request }) => matching(all, new URL(request.url).searchParams.get('term') ?? '')

const ROWS_IN_A_PIECE = 1_000

/** A bare list. A long one is sent in pieces, so that its first rows arrive before its last. */
function list(rows: readonly unknown[]): Response {
  if (rows.length <= ROWS_IN_A_PIECE) return HttpResponse.json(rows)
  let next = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = rows.slice(next, next + ROWS_IN_A_PIECE).map((row) => JSON.stringify(row))
      const opening = next === 0 ? '[' : ','
      next += ROWS_IN_A_PIECE
      const isLast = next >= rows.length
      controller.enqueue(Buffer.from(`${opening}${piece.join(',')}${isLast ? ']' : ''}`))
      if (isLast) controller.close()
    },
  })
  return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })
}

/** Lists of shipments, statistics, single shipments and their changes, except booking. */
export function shipmentRoutes(store: Store): Routes {
  const selected = (select: Selection, answer: (shipments: readonly StoredShipment[], user: StoredCenter) => unknown) =>
    signedIn(store, async (call) => {
      const shipments = await select(shipmentsOf(store, call.user), call)
      return shipments instanceof Response ? shipments : answer(shipments, call.user)
    })
  const rows = (select: Selection) => selected(select, (shipments) => list(shipmentRows(store, shipments)))
  const totals = (select: Selection) => selected(select, (shipments, user) => statistics(store, user, shipments))
  const own = (answer: (shipment: StoredShipment) => unknown) =>
    signedIn(store, ({ id, user }) => {
      const shipment = shipmentsOf(store, user).find((each) => each.id === id)
      return shipment ? answer(shipment) : noSuchBill()
    })
  /** Carries out a change by the head office. */
  const moved = (change: (shipment: StoredShipment, request: Request) => unknown) =>
    headOffice(store, ({ request, id }) => {
      const shipment = store.shipments.find((each) => each.id === id)
      return shipment ? change(shipment, request) : noSuchBill()
    })
  const changed = (shipment: StoredShipment, fields: Partial<StoredShipment>, message: string) => {
    Object.assign(shipment, fields, { updatedAt: new Date().toISOString() })
    return done(message)
  }

  return {
    'GET /api/airwaybill/getAllByToday': rows(ofToday),
    'GET /api/airwaybill/getAll': rows(everything),
    'POST /api/airwaybill/getByToFrom': rows(ofPeriod),
    'GET /api/airwaybill/search': rows(found),
    'GET /api/airwaybill/getStatisticsByToday': totals(ofToday),
    'POST /api/airwaybill/getStatisticsByToFrom': totals(ofPeriod),
    'POST /api/airwaybill/getStatistics': totals(everything),

    'GET /api/airwaybill/track/:id': ({ id }) => {
      const shipment = store.shipments.find((each) => String(each.airwayBillNo) === id)
      return shipment ? trackingAnswer(shipment) : noSuchBill()
    },
    'GET /api/airwaybill/getOne/:id': own(({ id, airwayBillNo }) => ({ _id: id, airwayBillNo })),
    'GET /api/airwaybill/receipt/:id': own((shipment) => receiptAnswer(store, shipment)),
    'GET /api/airwaybill/getLast': signedIn(store, () => nextAirwayBillNo(store)),

    'PUT /api/airwaybill/upTrack/:id': moved(async (shipment, request) => {
      const form = await checkedForm(request, upTrackFormSchema, ['type', 'description', 'trackingLink'])
      if (form instanceof Response) return form
      const status = shipment.status ?? []
      if (status.length === 0) return refused(400, 'AirwayBill is void')
      if (status.at(-1)?.type === DELIVERED) return refused(400, 'AirwayBill is delivered')
      const type = Number(form.type)
      const entry: StoredStatus = { type, description: form.description, createdAt: new Date().toISOString() }
      if (type === TRACKING_NUMBER_UPDATE) entry.trackingLink = form.trackingLink
      return changed(shipment, { status: [...status, entry] }, 'AirwayBill Status Updated Successfully !!')
    }),

    'PUT /api/airwaybill/downTrack/:id': moved((shipment) => {
      const status = shipment.status ?? []
      // Removing the only step would make the shipment void, for which there is a call of its own.
      if (status.length <= 1) return refused(400, 'AirwayBill has no earlier status')
      return changed(shipment, { status: status.slice(0, -1) }, 'AirwayBill Tracking Down Successfully !!')
    }),

    'PUT /api/airwaybill/addNote/:id': moved(async (shipment, request) => {
      const form = await checkedForm(request, noteFormSchema, ['note'])
      if (form instanceof Response) return form
      return changed(shipment, { notes: form.note }, 'AirwayBill Note Updated Successfully !!')
    }),

    'PUT /api/airwaybill/void/:id': own((shipment) =>
      changed(shipment, { status: [] }, 'Shipment void successfully !!'),
    ),
  }
}

/** The number of the next booking: one more than the highest so far. */
export function nextAirwayBillNo(store: Store): number {
  let last = FIRST_AIRWAY_BILL_NO - 1
  for (const { airwayBillNo } of store.shipments) {
    const isNumber = /^\d{10}$/.test(String(airwayBillNo))
    if (isNumber) last = Math.max(last, Number(airwayBillNo))
  }
  return last + 1
}
