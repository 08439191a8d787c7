import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOneLine, isAddressBlock } from '@/domain/booking/pastedLines'
import { readAddressBlock } from '@/domain/booking/readAddressBlock'
import type { PartyRole } from '@/domain/forms/partyFields'

const countries = [
  'Australia',
  'Germany',
  'Pakistan',
  'Saudi Arabia',
  'United Arab Emirates',
  'United Kingdom',
  'United States',
]
const read = (text: string, role: PartyRole = 'receiver') => readAddressBlock(text, role, countries)

describe('an address pasted from a chat', () => {
  it.each<[string, string, PartyRole, object]>([
    [
      'a British firm',
      'Hallam & Daughters\nRuth Hallam\n77 Mill Street\nSheffield\nS1 2AB\nUK\n+44 7700 900123\nruth@hallam.example',
      'receiver',
      {
        company: 'Hallam & Daughters',
        contactPerson: 'Ruth Hallam',
        address: '77 Mill Street',
        city: 'Sheffield',
        postCode: 'S1 2AB',
        country: 'United Kingdom',
        phone1: '+44 7700 900123',
        email: 'ruth@hallam.example',
      },
    ],
    [
      'a British one in few lines, with a county',
      'Imran Sheikh\nFlat 3, 14 High Street, Luton, Bedfordshire, LU1 2AA, England\nTel: 01582 000000 ',
      'receiver',
      {
        contactPerson: 'Imran Sheikh',
        address: 'Flat 3, 14 High Street',
        city: 'Luton',
        state: 'Bedfordshire',
        postCode: 'LU1 2AA',
        country: 'United Kingdom',
        phone1: '01582 000000',
      },
    ],
    [
      'a Pakistani one with labels',
      '*Name:* Ali Raza\n*Address:* House 12, Street 4, DHA Phase 5, Lahore 54000\n*Ph:* 0300-1234567\n*CNIC:* 35202-0000000-1',
      'shipper',
      {
        contactPerson: 'Ali Raza',
        address: 'House 12, Street 4, DHA Phase 5',
        city: 'Lahore',
        postCode: '54000',
        phone1: '0300-1234567',
        ntnCnic: '35202-0000000-1',
      },
    ],
    [
      'a Pakistani one without labels',
      'Chenab Fans (Pvt) Ltd\nUsman Ghani 0321 7654321\n35201-0000000-9\nGT Road, Gujrat, Punjab, Pakistan',
      'shipper',
      {
        company: 'Chenab Fans (Pvt) Ltd',
        contactPerson: 'Usman Ghani',
        phone1: '0321 7654321',
        ntnCnic: '35201-0000000-9',
        city: 'Gujrat',
        state: 'Punjab',
        address: 'GT Road, Pakistan',
      },
    ],
    [
      'one of the Emirates',
      'Bilal Ahmed\nAl Noor Trading LLC\nOffice 204, Al Ghurair Building\nP.O. Box 12345\nDeira\nDubai UAE\nMob 00971 50 123 4567\nOffice +971 4 222 0000',
      'receiver',
      {
        contactPerson: 'Bilal Ahmed',
        company: 'Al Noor Trading LLC',
        address: 'Office 204, Al Ghurair Building, P.O. Box 12345, Deira',
        city: 'Dubai',
        country: 'United Arab Emirates',
        phone1: '00971 50 123 4567',
        phone2: '+971 4 222 0000',
      },
    ],
    [
      'a town that stands for its country',
      'Name: Sara\nVilla 9 Jumeirah\nDubai\n+971501234567',
      'receiver',
      {
        contactPerson: 'Sara',
        address: 'Villa 9 Jumeirah',
        city: 'Dubai',
        country: 'United Arab Emirates',
        phone1: '+971501234567',
      },
    ],
    [
      'a Saudi one',
      'Abdullah Est\nKing Fahd Road\nBuilding No 7, Flat 22\nRiyadh 12211-3456\nKSA\nPhone no 0501234567 / 0112223333',
      'receiver',
      {
        company: 'Abdullah Est',
        address: 'King Fahd Road, Building No 7, Flat 22',
        city: 'Riyadh',
        postCode: '12211-3456',
        country: 'Saudi Arabia',
        phone1: '0501234567 / 0112223333',
      },
    ],
    [
      'an American one',
      'Jane Roe\n1234 Main St Apt 5\nSpringfield, IL 62704\nUSA\n(217) 555-0100',
      'receiver',
      {
        contactPerson: 'Jane Roe',
        address: '1234 Main St Apt 5',
        city: 'Springfield',
        state: 'IL',
        postCode: '62704',
        country: 'United States',
        phone1: '(217) 555-0100',
      },
    ],
    [
      'a German one, its post code before the town',
      'Weber GmbH\nAnna Weber\nHauptstr. 5\n10115 Berlin\nDeutschland Germany',
      'receiver',
      {
        company: 'Weber GmbH',
        contactPerson: 'Anna Weber',
        city: 'Berlin',
        postCode: '10115',
        country: 'Germany',
        address: 'Hauptstr. 5, Deutschland',
      },
    ],
    [
      'one in Urdu with labels',
      'نام: عائشہ خان\nپتہ: مکان ۱۲، گلی ۴، ماڈل ٹاؤن\nشہر: لاہور\nفون: ۰۳۰۰۱۲۳۴۵۶۷',
      'shipper',
      { contactPerson: 'عائشہ خان', address: 'مکان ۱۲, گلی ۴, ماڈل ٹاؤن', city: 'لاہور', phone1: '03001234567' },
    ],
    [
      'one in Urdu without labels',
      'بلال احمد\nاحمد ٹریڈرز\nمکان 5، گلی 2\nلندن\nبرطانیہ\n+447700900123',
      'receiver',
      {
        contactPerson: 'بلال احمد',
        company: 'احمد ٹریڈرز',
        address: 'مکان 5, گلی 2',
        city: 'لندن',
        country: 'United Kingdom',
        phone1: '+447700900123',
      },
    ],
    [
      'labels on lines of their own, copied with date and sender',
      '[21/11, 2:32 pm] Sana: Name:\n[21/11, 2:33 pm] Sana: John Smith\nAddress:\n5 Queen Road, Perth WA 6000\nCountry: Australia\nCell # +61 400 000 000\nEmail - john@smith.example',
      'receiver',
      {
        contactPerson: 'John Smith',
        address: '5 Queen Road',
        city: 'Perth',
        state: 'WA',
        postCode: '6000',
        country: 'Australia',
        phone1: '+61 400 000 000',
        email: 'john@smith.example',
      },
    ],
    [
      'all of it labelled, the town twice',
      'Company: Al Noor LLC\nContact: Bilal\nAddress: Villa 9, Street 3, Dubai\nCity: Dubai\nCountry: UAE\nContact No: 00971501234567',
      'receiver',
      {
        company: 'Al Noor LLC',
        contactPerson: 'Bilal',
        address: 'Villa 9, Street 3',
        city: 'Dubai',
        country: 'United Arab Emirates',
        phone1: '00971501234567',
      },
    ],
    [
      'a country by itself beside labels',
      'نام: عائشہ خان\nشہر: لندن\nUK',
      'receiver',
      { contactPerson: 'عائشہ خان', city: 'لندن', country: 'United Kingdom' },
    ],
    [
      'what the party has no field for',
      'Ruth Hallam\n77 Mill Street\nCNIC: 35202-0000000-1\nFax: 0114 000000',
      'receiver',
      { contactPerson: 'Ruth Hallam', address: '77 Mill Street, CNIC: 35202-0000000-1', fax: '0114 000000' },
    ],
  ])('%s', (_name, text, role, expected) => {
    expect(isAddressBlock(text)).toBe(true)
    expect(read(text, role)).toEqual(expected)
  })

  it.each([
    ['', false],
    ['77 Mill Street', false],
    ['77 Mill Street\n', false],
    ['Ruth\r\n\r\n77 Mill Street', true],
    ['a\n'.repeat(31), false],
    [`a\n${'b'.repeat(2000)}`, false],
  ])('%j has the lines of an address: %s', (text, expected) => expect(isAddressBlock(text)).toBe(expected))

  it('joins the lines of a text', () => expect(inOneLine(' House 12,\r\n\n Street 4 ')).toBe('House 12, Street 4'))

  it('loses no word of any line', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'Lahore',
        '54000',
        'S1 2AB',
        'UK',
        'Pakistan',
        'Ltd',
        '0300-1234567',
        'a@b.example',
        'House',
        '12',
      ),
      // Only letters that occur in no label and no name of a country.
      fc.stringMatching(/^[BGXbgx0-9ی,+()/ -]{1,12}$/),
    )
    const line = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 2, maxLength: 12 }),
        fc.constantFrom<PartyRole>('shipper', 'receiver'),
        (lines, role) => {
          const found = read(lines.join('\n'), role)
          const kept = Object.values(found).join(' ')
          const asNamed = `${kept} ${found.country === undefined ? '' : 'UK Pakistan'}`
          for (const each of lines.join(' ').match(/[\p{L}\p{N}]+/gu) ?? []) expect(asNamed).toContain(each)
        },
      ),
    )
  })
})
