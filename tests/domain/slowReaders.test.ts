// @vitest-environment node
import { expect, it } from 'vitest'
import { compareShipment } from '@/domain/booking/sameShipment'
import { csvCell } from '@/domain/csv'
import { formatDateTime, localMoment } from '@/domain/dates'
import { foldedText, placeOf, searchWords } from '@/domain/foldedText'
import { bookingFormSchema, emptyBookingForm } from '@/domain/forms/bookingForm'
import { isEmailAddress, numberProblem } from '@/domain/forms/fields'
import { readPastedRows } from '@/domain/forms/pastedRows'
import { safeLink, unlinkedText } from '@/domain/links'
import { readFigure, readNumber } from '@/domain/numbers'
import { isDoubtfulPhone, messageLink, printedPhone } from '@/domain/phone'
import { isPlaceholder } from '@/domain/placeholders'
import { regionOf } from '@/domain/regions'
import { readTrackingNumbers, trackingNumberProblem } from '@/domain/tracking/trackingNumbers'
import { plainDecimal, readTyped } from '@/domain/typedNumbers'
import { inLatinDigits, visibleText } from '@/domain/typedText'
import { directionOf, scriptRuns } from '@/printing/facts/scriptRuns'
import { shortened } from '@/printing/facts/labelFacts'
import { readShipment } from '@/services/wire/shipmentRow'
import { readMoment } from '@/services/wire/wire'
import { aBooking } from '../services/forms'

const self = { id: '1', username: 'gujrat', fullName: 'Sana Butt', centerName: 'Gujrat' }

/** Whatever reads a text that a customer types, or that another branch has stored. */
const readers: Record<string, (text: string) => unknown> = {
  compareShipment: (text) =>
    compareShipment(
      [aBooking()],
      readShipment({ consignor: text, consignee: text, center: text, destination: text }),
      self,
    ),
  csvCell,
  dates: (text) => [formatDateTime(text), localMoment(text), readMoment(text)],
  foldedText,
  searchWords,
  placeOf: (text) => [placeOf(text, 'Sana'), placeOf('Sana', text)],
  'booking form': (text) =>
    bookingFormSchema.safeParse({ ...emptyBookingForm('', ''), recAddress: text, recPhone1: text, amount: text }),
  isEmailAddress,
  numberProblem: (text) => numberProblem(text, { name: 'Amount', min: 0, decimals: 2 }),
  pastedRows: (text) => readPastedRows(text, 'dimValues', { row: 0, column: 'length' }),
  safeLink,
  unlinkedText,
  numbers: (text) => [readNumber(text), readFigure(text)],
  printedPhone: (text) => printedPhone(text, 'Pakistan'),
  isDoubtfulPhone: (text) => isDoubtfulPhone(text, 'United Kingdom'),
  messageLink: (text) => messageLink(text, 'Pakistan', ''),
  isPlaceholder,
  regionOf,
  readTrackingNumbers: (text) => readTrackingNumbers(text),
  trackingNumberProblem,
  typedNumbers: (text) => [readTyped(text), plainDecimal(text)],
  visibleText,
  inLatinDigits,
  scriptRuns,
  directionOf,
  shortened: (text) => shortened(text, 40),
  readShipment: (text) => readShipment({ airwayBillNo: text, amount: text, gst: text, createdAt: text, notes: text }),
}

const LENGTH = 100_000
/** Milliseconds. */
const MOST = 100
const units = [
  ...' \t\n\r09aAé=+-/\\.,;:@"\'()[]<>%#&*_|~^!?$`{}یکعد۱٣\u200b\u202e\u00a0\u3000٫٬،',
  '0,',
  '1.',
  '1,000',
  '1٬',
  'a ',
  '/ ',
  ' /',
  'a.',
  'a@',
  '.@',
  'ab@a.',
  '<>',
  '9 9',
  '+9',
  '00',
  ' ext',
  '; =',
  ' ;',
  'http://',
  '//',
  '0 ',
  '\n\t',
  '\r\n',
  '-1',
  '1-',
  '()',
  '(9',
  'AWB ',
  'ab-',
  'Muhammad ',
  'ی ',
  'aی',
  '30 x ',
  '"";',
]

/** The quickest of ten: another process may have had the processor. */
function quickest(read: () => unknown): number {
  let best = Infinity
  for (let attempt = 0; attempt < 10 && best >= MOST; attempt += 1) {
    const began = performance.now()
    read()
    best = Math.min(best, performance.now() - began)
  }
  return best
}

it.each(Object.entries(readers))('%s takes 100 KB of anything in no time', (_name, read) => {
  const slow = units.flatMap((unit) => {
    const run = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH)
    return [run, `3${run}`, `${run}x`, `=${run}!`].flatMap((text, index) => {
      const took = quickest(() => read(text))
      return took < MOST ? [] : [`${JSON.stringify(unit)} (${index}): ${Math.round(took)} ms`]
    })
  })
  expect(slow).toEqual([])
})
