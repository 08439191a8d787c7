import type { Language } from '@/texts/languages'

/** The name of a worker, which tells it the language of its page, because a worker does not have the page's address. */
export const workerName = (of: Language): string => `shipments ${of}`

/** The language in a worker's name; English where it says none. */
export const languageIn = (name: string): Language => (name === workerName('ur') ? 'ur' : 'en')
