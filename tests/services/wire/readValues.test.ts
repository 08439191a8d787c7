import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dimensionSchema, objectOf } from '@/services/wire/schemas'
import {
  isObject,
  readId,
  readMoment,
  readPhone,
  readRows,
  readStatusRows,
  readText,
  readTextOf,
  readYesNo,
} from '@/services/wire/readValues'

describe('values of answers', () => {
  it.each([
    ['text', 'text'],
    [' 3047182956  ', '3047182956'],
    [0, '0'],
    [1234567890, '1234567890'],
    [Number.NaN, ''],
    [null, ''],
    [true, ''],
    [{ toString: () => 'x' }, ''],
  ])('reads %j as the text «%s»', (value, text) => {
    expect(readText(value)).toBe(text)
  })

  it.each([
    [1, true],
    ['1', true],
    [' 1 ', true],
    [true, true],
    [0, false],
    ['0', false],
    [2, false],
    ['yes', null],
    [null, null],
  ])('reads %j as the yes or no %s', (value, yesNo) => {
    expect(readYesNo(value)).toBe(yesNo)
  })

  it.each([
    [0, ''],
    ['0', ''],
    [' 0 ', ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [3001234567, '3001234567'],
    ['+92 300 1234567', '+92 300 1234567'],
  ])('reads %j as the telephone number «%s»', (value, phone) => {
    expect(readPhone(value)).toBe(phone)
  })

  it.each([
    [{ name: 'Express' }, 'Express'],
    ['  ', ''],
    [{ name: ' ' }, ''],
    ['Express', 'Express'],
    [{ name: 7 }, '7'],
    [{ title: 'Express' }, ''],
    [['Express'], ''],
    [7, ''],
    [null, ''],
  ])('reads %j, a text or an object with it, as «%s»', (value, name) => {
    expect(readTextOf(value, 'name')).toBe(name)
  })

  it.each([
    [{ _id: 'a', id: 'b' }, 'a'],
    [{ id: 'b' }, 'b'],
    [{ _id: '', id: 5 }, '5'],
    [{ _id: null }, ''],
  ])('reads the id of %j as «%s»', (row, id) => {
    expect(readId(row)).toBe(id)
  })

  it.each([
    [
      ['1', ' 3 '],
      ['1', ' 3 '],
    ],
    [
      [1, 3],
      [1, 3],
    ],
    ['3', ['3']],
    [
      ['64af0011aa22bb33cc44dd55', '640000110022003300440055', 'Packed', null, false, true],
      [undefined, undefined, undefined, undefined],
    ],
    [true, [undefined]],
    [false, []],
  ])('reads the status %j as entries of the types %j', (status, types) => {
    expect(readStatusRows(status, ({ type }) => type)).toEqual(types)
  })

  it('accepts only plain objects as rows', () => {
    expect(readRows([{}, null, [], 'x', 1, [{}]], (row) => row)).toEqual([{}])
    expect(readRows({ length: 1, 0: {} }, (row) => row)).toEqual([])
    expect([isObject([]), isObject(null), isObject('x')]).toEqual([false, false, false])
  })
})

describe('dates in answers', () => {
  it.each([
    '2026-11-20T10:14:15.000Z',
    '2026-11-20T10:14:15Z',
    '2026-11-20T15:14:15+05:00',
    '2026-11-20 15:14:15',
    '2026-11-20',
    'Fri, 20 Nov 2026 10:14:15 GMT',
    'Nov 20, 2026, 03:14:15 PM',
  ])('returns %s unchanged', (text) => {
    expect(readMoment(text)).toBe(text)
  })

  it.each([
    '',
    'never',
    'note 5',
    7,
    '2026-13-45T99:99:99Z',
    '2026-11-20T25:14:15Z',
    '2026-11-20T10:14:15.000Z<script>',
    null,
    {},
    Number.NaN,
    8.64e15 + 1,
    '1970-01-01T00:00:00.000Z',
    '1970-01-01',
    '0001-01-01T00:00:00',
    { $date: '1970-01-01T05:00:00+05:00' },
  ])('does not read %j as a date', (value) => {
    expect(readMoment(value)).toBe('')
  })

  it.each([1_795_169_655_000, '1795169655000', 1_795_169_655, '1795169655'])(
    'reads %j as a time since 1970',
    (value) => {
      expect(readMoment(value)).toBe('2026-11-20T10:14:15.000Z')
    },
  )

  it('reads every date that JSON can carry, and rejects everything else', () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true, min: new Date('1973-01-01'), max: new Date('9999-12-31') }),
        (date) => {
          expect(readMoment(date.toISOString())).toBe(date.toISOString())
        },
      ),
    )
    const nearlyDates = fc.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/)
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearlyDates), (text) => {
        const read = readMoment(text)
        expect(read === '' || (read === text && !Number.isNaN(Date.parse(text)))).toBe(true)
      }),
    )
  })
})

it.each([
  [{ error: 'Not found' }, null],
  [{ error: 'Not found', length: 5 }, null],
  [
    { error: '', length: 5 },
    { length: 5, width: null, height: null },
  ],
  [{ length: '', width: null }, null],
  [{ length: 0 }, { length: 0, width: null, height: null }],
  [null, null],
  ['text', null],
  [[], null],
])('an object without any known field, or with an error, is rejected: %j', (body, expected) => {
  expect(objectOf(dimensionSchema)(body)).toEqual(expected)
})
