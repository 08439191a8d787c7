import { expect, it } from 'vitest'
import { bookingDoubts } from '@/domain/booking/bookingDoubts'
import { compareShipment } from '@/domain/booking/compareShipment'
import { isAnotherShipper } from '@/domain/booking/isAnotherShipper'
import { isAddressBlock } from '@/domain/booking/pastedLines'
import { readPresets } from '@/domain/booking/presets'
import { readAddressBlock } from '@/domain/booking/readAddressBlock'
import { readTakenNumber } from '@/domain/booking/readTakenNumber'
import { uploadKind } from '@/domain/booking/uploadKind'
import { pdfProblem } from '@/domain/booking/uploadProblem'
import { withoutMetadata } from '@/domain/booking/withoutMetadata'
import { bookingTitle } from '@/domain/booking/bookingTitle'
import { closestFirst } from '@/domain/closestFirst'
import { csvCell } from '@/domain/csv'
import { localMoment } from '@/domain/dates'
import { beginsWord, foldedText, searchWords } from '@/domain/foldedText'
import { acceptedNumber, bookingFormSchema, emptyBookingForm, noFiles } from '@/domain/forms/bookingForm'
import { startingPhone } from '@/domain/forms/centerForm'
import { contactFormSchema } from '@/domain/forms/contactForm'
import { isEmailAddress, numberProblem } from '@/domain/forms/fields'
import { otpFormSchema } from '@/domain/forms/otpForm'
import { readPastedRows } from '@/domain/forms/pastedRows'
import { textLimits } from '@/domain/forms/textLimits'
import { inOwnCurrency, fromUnitOfColumn } from '@/domain/from-file/cellInOwnUnit'
import { checkedShipment } from '@/domain/from-file/checkedShipment'
import { csvRows } from '@/domain/from-file/csvRows'
import { decodedFile } from '@/domain/from-file/decodedFile'
import { readCell } from '@/domain/from-file/fileCells'
import { wrongKind } from '@/domain/from-file/fileKind'
import {
  isAmountOfShop,
  isAnswerHeading,
  isGroup,
  isSaleHeading,
  readHeading,
  unitHeading,
} from '@/domain/from-file/headingReading'
import { contradicts } from '@/domain/from-file/contradicts'
import { matchHeadings } from '@/domain/from-file/matchColumns'
import { converted, measuredIn, unitNamed, unitOfLetters, withSignsAsWords } from '@/domain/from-file/measures'
import { isDateFormat, numberText, withoutGroups } from '@/domain/from-file/numberText'
import { rowsWithoutShipment } from '@/domain/from-file/rowsWithoutShipment'
import { separatorOf } from '@/domain/from-file/separatorOf'
import { unitInCell } from '@/domain/from-file/unitColumns'
import { isPlaceholder } from '@/domain/isPlaceholder'
import { safeLink, unlinkedText } from '@/domain/links'
import { readFigure, readNumber, readRupees } from '@/domain/numbers'
import * as phoneRules from '@/domain/phone'
import { placeOf, placesOf } from '@/domain/placesOf'
import { countrySearch, namesOfCountry } from '@/domain/countrySearch'
import { localName, regionOf, regionOfWholeCountry } from '@/domain/regions'
import { lookedUpIn } from '@/domain/shipment-index/filterChecks'
import { isLookedUp } from '@/domain/shipment-index/shipmentFilter'
import { isInEnglish } from '@/domain/shipment/shipmentMessage'
import { isSameNumber, mayBeAbout } from '@/domain/tracking/isSameNumber'
import { readTrackingNumbers, trackingNumberProblem } from '@/domain/tracking/trackingNumbers'
import { doubtfulReading, plainDecimal, readTyped } from '@/domain/typedNumbers'
import { oneLine } from '@/domain/oneLine'
import { inLatinDigits, visibleText } from '@/domain/typedText'
import { whatsAppNumber } from '@/domain/whatsAppNumber'
import { withoutGuards } from '@/domain/withoutGuards'
import { contents, declared, invoiceLines, netInWords, phones, pieceSizes, priceRows } from '@/printing/facts/billFacts'
import { directionOf, scriptRuns } from '@/printing/papers/scriptRuns'
import { shortened } from '@/printing/papers/shortened'
import { jsonRows } from '@/services/shipment-list/jsonRows'
import { liveBillSchema } from '@/services/wire/billSchemas'
import { readShipment } from '@/services/wire/readShipment'
import { readMoment } from '@/services/wire/readValues'
import { formatDateTime } from '@/texts/dates'
import { aBooking } from '../services/forms'

