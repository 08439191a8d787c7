import type { MouseEvent } from 'react'
import { deviceStore } from '@/browser/deviceStore'
import type { Language } from '@/texts/languages'

/**
 * The chosen language: one choice for the device, and one for each of its users. public/theme.js reads the device's
 * before the first paint.
 */
export const languageChoice = deviceStore<Language | null>(
  'language',
  (stored) => (stored === 'en' || stored === 'ur' ? stored : null),
  (choice) => choice,
)

type Pressed = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'preventDefault'>

/** Stores the choice, and opens the page in that language with what has been typed here. */
export function switchLanguage(event: Pressed, owner: string, to: Language, href: string): void {
  languageChoice.write(owner, to)
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const store = async () => (await import('./carriedFields')).storeFields()
  void store().finally(() => window.location.assign(href))
}
