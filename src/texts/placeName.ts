import { regionOfWholeCountry, urduNameOf } from '@/domain/regions'
import { language } from './language'

const urduNames = new Map<string, string>()

/** A country in Urdu, whichever of its names is given; unchanged if it is not known, as a city in its place. */
export function urduPlace(place: string): string {
  const known = urduNames.get(place)
  if (known !== undefined) return known
  const region = regionOfWholeCountry(place)
  const name = (region && urduNameOf(region)) || place
  urduNames.set(place, name)
  return name
}

/** A place in the language of the page, not for use in a sentence. */
export const placeName = (place: string): string => (language === 'ur' ? urduPlace(place) : place)
