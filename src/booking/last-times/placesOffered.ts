import { deviceStore, json } from '@/browser/deviceStore'
import { citiesOffered, type Place, placesSchema, postCodesOffered } from '@/domain/booking/lastPlaces'

/** Two lists, so that no price says where its parties are. Nobody can be told by them: they outlive logging out. */
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
