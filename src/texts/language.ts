import { addressIn, bases, languageOf } from './languages'

/** In a worker, the address is that of its script. The build, which has no address, names the page that it writes. */
const address: unknown = typeof location === 'undefined' ? import.meta.env?.PAGE : location.pathname

/** The language of the page. It never changes, as the other language is another page (product 17.1). */
export const language = languageOf(String(address))
export const basename = bases[language]

/** The address of a path in this language, for whatever is not a link of the router. */
export const addressOf = (path: string): string => addressIn(language, path)

/** Separates the members of a list in a sentence. */
export const comma = language === 'ur' ? '، ' : ', '
/** Separates members that have commas themselves. */
export const semicolon = language === 'ur' ? '؛ ' : '; '
