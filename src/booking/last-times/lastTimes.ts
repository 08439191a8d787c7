import { deviceStore, json } from '@/browser/deviceStore'
import { citiesOffered, type Place, placesSchema, postCodesOffered, withPlace } from '@/domain/booking/lastPlaces'
import { pricesSchema, withPrice } from '@/domain/booking/lastPrices'
import type { Booking, BookingForm } from '@/domain/forms/bookingForm'
import { chargeableWeight } from '@/domain/money/billing'
import { plainDecimal } from '@/domain/typedNumbers'
import { sizes } from '../summary/bookingTotals'

/** Two lists, so that no price says where its parties are. Nobody can be told by them: they outlive logging out. */
const placeStore = deviceStore('booking-places', json(placesSchema))
export const priceStore = deviceStore('booking-prices', json(pricesSchema))

export const placesOffered = (
  owner: string,
  part: 'city' | 'postCode',
  town: Pick<Place, 'country' | 'city'>,
  typed: string,
): string[] =>
  part === 'city'
    ? citiesOffered(placeStore.read(owner), town.country, typed)
    : postCodesOffered(placeStore.read(owner), town, typed)

/** Of a booking that has been made, in the form or from a file. */
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
  const kg = chargeableWeight(plainDecimal(form.weight), sizes(rows))?.kilograms ?? null
  priceStore.write(
    owner,
    withPrice(priceStore.read(owner), { country: recCountry, service, kg, rupees: plainDecimal(amount, 'rupees') }),
  )
}
