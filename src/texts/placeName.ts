import { language } from './language'

/** Common names of countries for which browsers have the official name. */
const COMMON_NAMES: Readonly<Record<string, string>> = { GB: 'برطانیہ', UK: 'برطانیہ', US: 'امریکہ', ES: 'اسپین' }

let countries: Map<string, string> | undefined

/** The Urdu names of countries by their English ones in lower case. */
function urduNames(): Map<string, string> {
  const names = (of: string) => new Intl.DisplayNames(of, { type: 'region', fallback: 'none' })
  const [english, urdu] = [names('en'), names('ur')]
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  return new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .map((code) => [english.of(code)?.toLowerCase() ?? '', COMMON_NAMES[code] ?? urdu.of(code) ?? '']),
  )
}

/** A place in Urdu; unchanged if its Urdu name is not known. */
export function urduPlace(place: string): string {
  countries ??= urduNames()
  return countries.get(place.trim().toLowerCase()) || place
}

/** A place in the language of the page, not for use in a sentence. */
export const placeName = (place: string): string => (language === 'ur' ? urduPlace(place) : place)
