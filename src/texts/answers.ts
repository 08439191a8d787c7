import { language } from './language'

let known: Readonly<Record<string, string>> = {}

/** Loads the Urdu of what the backend says, if this page needs it. @throws if the file does not come */
export async function loadAnswers(): Promise<void> {
  if (language === 'ur') known = (await import('./answers.json')).default
}

/**
 * A text from the backend, or one of ours in its place, for people to read. Code that recognises it sees the English
 * one; a text that is not known appears as it was received (product 8.3).
 */
export const inLanguage = (text: string): string => known[text] ?? text
