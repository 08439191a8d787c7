import { deviceStore, json } from '@/browser/deviceStore'
import { citiesOffered, type Place, placesSchema, postCodesOffered } from '@/domain/booking/lastPlaces'

/**
 * Two lists, so that no price is stored beside a place. They identify nobody, and so are not removed by logging out.
 */
export const placeStore = deviceStore('booking-places', json(placesSchema))

export const placesOffered = (
  owner: string,
  part: 'city' | 'postCode',
  town: Pick<Place, 'country' | 'city'>,
  typed: string,
): string[] =>
  part === 'city'
    ? citiesOffered(placeStore.read(owner), town.country, typed)
    : postCodesOffered(placeStore.read(owner), town, typed)
