import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTakenNumber } from '@/domain/booking/readTakenNumber'

const NUMBER = '4010020200'
const dup = (index: string, key: string) =>
  `E11000 duplicate key error collection: chenab.airwaybills index: ${index} dup key: { ${key} }`

describe('a refusal’s meaning for the booking number', () => {
  it.each([
    [dup('airwayBillNo_1', 'airwayBillNo: "4010020200"')],
    [dup('airwayBillNo_1', 'airwayBillNo: 4010020200')],
    [dup('airwayBillNo_1', ': "4010020200"')],
    [dup('center_1_airwayBillNo_1', 'center: ObjectId(\'65f0\'), airwayBillNo: "4010020200"')],
    ['MongoServerError: E11000 duplicate key error index: chenab.airwaybills.$airwayBillNo_1'],
    [
      '<pre>MongoServerError: E11000 duplicate key error index: awb_1 dup key: { awb: &quot;4010020200&quot; }<br>at</pre>',
    ],
    ['duplicate key value violates unique constraint "bills_no" Detail: Key (bill_no)=(4010020200) already exists.'],
    ['AirwayBill No already exists'],
    ['Airway bill 4010020200 is taken'],
    ['The number 4010020200 is used by another center'],
    ['airway_bill_no must be unique'],
    ['ایئر وے بل نمبر پہلے سے موجود ہے'],
    ['۴۰۱۰۰۲۰۲۰۰ پہلے سے موجود ہے'],
  ])('is that it is taken: %s', (text) => {
    expect(readTakenNumber(text, NUMBER)).toBe('this number')
  })

  it('is that it is taken, even if the backend stores it as a number', () => {
    expect(readTakenNumber(dup('airwayBillNo_1', 'airwayBillNo: 123456'), '0000123456')).toBe('this number')
  })

  it.each([
    [dup('email_1', 'email: "ann@thames.example"')],
    [dup('shipper.email_1', 'shipper.email: "4010@thames.example"')],
    [dup('airwayBillNo_1', 'airwayBillNo: "4010020201"')],
    [dup('airwayBillNo_1', 'airwayBillNo: "14010020200"')],
    [dup('phone1_1', 'phone1: "03001112223"')],
    ['AirwayBill 4010020999 already exists'],
    ['Email already exists'],
    ['Customer already exists'],
    ['Phone 03001112223 is already used'],
    ['NTN/CNIC already registered'],
  ])('is that another value is taken: %s', (text) => {
    expect(readTakenNumber(text, NUMBER)).toBe('another')
  })

  it.each([['Duplicate key'], ['already exists'], ['Conflict'], ['4010020200 is wrong']])('is uncertain: %s', (text) =>
    expect(readTakenNumber(text, NUMBER)).toBe('perhaps'),
  )

  it.each([[''], ['Mail failed'], ['disk is full'], ['constructor'], ['__proto__']])('is none: %s', (text) =>
    expect(readTakenNumber(text, NUMBER)).toBe('nothing'),
  )

  it('is found for any number and any other field in a database driver’s text', () => {
    const number = fc.stringMatching(/^[1-9]\d{9}$/)
    fc.assert(
      fc.property(
        number,
        number,
        fc.constantFrom('email', 'username', 'phone1', '_id', 'code'),
        (own, other, field) => {
          fc.pre(own !== other)
          expect(readTakenNumber(dup('airwayBillNo_1', `airwayBillNo: "${own}"`), own)).toBe('this number')
          expect(readTakenNumber(dup('airwayBillNo_1', `airwayBillNo: "${other}"`), own)).toBe('another')
          expect(readTakenNumber(dup(`${field}_1`, `${field}: "${other}"`), own)).toBe('another')
        },
      ),
    )
  })
})
