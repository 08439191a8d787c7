import { inLatinDigits } from '../typedText'
import { isSameTown, type Place } from './lastPlaces'

const MAX_PLACES = 200

/** Letters only, so that no street number or phone number typed beside the town is stored. */
const TOWN = /^[\p{L}\p{M}' .’-]{2,40}$/u
/** In many countries longer post codes, and those with letters, identify a street, a house or a single addressee. */
const AREA = /^\d{3,5}$/

/** The places after a booking, latest first. A place that is not a town is not remembered. */
export function withPlace(places: readonly Place[], { country, city, postCode }: Place): Place[] {
  const town = city.trim()
  if (country === '' || !TOWN.test(town)) return [...places]
  const code = inLatinDigits(postCode).replace(/\s/g, '')
  const place = { country, city: town, postCode: AREA.test(code) ? code : '' }
  const isThis = (each: Place) =>
    each.country === country && isSameTown(each.city, town) && each.postCode === place.postCode
  return [place, ...places.filter((each) => !isThis(each))].slice(0, MAX_PLACES)
}
