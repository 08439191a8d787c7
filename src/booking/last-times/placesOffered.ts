import { citiesOffered, type Place, postCodesOffered } from '@/domain/booking/lastPlaces'
import { placeStore } from './placeStore'

export const placesOffered = (
  owner: string,
  part: 'city' | 'postCode',
  town: Pick<Place, 'country' | 'city'>,
  typed: string,
): string[] =>
  part === 'city'
    ? citiesOffered(placeStore.read(owner), town.country, typed)
    : postCodesOffered(placeStore.read(owner), town, typed)
