import { expect, it } from 'vitest'
import { inOwnUnit } from '@/domain/from-file/cellInOwnUnit'
import { columnNotes } from '@/domain/from-file/columnNotes'
import type { ColumnId } from '@/domain/from-file/fileColumns'
import { sampleRows } from '@/domain/from-file/fileTable'
import { readHeading } from '@/domain/from-file/headingReading'
import { unitName } from '@/domain/from-file/unitName'

const heading = (text: string, ...values: string[]) => ({ heading: text, above: '', values })

it.each<[string, Parameters<typeof columnNotes>, string, string]>([
  ['another unit', [[heading('Weight (g)')], ['weight']], 'read', 'grams, converted to kg'],
  ['one that does not convert', [[heading('Unit price (PKR)')], ['price']], 'unused', 'in rupees, not in US dollars'],
  ['an unknown unit', [[heading('Weight (bags)')], [null]], 'unused', 'bags cannot be converted to kg'],
  ['several units', [[heading('Weight (kg/lb)')], [null]], 'unused', 'names several units'],
  ['several units, by hand', [[heading('Weight (kg/lb)')], ['weight']], 'unused', 'in kg/lb, not in kg'],
  ['no unit', [[heading('Price')], [null]], 'unused', 'does not say whether it is in US dollars'],
  [
    'a currency',
    [
      [heading('Price'), heading('Currency', 'EUR')],
      [null, null],
    ],
    'unused',
    'currency is EUR',
  ],
  [
    'a party',
    [
      [heading('Name'), heading('Name')],
      [null, 'recContactPerson'],
    ],
    'unused',
    'shipper or the receiver',
  ],
  [
    'several columns',
    [
      [heading('Email'), heading('Mail')],
      [null, 'recEmail'],
    ],
    'unused',
    'several columns could be',
  ],
  ['a lone letter', [[heading('W')], [null]], 'unused', 'can mean several things'],
  ['other cells', [[heading('Consignee Email', 'Leeds')], [null]], 'unused', 'do not look like'],
  ['cells unlike before', [[heading('Post', 'Leeds')], [null], ['recEmail']], 'unused', 'do not look like'],
  [
    'joined columns',
    [
      [heading('Address 1'), heading('Address 2')],
      ['recAddress', 'recAddress'],
    ],
    'read',
    'joined into “Receiver: Address”',
  ],
])('%s is told', (_name, given, kind, text) => {
  const [note] = columnNotes(...given)
  expect(note).toMatchObject({ at: 0, kind, text: expect.stringContaining(text) })
})

it.each<[string, ColumnId | null]>([
  ['Weight (kg)', 'weight'],
  ['Consignee City', 'recCity'],
  ['Anything', null],
])('nothing is told of %s', (text, id) => {
  expect(columnNotes([heading(text)], [id])).toEqual([])
})

it('units are called as on the page, unknown ones as they are written', () => {
  expect([unitName('lb'), unitName('other'), unitName({ code: 'other', written: 'bags' })]).toEqual([
    'pounds',
    '',
    'bags',
  ])
})

it('the first two rows with letters beyond ASCII are shown', () => {
  const rows = [['Name'], ['José', 'x'], ['Ruth'], ['Åse'], ['Ümit']]
  expect(sampleRows({ rows })).toEqual([
    { no: 2, texts: ['José'] },
    { no: 4, texts: ['Åse'] },
  ])
})

it('what is no text, blank or has no unit stays as it is', () => {
  const date = { text: '2026-03-08', is: 'date' } as const
  expect(inOwnUnit('weight', date, readHeading('Weight (g)'))).toBe(date)
  expect(inOwnUnit('recCity', 'Leeds', readHeading('City'))).toBe('Leeds')
})
