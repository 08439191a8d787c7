import { language } from './language'

/** As people say, where browsers have the official name. */
const SAID: Readonly<Record<string, string>> = { GB: 'برطانیہ', UK: 'برطانیہ', US: 'امریکہ', ES: 'اسپین' }

let countries: Map<string, string> | undefined

/** English names of countries, in small letters, with those of Urdu. */
function urduNames(): Map<string, string> {
  const names = (of: string) => new Intl.DisplayNames(of, { type: 'region', fallback: 'none' })
  const [english, urdu] = [names('en'), names('ur')]
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  return new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .map((code) => [english.of(code)?.toLowerCase() ?? '', SAID[code] ?? urdu.of(code) ?? '']),
  )
}

/** One whose name is not known in Urdu stays as it is. */
export function urduPlace(place: string): string {
  countries ??= urduNames()
  return countries.get(place.trim().toLowerCase()) || place
}

/** A place in the language of the page, for showing alone. */
export const placeName = (place: string): string => (language === 'ur' ? urduPlace(place) : place)
