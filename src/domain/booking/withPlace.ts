import { inLatinDigits } from '../typedText'
import { isSameTown, type Place } from './lastPlaces'

const MAX_PLACES = 200

/** Nothing but a name: no street, person or phone number typed beside it. */
const TOWN = /^[\p{L}\p{M}' .’-]{2,40}$/u
/** Longer post codes, and those with letters, mean a street, a house or a single addressee in many countries. */
const AREA = /^\d{3,5}$/

/** The places after a booking, the latest first. What is no town is not remembered. */
export function withPlace(places: readonly Place[], { country, city, postCode }: Place): Place[] {
  const town = city.trim()
  if (country === '' || !TOWN.test(town)) return [...places]
  const code = inLatinDigits(postCode).replace(/\s/g, '')
  const place = { country, city: town, postCode: AREA.test(code) ? code : '' }
  const isThis = (each: Place) =>
    each.country === country && isSameTown(each.city, town) && each.postCode === place.postCode
  return [place, ...places.filter((each) => !isThis(each))].slice(0, MAX_PLACES)
}
