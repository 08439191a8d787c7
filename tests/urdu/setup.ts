import { afterEach, beforeEach, expect } from 'vitest'
import answers from '@/texts/answers.json'
import { setAnswerTranslations } from '@/texts/inLanguage'
import { language } from '@/texts/language'
import { english, latinTexts } from '../englishTexts'

if (language !== 'ur') throw new Error('The address of these tests must lie below /ur (vite.config.ts)')
setAnswerTranslations(answers)
document.documentElement.lang = 'ur'
document.documentElement.dir = 'rtl'

/** Any text in English that a page shows during a test fails the test. */
const said = new Set<string>()
const observer = new MutationObserver((records) => {
  for (const { addedNodes, target, type } of records) {
    for (const node of type === 'childList' ? addedNodes : [target]) for (const text of latinTexts(node)) said.add(text)
  }
})

beforeEach(() => {
  said.clear()
  observer.observe(document, { childList: true, characterData: true, attributes: true, subtree: true })
})

afterEach(() => {
  observer.disconnect()
  expect.soft(english(said), 'in English').toEqual([])
})
