import { language } from './language'

/** A map, as an object would answer for `constructor` too. */
let known: ReadonlyMap<string, string> = new Map()

/** Takes the Urdu of what the backend says; only Urdu pages have it. */
export function setAnswerTranslations(answers: Readonly<Record<string, string>>): void {
  known = new Map(Object.entries(answers))
}

/**
 * A text from the backend, or one of ours in its place, for people to read. Code that recognises it sees the English
 * one; a text that is not known appears as it was received (product 8.3).
 */
export const inLanguage = (text: string): string => known.get(text) ?? text

/** Of such a text: it may begin with a Latin name, by which `dir="auto"` would judge an Urdu sentence. */
export const directionOf = (text: string) => (language === 'ur' && /[\u0600-\u06ff]/.test(text) ? 'rtl' : 'auto')
