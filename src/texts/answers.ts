import { language } from './language'

let known: Readonly<Record<string, string>> = {}

/** Takes the Urdu of what the backend says; only Urdu pages have it. */
export function knowAnswers(answers: typeof known): void {
  known = answers
}

/**
 * A text from the backend, or one of ours in its place, for people to read. Code that recognises it sees the English
 * one; a text that is not known appears as it was received (product 8.3).
 */
export const inLanguage = (text: string): string => known[text] ?? text

/** Of such a text: it may begin with a Latin name, by which `dir="auto"` would judge an Urdu sentence. */
export const directionOf = (text: string) => (language === 'ur' && /[\u0600-\u06ff]/.test(text) ? 'rtl' : 'auto')