const self = { id: '1', username: 'gujrat', fullName: 'Sana Butt', centerName: 'Gujrat' }

const offered = { services: [{ id: '1', name: 'Express' }], countries: [{ id: '1', name: 'Germany' }] }

const attempt = (read: () => unknown): unknown => {
  try {
    return read()
  } catch {
    return null
  }
}

/** Every function that parses a text typed by a customer or stored by another branch. */
const readers: Record<string, (text: string) => unknown> = {
  compareShipment: (text) =>
    compareShipment(
      [aBooking()],
      readShipment({ consignor: text, consignee: text, center: text, destination: text }),
      self,
    ),
  bookingDoubts: (text) =>
    bookingDoubts(
      aBooking({
        shipperCompany: text,
        recCompany: text,
        shipperNtnCnicNo: text,
        shipperPhone1: text,
        recPhone1: text,
        recFax: text,
        shipperEmail: text,
        pieces: text,
      }),
      noFiles,
      phoneRules,
    ),
  isAnotherShipper: (text) =>
    isAnotherShipper(
      { shipperCompany: 'Ravi', shipperContactPerson: '', shipperNtnCnicNo: text },
      { company: `${text}ravi`, contactPerson: text, phone1: text, ntnCnic: text },
    ),
  readPresets: (text) =>
    readPresets(JSON.stringify({ boxes: [{ name: text, length: text, width: text, height: text }] })),
  bookingTitle: (text) => bookingTitle({ shipperContactPerson: text, shipperCompany: text, recCity: text }),
  csvCell,
  dates: (text) => [formatDateTime(text), localMoment(text), readMoment(text)],
  foldedText,
  searchWords,
  placeOf: (text) => [placeOf(text, 'Sana'), placeOf('Sana', text)],
  placesOf: (text) => [placesOf(text, 'Sana'), placesOf('Sana', text)],
  'booking form': (text) =>
    bookingFormSchema.safeParse({ ...emptyBookingForm('', ''), recAddress: text, recPhone1: text, amount: text }),
  'other forms': (text) => [
    contactFormSchema.safeParse({ fullName: text, email: text, message: text }),
    otpFormSchema.safeParse({ otp: text }),
  ],
  readAddressBlock: (text) => readAddressBlock(`Ali\n${text}`, 'receiver', ['Germany', 'Pakistan']),
  isEmailAddress,
  numberProblem: (text) => numberProblem(text, { name: 'booking.amount', min: 0, decimals: 2 }),
  acceptedNumber: (text) => acceptedNumber('amount', text),
  isInEnglish: (text) => isInEnglish('receiver', text),
  startingPhone,
  readTakenNumber: (text) => readTakenNumber(text, '4010020200'),
  'pasted sizes': (text) => readPastedRows(text, 'dimValues', { row: 0, column: 'length' }),
  'pasted invoice lines': (text) => readPastedRows(text, 'invoiceValues', { row: 0, column: 'description' }),
  safeLink,
  unlinkedText,
  numbers: (text) => [readNumber(text), readFigure(text), readRupees(text)],
  printedPhone: (text) => phoneRules.printedPhone(text, 'Pakistan'),
  isDoubtfulPhone: (text) => phoneRules.isDoubtfulPhone(text, 'United Kingdom'),
  whatsAppNumber: (text) => whatsAppNumber([text], 'Pakistan'),
  isPlaceholder,
  regionOf,
  readTrackingNumbers: (text) => readTrackingNumbers(text),
  trackingNumberProblem,
  isSameNumber: (text) => [isSameNumber(text, '4010020200'), mayBeAbout('4010020200', { airwayBillNo: text })],
  typedNumbers: (text) => [readTyped(text), plainDecimal(text), doubtfulReading(text, 'rupees')],
  visibleText,
  oneLine,
  inLatinDigits,
  scriptRuns,
  'script runs of many lines': (text) => text.match(/[^]{1,4900}/g)?.map((line) => scriptRuns(`ی ${line}`)),
  directionOf,
  shortened: (text) => shortened(text, 40),
  papers: (text) => {
    const party = { company: text, contactPerson: text, phone1: text, phone2: text, country: text, idFront: text }
    const bill = liveBillSchema.parse({
      airwayBillNo: text,
      consignor: party,
      consignee: party,
      shipmentType: 1,
      amount: text,
      gst: text,
      createdAt: text,
      dimensions: [{ length: text, width: text, height: text }],
      invoices: [{ description: text, quantity: text, price: text }],
    })
    return [
      [contents, declared, netInWords, pieceSizes, priceRows, invoiceLines].map((fact) => fact(bill)),
      phones(bill.consignee),
    ]
  },
  isAddressBlock,
  'what is searched for': (text) => {
    // Cut to the limit of the field.
    const term = text.slice(0, textLimits.search)
    return [
      [beginsWord(term, `${text}x`), beginsWord('0', text), isLookedUp(term, `x${text}\n${text}`)],
      closestFirst([text], [term], (each) => lookedUpIn({ text: each })),
    ]
  },
  countries: (text) => [
    countrySearch([{ name: 'Germany' }, { name: text }])(text),
    localName(text, 'ur'),
    regionOfWholeCountry(text),
    namesOfCountry(text),
  ],
  csvRows: (text) => attempt(() => csvRows(text)),
  separatorOf,
  withoutGuards: (text) => [withoutGuards(text), withoutGuards(`'${text}`)],
  'formats of numbers': (text) => [numberText(1234.5, text), isDateFormat(text), withoutGroups(text)],
  'headings of files': (text) => [
    matchHeadings([text]),
    readHeading(text, text),
    [
      isGroup(text),
      isAmountOfShop(text),
      isSaleHeading(text),
      isAnswerHeading(text),
      unitHeading(text),
      contradicts('recCity', [text]),
      contradicts('recPhone1', [text]),
    ],
  ],
  'units of files': (text) => [
    unitNamed(text),
    unitOfLetters(text),
    measuredIn(text),
    withSignsAsWords(text),
    converted(text, 'g', 'kg'),
    unitInCell(text, 'weight'),
  ],
  inOwnCurrency: (text) => [inOwnCurrency('amount', text, 'USD'), inOwnCurrency('amount', '20', text)],
  fromUnitOfColumn: (text) => fromUnitOfColumn('weight', '20', [text], readHeading('Weight')),
  rowsWithoutShipment: (text) => rowsWithoutShipment([['City'], [text], [`Total ${text}`]], 0, ['recCity']),
  'cells of files': (text) =>
    (['recCity', 'remarks', 'amount', 'recCountry'] as const).map((id) => readCell(id, text, offered)),
  checkedShipment: (whole) => {
    const text = whole.slice(0, whole.length / 5)
    const cells = { shipperCompany: text, recPhone1: text, recPostCode: text, weight: text, length: text }
    const checks = { user: '', insuranceRate: 1, offered, forAll: {} }
    return checkedShipment({ lines: [{ no: 2, cells }], differsIn: null, sameReceiver: null, repeats: [] }, checks)
  },
  'bytes of files': (text) => {
    const bytes = new TextEncoder().encode(text)
    const after = (...head: number[]) => Buffer.concat([Buffer.from(head), bytes])
    return [
      [decodedFile(bytes), decodedFile(after(0xff, 0xc7)), wrongKind(bytes)],
      [uploadKind(bytes), pdfProblem(after(0x25, 0x50, 0x44, 0x46, 0x2d))],
      [withoutMetadata('jpeg', after(0xff, 0xd8, 0xff)), withoutMetadata('png', after(0x89, 0x50, 0x4e, 0x47))],
    ]
  },
  jsonRows: (text) => {
    const rows = jsonRows()
    return [rows.read('["'), rows.read(JSON.stringify(text).slice(1)), rows.read(',1]'), rows.end()]
  },
  readShipment: (text) => readShipment({ airwayBillNo: text, amount: text, gst: text, createdAt: text, notes: text }),
}

