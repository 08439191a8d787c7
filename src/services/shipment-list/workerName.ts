import type { Language } from '@/texts/addresses'

/** The worker's name says which language its page is in, as a worker does not have the page's address. */
export const workerName = (of: Language): string => `shipments ${of}`

/** The language in a worker's name; English where it says none. */
export const languageIn = (name: string): Language => (name === workerName('ur') ? 'ur' : 'en')
