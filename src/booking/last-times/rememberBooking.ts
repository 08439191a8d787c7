import { withPlace } from '@/domain/booking/withPlace'
import { withPrice } from '@/domain/booking/withPrice'
import type { Booking, BookingForm } from '@/domain/forms/bookingForm'
import { chargeableWeight, lacksSides } from '@/domain/shipment/weights'
import { plainDecimal } from '@/domain/typedNumbers'
import { sizes } from '../summary/bookingTotals'
import { placeStore } from './placeStore'
import { priceStore } from './priceStore'

/** Remembers places and prices of a booking that was made, in the form or from a file. */
export function rememberBooking(owner: string, form: BookingForm | Booking): void {
  const { origin, shipperCity, shipperPostCode, recCountry, recCity, recPostCode, service, amount } = form
  const shipper = { country: origin, city: shipperCity, postCode: shipperPostCode }
  const receiver = { country: recCountry, city: recCity, postCode: recPostCode }
  placeStore.write(owner, withPlace(withPlace(placeStore.read(owner), shipper), receiver))
  const rows = form.dimValues.map(({ length, width, height }) => ({
    length: String(length),
    width: String(width),
    height: String(height),
  }))
  // If a side is missing, the chargeable weight is not known.
  const boxes = sizes(rows)
  const kg = lacksSides(boxes) ? null : (chargeableWeight(plainDecimal(form.weight), boxes)?.kilograms ?? null)
  priceStore.write(
    owner,
    withPrice(priceStore.read(owner), { country: recCountry, service, kg, rupees: plainDecimal(amount, 'rupees') }),
  )
}