/** The shortest processor time of several attempts, as other processes may disturb some of them. */
function quickest(read: () => unknown, maxMs: number, attempts: number): number {
  let best = Infinity
  for (let attempt = 0; attempt < attempts && best >= maxMs; attempt += 1) {
    const began = process.cpuUsage()
    read()
    const { user, system } = process.cpuUsage(began)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

const LENGTH = 100_000

/**
 * The time of one simple pass over 100 KB on this computer: what a parser may take is a multiple of it, as a slow or
 * busy computer is slow at both.
 */
const onePassMs = quickest(
  () =>
    'ی a%'
      .repeat(LENGTH / 4)
      .normalize('NFD')
      .replace(/[^\p{L}\s]/gu, ''),
  0,
  20,
)
const MAX_MS = Math.max(100, 25 * onePassMs)
/** A tenth of the text must take a hundredth of the time: then even quadratic growth stays within the limit. */
const TENTH = { length: LENGTH / 10, maxMs: MAX_MS / 100 }
const units = [
  ...' \t\n\r09aAé=+-/\\.,;:@"\'()[]<>%#&*_|~^!?$`{}یکعد۱٣\u200b\u202e\u00a0\u3000٫٬،۔',
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
  '0-',
  ' \t',
  '\n\t',
  '1\t',
  '"\t',
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

/** A run of characters alone, and with something around it that makes a parser backtrack. */
const around = (run: string) => [
  run,
  `3${run}`,
  `${run}x`,
  `=${run}!`,
  `2\t=${run}!\n2\t3`,
  `http://${run}`,
  `http://a.example/tracking/${run}!`,
  `Mon ${run}`,
]

it.each(Object.entries(readers))(
  '%s parses 100 KB of any text quickly',
  (_name, read) => {
    const slow = units.flatMap((unit) => {
      const texts = (length: number) => around(unit.repeat(Math.ceil(length / unit.length)).slice(0, length))
      return texts(TENTH.length).flatMap((tenth, index) => {
        // The run alone is parsed at its full length in any case.
        if (index > 0 && quickest(() => read(tenth), TENTH.maxMs, 2) < TENTH.maxMs) return []
        const took = quickest(() => read(texts(LENGTH)[index] ?? ''), MAX_MS, 10)
        return took < MAX_MS ? [] : [`${JSON.stringify(unit)} (${index}): ${Math.round(took)} ms`]
      })
    })
    expect(slow).toEqual([])
  },
  120_000,
)

/**
 * Functions that are only called by those above, that fold or compare texts, or whose texts are ids, field names or
 * our own.
 */
const others =
  'decimalsDoubt messageOf readLabel isCompany isState isName trimmedLine pastedLines inOneLine plainName rememberedCustomers citiesOffered postCodesOffered decimalPlaces ' +
  'isTrackingNumber mistypedProblem joinTrackingNumbers similarNumbers isNewStep tooLong asOf timeOf askedDays shortDayText dayText ' +
  'withoutUnit compareTexts sortTextsIn compareSortable sortable withAllWords receiversOf withReceiver presetBookingForm uploadPlaces choice fieldLimit customerOf ' +
  'looksGuarded unitColumnsOf isSameTown readPhones findPostCode isTown regionOfCode deliveryWindowOf groupedDigits isNoLongerOffered numberRulesOf dayEnds stepTime invoiceOfType statisticsFor isOfCenter unequalRowCount partyInQuestion'

it('every text-parsing function of the domain is tested for speed', () => {
  const sources = import.meta.glob<string>('/src/domain/**/*.ts', { query: '?raw', import: 'default', eager: true })
  const taking = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/^export (?:function (\w+)(?:<.*?>)?|const (\w+) = (?:<.*?>)?)\(([^)]*)\)/gm)].flatMap(
      ([, one, other, parameters = '']) => (/: (?:readonly )?string\b/.test(parameters) ? [one ?? other ?? ''] : []),
    ),
  )
  const read = Object.entries(readers).join() + others
  expect(taking.filter((name) => !new RegExp(`\\b${name}\\b`).test(read))).toEqual([])
})
