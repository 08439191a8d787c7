import { http, type HttpHandler, HttpResponse } from 'msw'
import { invalid, noSuchBill } from './answers'
import { list } from './list'
import { nextAirwayBillNo } from './nextAirwayBillNo'
import { receiptAnswer, shipmentRows, trackingAnswer } from './shipmentAnswers'
import { during, matching, readPeriod, shipmentsOf, today } from './shipmentSelection'
import { signedIn } from './session'
import { statistics } from './statistics'
import type { Store } from './store'

/** Reading shipments and their totals. */
export function airwayBillHandlers(store: Store): HttpHandler[] {
  return [...listHandlers(store), ...statisticsHandlers(store), ...oneBillHandlers(store)]
}

function listHandlers(store: Store): HttpHandler[] {
  return [
    http.get(
      '*/api/airwaybill/getAllByToday',
      signedIn(store, ({ user }) => list(shipmentRows(store, during(shipmentsOf(store, user), today())))),
    ),

    http.get(
      '*/api/airwaybill/getAll',
      signedIn(store, ({ user }) => list(shipmentRows(store, shipmentsOf(store, user)))),
    ),

    http.post(
      '*/api/airwaybill/getByToFrom',
      signedIn(store, async ({ request, user }) => {
        const period = await readPeriod(request)
        if (Array.isArray(period)) return invalid(period)
        return list(shipmentRows(store, during(shipmentsOf(store, user), period)))
      }),
    ),

    http.get(
      '*/api/airwaybill/search',
      signedIn(store, ({ request, user }) => {
        const term = new URL(request.url).searchParams.get('term') ?? ''
        return list(shipmentRows(store, matching(shipmentsOf(store, user), term)))
      }),
    ),
  ]
}

function statisticsHandlers(store: Store): HttpHandler[] {
  return [
    http.get(
      '*/api/airwaybill/getStatisticsByToday',
      signedIn(store, ({ user }) =>
        HttpResponse.json(statistics(store, user, during(shipmentsOf(store, user), today()))),
      ),
    ),

    http.post(
      '*/api/airwaybill/getStatisticsByToFrom',
      signedIn(store, async ({ request, user }) => {
        const period = await readPeriod(request)
        if (Array.isArray(period)) return invalid(period)
        return HttpResponse.json(statistics(store, user, during(shipmentsOf(store, user), period)))
      }),
    ),

    http.post(
      '*/api/airwaybill/getStatistics',
      signedIn(store, ({ user }) => HttpResponse.json(statistics(store, user, shipmentsOf(store, user)))),
    ),
  ]
}

function oneBillHandlers(store: Store): HttpHandler[] {
  return [
    http.get('*/api/airwaybill/track/:airwayBillNo', ({ params }) => {
      const shipment = store.shipments.find((each) => String(each.airwayBillNo) === params['airwayBillNo'])
      return shipment ? HttpResponse.json(trackingAnswer(shipment)) : noSuchBill()
    }),

    http.get(
      '*/api/airwaybill/getOne/:id',
      signedIn(store, ({ id, user }) => {
        const shipment = shipmentsOf(store, user).find((each) => each.id === id)
        return shipment ? HttpResponse.json({ _id: id, airwayBillNo: shipment.airwayBillNo }) : noSuchBill()
      }),
    ),

    http.get(
      '*/api/airwaybill/receipt/:id',
      signedIn(store, ({ id, user }) => {
        const shipment = shipmentsOf(store, user).find((each) => each.id === id)
        return shipment ? HttpResponse.json(receiptAnswer(store, shipment)) : noSuchBill()
      }),
    ),

    http.get(
      '*/api/airwaybill/getLast',
      signedIn(store, () => HttpResponse.json(nextAirwayBillNo(store))),
    ),
  ]
}
