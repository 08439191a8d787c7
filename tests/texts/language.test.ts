import * as fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { inLanguage, setAnswerTranslations } from '@/texts/inLanguage'

const ofObjects = Object.getOwnPropertyNames(Object.prototype)
afterEach(() => setAnswerTranslations({}))

it('messages of the backend without a translation are shown as received, whatever their text', () => {
  setAnswerTranslations({ 'Not authorized to access': 'اجازت نہیں' })
  for (const name of ofObjects) expect(inLanguage(name)).toBe(name)
  fc.assert(fc.property(fc.oneof(fc.string(), fc.constantFrom(...ofObjects)), (text) => inLanguage(text) === text))
  expect(inLanguage('Not authorized to access')).toBe('اجازت نہیں')
})
