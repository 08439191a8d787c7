import { closestFirst } from './closestFirst'
import { beginsWord, foldedText } from './foldedText'
import { localName, otherNamesOf, plainName, regionOf } from './regions'

const languages = ['en', 'ur'] as const

/** All names of a country: the given one, those in English and Urdu, and others in use (`UK`). */
export function namesOfCountry(country: string): string[] {
  const region = regionOf(country)
  const local = languages.flatMap((language) => localName(country, language) ?? [])
  return [country, ...local, ...(region ? otherNamesOf(region) : [])]
}

const comparable = (name: string) => plainName(foldedText(name))

interface Found<Country> {
  /**
   * The best matches first: exact names, then names that begin with the text, then names with a word that begins with
   * it.
   */
  countries: Country[]
  /** The only country that can be meant: its name matches exactly, or it is the only one found. */
  meant: Country | undefined
}

/**
 * Finds countries by what people call them: `UK`, `KSA`, `برطانیہ`, with or without accents and capitals.
 *
 * @param countries as the backend names them; equally good ones are found in this order
 * @returns a function of the typed text; a blank text finds all countries, and none is meant
 */
export function countrySearch<Country extends { name: string }>(countries: readonly Country[]) {
  let named: { country: Country; names: string }[] | undefined
  return (typed: string): Found<Country> => {
    const term = comparable(typed)
    if (term === '') return { countries: [...countries], meant: undefined }
    named ??= countries.map((country) => ({
      country,
      names: namesOfCountry(country.name).map(comparable).join('\n'),
    }))
    const found = named.filter(({ names }) => beginsWord(term, names))
    const exact = found.filter(({ names }) => `\n${names}\n`.includes(`\n${term}\n`))
    const [meant, another] = exact.length > 0 ? exact : found
    return {
      countries: closestFirst(found, [term], ({ names }) => names).map(({ country }) => country),
      meant: another ? undefined : meant?.country,
    }
  }
}
