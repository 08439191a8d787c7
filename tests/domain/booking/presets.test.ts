import { array, assert, constantFrom, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  mergedPresets,
  noPresets,
  type Presets,
  presetsFormSchema,
  presetsToSave,
  readPresets,
  withFormValues,
} from '@/domain/booking/presets'
import { bookingFormSchema, emptyBookingForm } from '@/domain/forms/bookingForm'
import { messagesOf } from '../forms/messagesOf'

const box = (name: string, length = '', width = '', height = '') => ({ name, length, width, height })
const line = (description: string, quantity = '', price = '') => ({ description, quantity, price })
const presets = (some: Partial<Presets>): Presets => ({ ...noPresets, ...some })

const problemsOf = (typed: Presets) =>
  Object.fromEntries(messagesOf(presetsFormSchema, typed).map((line) => line.split(/: (.*)/).slice(0, 2)))

it('presets take the numbers that the form takes, units included', () => {
  const typed = presets({ boxes: [box('Carton', '30 cm', '20', '10 cm')], lines: [line('Cotton', '2 pcs', '$7.50')] })
  expect(problemsOf(typed)).toEqual({})
  expect(readPresets(JSON.stringify(presetsToSave(typed)))).toEqual(typed)
})

it('presets have a point where a comma is read as one, as the field that they fill does not say so', () => {
  const typed = presets({ boxes: [box('Carton', '30,5', '20 cm', '10')], lines: [line('Cotton', '2', '7,50')] })
  expect(presetsToSave(typed)).toEqual(
    presets({ boxes: [box('Carton', '30.5', '20 cm', '10')], lines: [line('Cotton', '2', '7.50')] }),
  )
})

describe('stored presets', () => {
  it('retain their names if their numbers are invalid', () => {
    const stored = { boxes: [box('Carton', '12 inches', '0x10', '30')], lines: [line('Cotton', 'two', '11.50')] }
    expect(readPresets(JSON.stringify(stored))).toEqual(
      presets({ boxes: [box('Carton', '', '', '30')], lines: [line('Cotton', '', '11.50')] }),
    )
  })

  it('drop a row with a value that is not a text', () => {
    const stored = { boxes: [{ ...box('Carton'), length: 48 }, box('Tube', '90')], lines: [{ description: 'Cotton' }] }
    expect(readPresets(JSON.stringify(stored))).toEqual(presets({ boxes: [box('Tube', '90')] }))
  })

  it('drop an invalid or nameless row', () => {
    const stored = {
      boxes: [null, 5, box(' ', '48', '36', '30'), box('Tube', '90')],
      lines: [null, line(' ', '2', '11.50'), line('Cotton')],
    }
    expect(readPresets(JSON.stringify(stored))).toEqual(
      presets({ boxes: [box('Tube', '90')], lines: [line('Cotton')] }),
    )
  })

  it.each([null, '', 'null', '5', '[]', '{"boxes": {}, "lines": null, "defaults": "s1"}', '{'])(
    'are empty if %j is stored',
    (stored) => {
      expect(readPresets(stored)).toEqual(noPresets)
    },
  )

  it('are read back as written', () => {
    const defaults = { service: 's1', paymentType: '1', shipmentType: '2', cod: '0', remArea: '0' }
    const written = { boxes: [box('Carton L', '48', '36', '30')], lines: [line('Bedspread', '', '11.50')], defaults }
    expect(readPresets(JSON.stringify(written))).toEqual(written)
  })

  it('retain valid defaults beside invalid ones', () => {
    const stored = { defaults: { service: 's1', paymentType: 1, cod: null } }
    expect(readPresets(JSON.stringify(stored)).defaults).toEqual({ ...noPresets.defaults, service: 's1' })
  })
})

