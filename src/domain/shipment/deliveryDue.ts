import { dayOf, readDate } from '../dates'
import { deliveryWindowOf } from './deliveryWindow'
import { workingDaysAfter, workingDaysBetween } from '../workingDays'
import type { AttentionRule } from './attentionRule'
import type { Shipment } from './shipment'
import { DELIVERED, journeyStep, latestStatus, VOID } from './shipmentStatus'

/**
 * When a shipment is due by its service and booking date, and how late it is or was delivered (product 4.6).
 *
 * @returns null if it is void, its service has no delivery window, or it has no booking date
 */
export function deliveryDue(
  { windows, today }: AttentionRule,
  shipment: Pick<Shipment, 'service' | 'createdAt' | 'status'>,
) {
  const step = journeyStep(shipment)
  const delivery = deliveryWindowOf(windows, shipment.service)
  const booked = readDate(shipment.createdAt)
  if (step === VOID || delivery === undefined || booked === null) return null
  const taken = workingDaysBetween(booked, step >= DELIVERED ? latestStatus(shipment)?.createdAt : today)
  return {
    /** The last day of the delivery window, `YYYY-MM-DD` in the viewer's zone. */
    day: dayOf(workingDaysAfter(booked, delivery.to)),
    /**
     * Working days between the due day and the delivery, or today if it is not delivered. 0 if it is not late; null if
     * the day of delivery is not known.
     */
    late: taken === null ? null : Math.max(0, taken - delivery.to),
  }
}
