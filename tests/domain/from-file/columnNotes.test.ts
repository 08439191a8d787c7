import { expect, it } from 'vitest'
import { inOwnUnit } from '@/domain/from-file/cellInOwnUnit'
import { columnNotes } from '@/domain/from-file/columnNotes'
import type { ColumnId } from '@/domain/from-file/fileColumns'
import { readHeading } from '@/domain/from-file/headingReading'
import { sampleRows } from '@/domain/from-file/sampleRows'
import { unitName } from '@/domain/from-file/unitName'
import { messageText } from '../messageText'

const heading = (text: string, ...values: string[]) => ({ heading: text, above: '', values })

it.each<[string, Parameters<typeof columnNotes>, string, string]>([
  [
    'another unit',
    [[heading('Weight (g)')], ['weight']],
    'read',
    'fromFile.converted (from: fromFile.unitG, to: fromFile.unitKg)',
  ],
  [
    'one that does not convert',
    [[heading('Unit price (PKR)')], ['price']],
    'unused',
    'fromFile.inOtherUnit (unit: fromFile.unitRs, own: fromFile.unitUsd)',
  ],
  [
    'an unknown unit',
    [[heading('Weight (bags)')], [null]],
    'unused',
    'fromFile.whyUnit (unit: bags, own: fromFile.unitKg)',
  ],
  ['several units', [[heading('Weight (kg/lb)')], [null]], 'unused', 'fromFile.whyUnits'],
  [
    'several units, by hand',
    [[heading('Weight (kg/lb)')], ['weight']],
    'unused',
    'fromFile.inOtherUnit (unit: kg/lb, own: fromFile.unitKg)',
  ],
  ['no unit', [[heading('Price')], [null]], 'unused', 'fromFile.whyNoUnit (own: fromFile.unitUsd)'],
  [
    'a currency',
    [
      [heading('Price'), heading('Currency', 'EUR')],
      [null, null],
    ],
    'unused',
    'fromFile.whyCurrency (currency: EUR, own: fromFile.unitUsd)',
  ],
  [
    'a party',
    [
      [heading('Name'), heading('Name')],
      [null, 'recContactPerson'],
    ],
    'unused',
    'fromFile.whyParty',
  ],
  [
    'several columns',
    [
      [heading('Email'), heading('Mail')],
      [null, 'recEmail'],
    ],
    'unused',
    'fromFile.whySeveral (column: fromFile.columnOf (group: booking.receiver, column: booking.email))',
  ],
  ['a lone letter', [[heading('W')], [null]], 'unused', 'fromFile.whyUnclear'],
  [
    'other cells',
    [[heading('Consignee Email', 'Leeds')], [null]],
    'unused',
    'fromFile.whyValues (column: fromFile.columnOf (group: booking.receiver, column: booking.email))',
  ],
  [
    'cells unlike before',
    [[heading('Post', 'Leeds')], [null], ['recEmail']],
    'unused',
    'fromFile.whyValues (column: fromFile.columnOf (group: booking.receiver, column: booking.email))',
  ],
  [
    'joined columns',
    [
      [heading('Address 1'), heading('Address 2')],
      ['recAddress', 'recAddress'],
    ],
    'read',
    'fromFile.joined (column: fromFile.columnOf (group: booking.receiver, column: booking.address))',
  ],
])('there is a note on %s', (_name, given, kind, text) => {
  const [note] = columnNotes(...given)
  expect(note).toMatchObject({ at: 0, kind })
  expect(note && messageText(note.message)).toBe(text)
})

it.each<[string, ColumnId | null]>([
  ['Weight (kg)', 'weight'],
  ['Consignee City', 'recCity'],
  ['Anything', null],
])('nothing is reported about %s', (text, id) => {
  expect(columnNotes([heading(text)], [id])).toEqual([])
})

it('units are named as on the page, and unknown ones as in the file', () => {
  expect([unitName('lb'), unitName('other'), unitName({ code: 'other', written: 'bags' })]).toEqual([
    { key: 'fromFile.unitLb' },
    '',
    'bags',
  ])
})

it('the first two rows with non-ASCII letters are shown', () => {
  const rows = [['Name'], ['José', 'x'], ['Ruth'], ['Åse'], ['Ümit']]
  expect(sampleRows({ rows })).toEqual([
    { no: 2, texts: ['José'] },
    { no: 4, texts: ['Åse'] },
  ])
})

it('values that are blank, not texts or without a unit are unchanged', () => {
  const date = { text: '2026-03-08', is: 'date' } as const
  expect(inOwnUnit('weight', date, readHeading('Weight (g)'))).toBe(date)
  expect(inOwnUnit('recCity', 'Leeds', readHeading('City'))).toBe('Leeds')
})