describe('typed presets', () => {
  it.each<[string, Partial<Presets>, Record<string, string>]>([
    ['nothing', {}, {}],
    ['an empty row', { boxes: [box('', ' ')], lines: [line('')] }, {}],
    ['sizes', { boxes: [box('Carton', '48', '36.5', '1,030.5')] }, {}],
    ['some sizes', { boxes: [box('Tube', '90')] }, {}],
    [
      'a size that is none',
      { boxes: [box('A', '48', 'wide', '30')] },
      { 'boxes.0.width': 'booking.mustBeNumber (name: booking.width)' },
    ],
    [
      'a size below nothing',
      { boxes: [box('A', '-1', '2', '3')] },
      { 'boxes.0.length': 'booking.notNegative (name: booking.length)' },
    ],
    ['a name alone', { boxes: [box('A')] }, { 'boxes.0.length': 'booking.lengthBlank' }],
    ['a line', { lines: [line('Cotton', '2', '11.50')] }, {}],
    [
      'a price that is none',
      { lines: [line('A', '', 'Rs. 5')] },
      { 'lines.0.price': 'booking.mustBeNumber (name: booking.price)' },
    ],
    [
      'a line of numbers alone',
      { lines: [line('Cotton'), line(' ', '2')] },
      { 'lines.1.description': 'booking.descriptionBlank' },
    ],
  ])('with %s have the problems that fit', (_what, some, problems) => {
    expect(problemsOf(presets(some))).toEqual(problems)
  })

  it('are saved without empty rows, and a nameless box is named by its size', () => {
    const kept = presetsToSave(
      presets({
        boxes: [box(''), box(' ', ' 48', '36', '30'), box('Tube', '90'), box('', '48')],
        lines: [line(''), line(' Cotton ')],
      }),
    )
    expect(kept.boxes).toEqual([box('48 × 36 × 30', '48', '36', '30'), box('Tube', '90'), box('48 × – × –', '48')])
    expect(kept.lines).toEqual([line('Cotton')])
  })

  const cell = constantFrom('', ' ', '12', '1,250.5', '-3', 'wide', '1e5', '0.0001', '٣')
  const rows = {
    boxes: array(record({ name: string({ maxLength: 4 }), length: cell, width: cell, height: cell }), { maxLength: 3 }),
    lines: array(record({ description: string({ maxLength: 4 }), quantity: cell, price: cell }), { maxLength: 3 }),
  }

  it('without problems are saved whole, and refused by no booking', () => {
    assert(
      property(rows.boxes, rows.lines, (boxes, lines) => {
        const typed = presets({ boxes, lines })
        if (Object.keys(problemsOf(typed)).length > 0) return
        const kept = presetsToSave(typed)
        const isFilled = (row: object) => Object.values(row).some((text) => String(text).trim() !== '')
        expect(kept.boxes).toHaveLength(boxes.filter(isFilled).length)
        expect(kept.lines).toHaveLength(lines.filter(isFilled).length)
        expect(readPresets(JSON.stringify(kept))).toEqual(kept)
        const { error } = bookingFormSchema.safeParse({
          ...emptyBookingForm('gujrat', '1'),
          dimValues: kept.boxes.length > 0 ? kept.boxes : [box('')],
          invoiceValues: kept.lines.length > 0 ? kept.lines : [line('')],
        })
        const cells = error?.issues.filter(({ path }) => path.length === 3 && path[2] !== 'description')
        expect(cells).toEqual([])
      }),
    )
  })
})

describe('presets copied from the form', () => {
  const form = {
    ...emptyBookingForm('gujrat', '1'),
    paymentType: '1',
    remArea: '0',
    dimValues: [box('', '48', '36', '30'), box('', ' 48', '36', '30'), box('', '10', 'x', '3'), box('', '1', '2', '')],
    invoiceValues: [line(' Cotton ', '2', 'much'), line('Cotton'), line('', '3')],
  }

  it('contain no duplicates, and no unreadable values', () => {
    const taken = withFormValues(noPresets, form)
    expect(taken.boxes).toMatchObject([{ name: '48 × 36 × 30', length: '48' }])
    expect(taken.lines).toEqual([line('Cotton', '2', '')])
    expect(withFormValues(taken, form)).toEqual(taken)
  })

  it('are added to the existing ones', () => {
    const invoiceValues = [line('Cotton'), line('Leather'), line(' Cotton ')]
    const taken = withFormValues(presets({ lines: [line('Leather', '5')] }), { ...form, invoiceValues })
    expect(taken.lines).toEqual([line('Leather', '5'), line('Cotton')])
    const known = presets({ lines: [line(' Cotton ', '5')] })
    expect(withFormValues(known, { ...form, invoiceValues }).lines).toEqual([line(' Cotton ', '5'), line('Leather')])
  })

  it('leave a default unchanged if nothing is chosen in the form', () => {
    const known = presets({ defaults: { ...noPresets.defaults, service: 's1', paymentType: '2', cod: '0' } })
    expect(withFormValues(known, form).defaults).toEqual({
      service: 's1',
      paymentType: '1',
      shipmentType: '',
      cod: '0',
      remArea: '0',
    })
  })
})

describe('presets that two tabs save', () => {
  const before = presets({ boxes: [box('Old'), box('Crate')], lines: [line('Cotton')] })

  it.each<[string, Partial<Presets>, Partial<Presets>, Partial<Presets>]>([
    [
      'has what either tab adds',
      { boxes: [...before.boxes, box('Ours')] },
      { boxes: [...before.boxes, box('Theirs')] },
      { boxes: [...before.boxes, box('Ours'), box('Theirs')] },
    ],
    ['lacks what either tab removes', { boxes: [box('Crate')] }, { boxes: [box('Old')] }, { boxes: [] }],
    [
      'has once what both add',
      { lines: [line('Silk')] },
      { lines: [line('Cotton'), line('Silk')] },
      { lines: [line('Silk')] },
    ],
    [
      'has our choice where both choose',
      { defaults: { ...noPresets.defaults, cod: '1' } },
      { defaults: { ...noPresets.defaults, cod: '0', remArea: '1' } },
      { defaults: { ...noPresets.defaults, cod: '1', remArea: '1' } },
    ],
  ])('%s', (_what, ours, theirs, merged) => {
    expect(mergedPresets(before, { ...before, ...ours }, { ...before, ...theirs })).toEqual({ ...before, ...merged })
  })
})
