import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FileCell, readCell } from '@/domain/from-file/fileCells'
import { type ColumnId, columnIds } from '@/domain/from-file/fileColumns'
import { messageText } from '../messageText'
import { checkedRows, checks } from './aFile'
import { aRow } from './rows'

function read(id: ColumnId, cell: FileCell) {
  const { value, problem } = readCell(id, cell, checks.offered)
  return { value, problem: problem && messageText(problem) }
}

describe('a cell of a file, like its field in the form,', () => {
  it.each<[ColumnId, FileCell, string]>([
    ['recCity', '  Sheffield\u200f ', 'Sheffield'],
    ['recCompany', 'حلیم اینڈ سنز', 'حلیم اینڈ سنز'],
    ['recAddress', '77 Mill Street\r\n 2nd floor', '77 Mill Street 2nd floor'],
    ['remarks', 'one\ntwo', 'one\ntwo'],
    // As in the form's fields, units are accepted.
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
    ['cod', 'سی او ڈی نہیں', '0'],
    ['cod', 'yes', '1'],
    ['remArea', 'FALSE', '0'],
    ['insurance', 'ہاں', '1'],
    ['recEmail', { text: '2026-11-20', is: 'date' }, '2026-11-20'],
    ['remarks', { text: '2026-11-20', is: 'date' }, '2026-11-20'],
    ['remarks', '12-May', '12-May'],
    ['shipperRef', 'MAR-04', 'MAR-04'],
    ['recAddress', '12-May Street', '12-May Street'],
    ['recCompany', 'May', 'May'],
    ['description', '#1 quality', '#1 quality'],
    ['weight', '', ''],
    // Other units of the same kind are converted, whatever the unit of the column.
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
  ])('as %s %j is read as %s', (id, cell, value) => expect(read(id, cell)).toEqual({ value, problem: null }))

  it.each<[ColumnId, FileCell, string]>([
    ['recCountry', 'United Kingdom, Ontario', 'fromFile.notOffered (text: United Kingdom, Ontario)'],
    ['service', 'Overnight', 'fromFile.notOffered (text: Overnight)'],
    ['paymentType', 'Prepaid', 'fromFile.notOffered (text: Prepaid)'],
    ['price', '500 PKR', 'fromFile.cellOtherUnit (text: 500 PKR, unit: fromFile.unitUsd)'],
    ['price', '€5', 'fromFile.cellOtherUnit (text: €5, unit: fromFile.unitUsd)'],
    ['amount', '$20', 'fromFile.cellOtherUnit (text: $20, unit: fromFile.unitRs)'],
    ['discount', '5%', 'fromFile.cellOtherUnit (text: 5%, unit: fromFile.unitRs)'],
    ['gst', 'Rs. 500', 'fromFile.cellOtherUnit (text: Rs. 500, unit: fromFile.unitPercent)'],
    ['weight', '3 stone', 'fromFile.cellOtherUnit (text: 3 stone, unit: fromFile.unitKg)'],
    ['weight', '1,500 g', 'fromFile.cellEitherUnit (whole: 1500 g, decimal: 1.5 g)'],
    ['airwayBillNo', 'pending', 'fromFile.noNumber (text: pending)'],
    ['paymentType', 'later', 'fromFile.notOffered (text: later)'],
    ['recCountry', 'Atlantis', 'fromFile.notOffered (text: Atlantis)'],
    ['recCountry', 'Germany', 'fromFile.notOffered (text: Germany)'],
    ['recPhone1', '3.00E+09', 'fromFile.cellShortened (text: 3.00E+09)'],
    ['shipperNtnCnicNo', '3.42E+12', 'fromFile.cellShortened (text: 3.42E+12)'],
    ['amount', { text: '2026-03-04', is: 'date' }, 'fromFile.cellDate (text: 2026-03-04)'],
    ['recCity', { text: '#N/A', is: 'error' }, 'fromFile.cellError (text: #N/A)'],
    ['weight', { text: '', is: 'uncalculated' }, 'fromFile.cellUncalculated'],
    ['price', { text: '20', is: 'no currency' }, 'fromFile.cellNoCurrency (text: 20, unit: fromFile.unitUsd)'],
    // In a CSV file, errors are texts.
    ['recCity', '#N/A', 'fromFile.cellError (text: #N/A)'],
    ['recContactPerson', '#REF!', 'fromFile.cellError (text: #REF!)'],
    ['remarks', '#NAME?', 'fromFile.cellError (text: #NAME?)'],
    ['recPostCode', '########', 'fromFile.cellShortened (text: ########)'],
    ['shipperCompany', '####', 'fromFile.cellShortened (text: ####)'],
    ['recAddress', { text: '2026-05-12', is: 'date' }, 'fromFile.cellDate (text: 2026-05-12)'],
    ['description', { text: '2026-05-12', is: 'date' }, 'fromFile.cellDate (text: 2026-05-12)'],
    ['recAddress', '12-May', 'fromFile.cellDate (text: 12-May)'],
    ['recCity', 'Mar-04', 'fromFile.cellDate (text: Mar-04)'],
    ['recPostCode', '05-Dec', 'fromFile.cellDate (text: 05-Dec)'],
  ])('as %s %j is refused', (id, cell, problem) => expect(read(id, cell)).toEqual({ value: '', problem }))

  it('has a value or a reason for any text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...columnIds), fc.string({ unit: 'binary' }), (id, text) => {
        const { value, problem } = read(id, text)
        expect(value === '' || problem === null).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})

describe('a leading zero dropped by a spreadsheet', () => {
  it.each([
    ['Shipper mobile 1', '3001234567', 'United Kingdom', '03001234567'],
    ['Shipper mobile 1', '03001234567', 'United Kingdom', undefined],
    ['Shipper mobile 1', '923001234567', 'United Kingdom', undefined],
    ['Shipper mobile 1', '12', 'United Kingdom', undefined],
    ['Receiver post code', '2134', 'United States', '02134'],
    ['Receiver post code', '12134', 'United States', undefined],
    ['Receiver post code', '2134', 'United Kingdom', undefined],
    ['Amount', '3001234567', 'United Kingdom', undefined],
  ])('is suggested in “%s” for %s, sent to the %s: %s', (heading, value, country, whole) => {
    const [shipment] = checkedRows([aRow({ [heading]: value, 'Receiver country': country })])
    expect(shipment?.notes.find(({ instead }) => instead !== null)?.instead).toBe(whole)
  })
})
