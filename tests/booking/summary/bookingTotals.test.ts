// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { gstText, invoiceSumText, rowTotalText } from '@/booking/summary/bookingTotals'

const row = (description: string, quantity = '', price = '') => ({ description, quantity, price })

describe('a row of the invoice', () => {
  it.each([
    [row(''), ''],
    [row(' ', ' ', ' '), ''],
    [row('Cotton'), '1.00'],
    [row('', '3'), '3.00'],
    [row('', '', '7.5'), '7.50'],
    [row('', '2', '7.5'), '15.00'],
    [row('Cotton', 'two', '7.5'), '—'],
    [row('Cotton', '2', 'free'), '—'],
  ])('%j is worth %s', (line, total) => {
    expect(rowTotalText(line)).toBe(total)
  })
})

describe('the sum of the invoice', () => {
  it.each<[ReturnType<typeof row>[], string | null]>([
    [[row('')], '0.00'],
    [[row('Cotton', '2', '7.5'), row(''), row('', '', '1')], '16.00'],
    [[row('Cotton', '2', '7.5'), row('', 'x')], null],
  ])('%j: %s', (rows, sum) => {
    expect(invoiceSumText(rows)).toBe(sum)
  })
})

describe('GST in rupees', () => {
  it.each([
    [{ amount: '14500', discount: '500', gst: '16' }, 'Rs. 2,240.00'],
    [{ amount: '14500', discount: '', gst: '' }, 'Rs. 0.00'],
    [{ amount: '', discount: '', gst: '16' }, '—'],
    [{ amount: '14500', discount: 'some', gst: '16' }, '—'],
  ])('%j: %s', (fields, text) => {
    expect(gstText(fields)).toBe(text)
  })
})
