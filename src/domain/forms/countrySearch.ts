import { beginsWord, foldedText } from '../foldedText'
import { namesOfCountry, plainName } from '../regions'

const comparable = (name: string) => plainName(foldedText(name))

interface Found<Country> {
  /** The best first: those called just so, those whose name begins so, those with a word that begins so. */
  countries: Country[]
  /** The one that is meant without doubt: it is called just so, or is the only one. */
  meant: Country | undefined
}

/**
 * Finds countries by what people call them: `UK`, `KSA`, `برطانیہ`, with or without accents and capitals.
 *
 * @param countries as the backend names them, in its order, which equally good ones keep
 * @returns the search; a blank text finds all, and means none
 */
export function countrySearch<Country extends { name: string }>(countries: readonly Country[]) {
  let known: { country: Country; names: string[] }[] | undefined
  return (typed: string): Found<Country> => {
    const term = comparable(typed)
    if (term === '') return { countries: [...countries], meant: undefined }
    known ??= countries.map((country) => ({ country, names: namesOfCountry(country.name).map(comparable) }))
    const ranked = known.flatMap(({ country, names }) => {
      const rank = rankOf(term, names)
      return rank === null ? [] : [{ country, rank }]
    })
    ranked.sort((one, other) => one.rank - other.rank)
    const [first, second] = ranked
    const isMeant = first !== undefined && (second === undefined || (first.rank === 0 && second.rank > 0))
    return { countries: ranked.map(({ country }) => country), meant: isMeant ? first.country : undefined }
  }
}

function rankOf(term: string, names: readonly string[]): number | null {
  if (names.includes(term)) return 0
  if (names.some((name) => name.startsWith(term))) return 1
  return names.some((name) => beginsWord(term, name)) ? 2 : null
}
