import { describe, expect, it } from 'vitest'
import { bookingInWords, heldSinceText, lastTouched } from '@/texts/bookingInWords'

describe('the words for a draft', () => {
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
  ])('are, for %j, “%s”', (texts, words) => {
    expect(bookingInWords(texts)).toBe(words)
  })
})

describe('the words for when a draft was last edited', () => {
  const at = new Date(2026, 10, 20, 15, 14, 15)
  it.each([
    ['are the time, if that was a moment ago', new Date(2026, 10, 20, 15, 15, 0), '03:14 PM'],
    ['are the time, if that was on the same day', new Date(2026, 10, 20, 23, 59, 59), '03:14 PM'],
    ['have the date, if that was the day before', new Date(2026, 10, 21, 0, 0, 1), 'Fri, Nov 20, 2026, 03:14 PM'],
  ])('%s', (_name, now, text) => {
    expect(lastTouched(at.getTime(), now.getTime())).toBe(text)
  })
})

describe('the words for how long a booking has been held', () => {
  const now = new Date(2026, 10, 20, 12, 0).getTime()
  it('are its age, or the time of holding if the clock was set back', () => {
    expect(heldSinceText(now - 30_000, now)).toBe('0 min')
    expect(heldSinceText(now + 30_000, now)).toBe('0 min')
    expect(heldSinceText(now - 720 * 3_600_000, now)).toBe('4 weeks')
    expect(heldSinceText(new Date(2026, 11, 20, 15, 14).getTime(), now)).toBe('Sun, Dec 20, 2026, 03:14 PM')
  })
})

it('a name in Urdu does not turn the arrow round', () => {
  expect(bookingInWords({ shipperContactPerson: 'Dubai', recCity: 'نور محمد' })).toBe('Dubai → \u2068نور محمد\u2069')
})
