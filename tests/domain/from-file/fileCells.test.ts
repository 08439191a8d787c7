import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choicesOf, type FileCell, readCell } from '@/domain/from-file/fileCells'
import { type ColumnId, columnIds } from '@/domain/from-file/fileColumns'
import { checkedRows, checks } from './aFile'
import { aRow } from './rows'

const read = (id: ColumnId, cell: FileCell) => readCell(id, cell, checks.offered)

describe('a cell is read as its field would be filled in', () => {
  it.each<[ColumnId, FileCell, string]>([
    ['recCity', '  Sheffield\u200f ', 'Sheffield'],
    ['recCompany', 'حلیم اینڈ سنز', 'حلیم اینڈ سنز'],
    ['recAddress', '77 Mill Street\r\n 2nd floor', '77 Mill Street 2nd floor'],
    ['remarks', 'one\ntwo', 'one\ntwo'],
    // The form's fields take units, too.
    ['weight', '12.5 kg', '12.5 kg'],
    ['amount', 'Rs. 14,500.00', 'Rs. 14,500.00'],
    ['amount', '۱۴۵۰۰', '۱۴۵۰۰'],
    ['gst', '16%', '16%'],
    ['price', '$20', '$20'],
    ['length', '30cm', '30cm'],
    ['service', 'EXPRESS', 's1'],
    ['service', 's2', 's2'],
    ['recCountry', 'UK', 'United Kingdom'],
    ['recCountry', 'uae', 'United Arab Emirates'],
    ['recCountry', 'U.S.A.', 'United States'],
    ['recCountry', 'united kingdom', 'United Kingdom'],
    ['recCountry', 'دبئی', 'United Arab Emirates'],
    ['paymentType', 'Cash', '1'],
    ['paymentType', 'CREDIT', '2'],
    ['shipmentType', 'DOX', '2'],
    ['cod', 'Non-COD', '0'],
    ['cod', 'yes', '1'],
    ['remArea', 'FALSE', '0'],
    ['insurance', 'ہاں', '1'],
    ['recEmail', { text: '2026-11-20', is: 'date' }, '2026-11-20'],
    ['weight', '', ''],
    // Other units of the same kind are converted, whatever the column's is.
    ['weight', '750 g', '0.75'],
    ['weight', '2 lb', '0.907'],
    ['length', '12"', '30.48'],
    ['recCountry', 'برطانیہ', 'United Kingdom'],
    ['recCountry', 'متحدہ عرب امارات', 'United Arab Emirates'],
    ['recCountry', 'امریکہ', 'United States'],
    ['shipmentType', 'دستاویز', '2'],
    ['paymentType', 'نقد', '1'],
    ['airwayBillNo', '3047182956', '3047182956'],
    ['airwayBillNo', 'N/A', ''],
    ['airwayBillNo', '-', ''],
    ['cod', ' ', ''],
  ])('%s %j', (id, cell, value) => expect(read(id, cell)).toEqual({ value, problem: null }))

  it.each<[ColumnId, FileCell, string]>([
    ['recCountry', 'United Kingdom, Ontario', '“United Kingdom, Ontario” is not offered. Choose one.'],
    ['service', 'Overnight', '“Overnight” is not offered. Choose one.'],
    ['paymentType', 'Prepaid', '“Prepaid” is not offered. Choose one.'],
    ['price', '500 PKR', '500 PKR is not in US dollars. Enter the value in US dollars.'],
    ['price', '€5', '€5 is not in US dollars. Enter the value in US dollars.'],
    ['amount', '$20', '$20 is not in rupees. Enter the value in rupees.'],
    ['discount', '5%', '5% is not in rupees. Enter the value in rupees.'],
    ['gst', 'Rs. 500', 'Rs. 500 is not in percent. Enter the value in percent.'],
    ['weight', '3 stone', '3 stone is not in kg. Enter the value in kg.'],
    ['weight', '1,500 g', 'Enter 1500 g or 1.5 g'],
    ['airwayBillNo', 'pending', '“pending” is not an airway bill number. Clear this cell to book the shipment.'],
    ['paymentType', 'later', '“later” is not offered. Choose one.'],
    ['recCountry', 'Atlantis', '“Atlantis” is not offered. Choose one.'],
    ['recCountry', 'Germany', '“Germany” is not offered. Choose one.'],
    ['recPhone1', '3.00E+09', 'Excel has shortened this number: 3.00E+09. Enter all its digits.'],
    ['shipperNtnCnicNo', '3.42E+12', 'Excel has shortened this number: 3.42E+12. Enter all its digits.'],
    [
      'amount',
      { text: '2026-03-04', is: 'date' },
      'Excel changed this to a date: 2026-03-04. Enter the original value.',
    ],
    ['recCity', { text: '#N/A', is: 'error' }, 'The formula’s result is #N/A. Enter the value.'],
    [
      'weight',
      { text: '', is: 'uncalculated' },
      'This formula has no result yet. Enter the value, or open the file in Excel, save it and choose it again.',
    ],
  ])('%s %j cannot be read', (id, cell, problem) => expect(read(id, cell)).toEqual({ value: '', problem }))

  it('what is shown for a choice is read as that choice', () => {
    for (const id of columnIds) {
      for (const { value, name } of choicesOf(id, checks.offered))
        expect(read(id, name)).toEqual({ value, problem: null })
    }
  })

  it('whatever a cell holds, it is read, or there is a reason why not', () => {
    fc.assert(
      fc.property(fc.constantFrom(...columnIds), fc.string({ unit: 'binary' }), (id, text) => {
        const { value, problem } = read(id, text)
        expect(value === '' || problem === null).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})

describe('a leading zero that a spreadsheet has dropped', () => {
  it.each([
    ['Shipper mobile 1', '3001234567', 'United Kingdom', '03001234567'],
    ['Shipper mobile 1', '03001234567', 'United Kingdom', undefined],
    ['Shipper mobile 1', '923001234567', 'United Kingdom', undefined],
    ['Shipper mobile 1', '12', 'United Kingdom', undefined],
    ['Receiver post code', '2134', 'United States', '02134'],
    ['Receiver post code', '12134', 'United States', undefined],
    ['Receiver post code', '2134', 'United Kingdom', undefined],
    ['Amount', '3001234567', 'United Kingdom', undefined],
  ])('%s %s to %s', (heading, value, country, whole) => {
    const [shipment] = checkedRows([aRow({ [heading]: value, 'Receiver country': country })])
    expect(shipment?.notes.find(({ instead }) => instead !== null)?.instead).toBe(whole)
  })
})
