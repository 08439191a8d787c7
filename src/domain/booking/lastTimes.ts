import { Big } from 'big.js'
import * as z from 'zod/mini'
import { foldedText } from '../foldedText'
import { decimal, type Amount } from '../money/money'
import { storedList } from '../storedList'
import { inLatinDigits } from '../typedText'

/** Where a party of a booking was. Outlives logging out, so it is no more than a town (product 5.20). */
export interface Place {
  country: string
  city: string
  /** '' if it had none, or one that is not of a whole area. */
  postCode: string
}

const MOST_PLACES = 200

export const placesSchema = storedList(z.object({ country: z.string(), city: z.string(), postCode: z.string() }))

const plain = (text: string) => foldedText(text.trim())
const isSame = (one: string, other: string) => plain(one) === plain(other)

/** Nothing but a name: no street, person or phone number typed beside it. */
const TOWN = /^[\p{L}\p{M}' .’-]{2,40}$/u
/** Longer ones, and those with letters, stand for a street, a house or a single addressee in many countries. */
const AREA = /^\d{3,5}$/

/** After a booking, the latest first. What is no town is not remembered. */
export function withPlace(places: readonly Place[], { country, city, postCode }: Place): Place[] {
  const town = city.trim()
  if (country === '' || !TOWN.test(town)) return [...places]
  const code = inLatinDigits(postCode).replace(/\s/g, '')
  const place = { country, city: town, postCode: AREA.test(code) ? code : '' }
  const isThis = (each: Place) =>
    each.country === country && isSame(each.city, town) && each.postCode === place.postCode
  return [place, ...places.filter((each) => !isThis(each))].slice(0, MOST_PLACES)
}

const MOST_OFFERED = 8

/** Towns of the country that begin with what is typed, the latest first; without the one that is typed in full. */
export function citiesOffered(places: readonly Place[], country: string, typed: string): string[] {
  const begun = plain(typed)
  const towns = places.filter((place) => place.country === country).map(({ city }) => ({ city, name: plain(city) }))
  const offered = towns.filter(
    ({ name }, at) =>
      name.startsWith(begun) && name !== begun && towns.findIndex((other) => other.name === name) === at,
  )
  return offered.map(({ city }) => city).slice(0, MOST_OFFERED)
}

/** Post codes of the town that begin with what is typed, the latest first. */
export function postCodesOffered(
  places: readonly Place[],
  { country, city }: Pick<Place, 'country' | 'city'>,
  typed: string,
): string[] {
  const begun = inLatinDigits(typed).replace(/\s/g, '')
  return [...places]
    .filter((place) => place.country === country && isSame(place.city, city))
    .map(({ postCode }) => postCode)
    .filter((code) => code !== '' && code.startsWith(begun) && code !== begun)
    .slice(0, MOST_OFFERED)
}

/** What a bill cost. Outlives logging out, and says nothing of its parties (product 5.20). */
export interface Price {
  country: string
  /** Its id. */
  service: string
  /** Chargeable weight. */
  kg: number
  /** The amount, before discount and GST. */
  rupees: number
}

const MOST_PRICES = 200
/** So many of the latest are looked at. */
const LATEST = 5

const positive = z.number().check(z.positive())
export const pricesSchema = storedList(
  z.object({ country: z.string(), service: z.string(), kg: positive, rupees: positive }),
)

/** After a booking, the latest first. One without country, service, weight or amount is not remembered. */
export function withPrice(
  prices: readonly Price[],
  { country, service, ...figures }: Pick<Price, 'country' | 'service'> & { kg: Amount | null; rupees: Amount | null },
): Price[] {
  const [kg, rupees] = [Number(decimal(figures.kg)), Number(decimal(figures.rupees))]
  if (country === '' || service === '' || !(kg > 0) || !(rupees > 0)) return [...prices]
  return [{ country, service, kg, rupees }, ...prices].slice(0, MOST_PRICES)
}

/** The lowest and the highest price per kg, in whole rupees, of the latest bills to a country by a service; null if none. */
export function priceRange(
  prices: readonly Price[],
  { country, service }: Pick<Price, 'country' | 'service'>,
): { count: number; from: Big; to: Big } | null {
  const perKg = prices
    .filter((price) => price.country === country && price.service === service)
    .slice(0, LATEST)
    .map(({ kg, rupees }) => decimal(rupees).div(kg).round(0, Big.roundHalfUp))
    .sort((one, other) => one.cmp(other))
  const [from, to] = [perKg[0], perKg.at(-1)]
  return from && to ? { count: perKg.length, from, to } : null
}
