import { describe, expect, it } from 'vitest'
import { bookingInWords, heldSinceText, lastTouched } from '@/texts/bookingInWords'

describe('an unfinished booking in words', () => {
  it.each([
    [{ shipperContactPerson: 'Sana Butt', recCity: 'Sheffield' }, 'Sana Butt → Sheffield'],
    [{ shipperContactPerson: ' Sana Butt ', shipperCompany: 'Butt & Sons', recCity: ' Leeds ' }, 'Sana Butt → Leeds'],
    [{ shipperCompany: 'Butt & Sons', recCountry: 'United Kingdom' }, 'Butt & Sons → United Kingdom'],
    [{ shipperCity: 'Gujrat', recContactPerson: 'Ruth Hallam' }, 'Gujrat → Ruth Hallam'],
    [{ recCompany: 'Hallam & Daughters', recCity: ' ' }, 'no shipper yet → Hallam & Daughters'],
    [{ shipperContactPerson: ' ', shipperCompany: ' Butt & Sons', recCountry: ' Oman' }, 'Butt & Sons → Oman'],
    [{ amount: '12' }, 'no shipper yet → no receiver yet'],
    [{ shipperContactPerson: 7, recCity: null }, 'no shipper yet → no receiver yet'],
    [null, 'no shipper yet → no receiver yet'],
    ['broken', 'no shipper yet → no receiver yet'],
  ])('%j: %s', (texts, words) => {
    expect(bookingInWords(texts)).toBe(words)
  })
})

describe('when it was last worked on', () => {
  const at = new Date(2026, 10, 20, 15, 14, 15)
  it.each([
    ['a moment ago', new Date(2026, 10, 20, 15, 15, 0), '03:14 PM'],
    ['late the same day', new Date(2026, 10, 20, 23, 59, 59), '03:14 PM'],
    ['the day before', new Date(2026, 10, 21, 0, 0, 1), 'Fri, Nov 20, 2026, 03:14 PM'],
  ])('%s', (_name, now, text) => {
    expect(lastTouched(at.getTime(), now.getTime())).toBe(text)
  })
})

describe('since when it has been held', () => {
  const now = new Date(2026, 10, 20, 12, 0).getTime()
  it('is an age, and by a clock that was set back the time that was written down', () => {
    expect(heldSinceText(now - 30_000, now)).toBe('0 min')
    expect(heldSinceText(now + 30_000, now)).toBe('0 min')
    expect(heldSinceText(now - 720 * 3_600_000, now)).toBe('4 weeks')
    expect(heldSinceText(new Date(2026, 11, 20, 15, 14).getTime(), now)).toBe('Sun, Dec 20, 2026, 03:14 PM')
  })
})

it('keeps a name in Urdu from turning the arrow round', () => {
  expect(bookingInWords({ shipperContactPerson: 'Dubai', recCity: 'نور محمد' })).toBe('Dubai → \u2068نور محمد\u2069')
})
