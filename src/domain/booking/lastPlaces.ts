import { foldedText } from '../foldedText'
import { inLatinDigits } from '../typedText'

/**
 * The town of a party. It outlives a logout on this computer, so it contains nothing else about the party
 * (product 5.20).
 */
export interface Place {
  country: string
  city: string
  /** '' if there was none, or if it stands for less than a whole area ({@link withPlace}). */
  postCode: string
}

const plain = (text: string) => foldedText(text.trim())
/** Whether two names of a town differ only in case, accents or the form of a letter. */
export const isSameTown = (one: string, other: string) => plain(one) === plain(other)

const MAX_OFFERED = 8

/** Towns of the country that begin with what is typed, the latest first; without the one that is typed in full. */
export function citiesOffered(places: readonly Place[], country: string, typed: string): string[] {
  const begun = plain(typed)
  const towns = places.filter((place) => place.country === country).map(({ city }) => ({ city, name: plain(city) }))
  const offered = towns.filter(
    ({ name }, at) =>
      name.startsWith(begun) && name !== begun && towns.findIndex((other) => other.name === name) === at,
  )
  return offered.map(({ city }) => city).slice(0, MAX_OFFERED)
}

/** Post codes of the town that begin with what is typed, the latest first. */
export function postCodesOffered(
  places: readonly Place[],
  { country, city }: Pick<Place, 'country' | 'city'>,
  typed: string,
): string[] {
  const begun = inLatinDigits(typed).replace(/\s/g, '')
  return [...places]
    .filter((place) => place.country === country && isSameTown(place.city, city))
    .map(({ postCode }) => postCode)
    .filter((code) => code !== '' && code.startsWith(begun) && code !== begun)
    .slice(0, MAX_OFFERED)
}
