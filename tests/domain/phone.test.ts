// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { countryCode, hasPhone, lacksCountryCode, phoneProblem, printedPhone } from '@/domain/phone'

const PAKISTAN = '92'

describe('a phone on paper', () => {
  test.each([
    ['923001234567', '00923001234567'],
    ['+923001234567', '00923001234567'],
    ['00923001234567', '00923001234567'],
    ['+92 300 1234567', '00923001234567'],
    ['+92-300-1234567', '00923001234567'],
    ['(0092) 300-1234567', '00923001234567'],
    ['92.300.123/4567', '00923001234567'],
    ['92\u00a0300\u00a01234567', '00923001234567'],
    ['0300‑1234567', '00923001234567'],
    ['03001234567', '00923001234567'],
    ['0300-1234567', '00923001234567'],
    ['0300/1234567', '00923001234567'],
    ['(0300) 1234567', '00923001234567'],
    ['3001234567', '00923001234567'],
    ['0300 1234567 ext 12', '00923001234567 ext 12'],
    ['0300 1234567 ext 12b', '00923001234567ext12b'],
    ['300 1234567', '00923001234567'],
    ['+92 (0)300 1234567', '00923001234567'],
    ['+92 0300 1234567', '00923001234567'],
    ['9203001234567', '00923001234567'],
    ['+03001234567', '00923001234567'],
    ['042-35761234', '00924235761234'],
    ['(042) 35761234', '00924235761234'],
    // abroad
    ['441130000000', '00441130000000'],
    ['+44 (0)20 7946 0000', '00442079460000'],
    ['0044 (0) 20 7946 0000', '00442079460000'],
    ['+44(0)20-7946-0000', '00442079460000'],
    ['(+44) (0)20 7946 0000', '00442079460000'],
    ['+1 (212) 555-0100', '0012125550100'],
    ['+44 (20) 7946 0000', '00442079460000'],
    ['+44 (2 0) 7946 0000', '00442079460000'],
    ['+390612345678', '00390612345678'],
    ['+39 300 1234567', '00393001234567'],
    ['+44 20 7946 0000 ext. 12', '00442079460000 ext 12'],
    ['+44 20 7946 0000 x12', '00442079460000 ext 12'],
    ['+44 20 7946 0000x12', '00442079460000 ext 12'],
    // two numbers in one field
    ['03001234567 / 03217654321', '00923001234567 / 00923217654321'],
    ['03001234567/03217654321', '00923001234567 / 00923217654321'],
    ['+92 300 1234567, 0092-321-7654321', '00923001234567 / 00923217654321'],
    ['03001234567; 03217654321', '00923001234567 / 00923217654321'],
    ['03001234567 or 03217654321', '00923001234567 / 00923217654321'],
    ['03001234567 OR 03217654321', '00923001234567 / 00923217654321'],
    ['03001234567 & 03217654321', '00923001234567 / 00923217654321'],
    ['3001234,3217654,3331234', '003001234 / 003217654 / 003331234'],
    ['042/35761234 / 03217654321', '00924235761234 / 00923217654321'],
    ['0000000 / 03001234567', '00923001234567'],
    ['03001234567 /', '00923001234567'],
    // Arabic and Persian digits, the latter as Urdu is typed
    ['٠٣٠٠١٢٣٤٥٦٧', '00923001234567'],
    ['۰۳۰۰۱۲۳۴۵۶۷', '00923001234567'],
    ['۳۰۰ ۱۲۳۴۵۶۷', '00923001234567'],
    ['+۹۲ ۳۰۰ ۱۲۳۴۵۶۷', '00923001234567'],
    ['۰۰۹۲۳۰۰۱۲۳۴۵۶۷', '00923001234567'],
    ['۰۳۰۰۱۲۳۴۵۶۷، ۰۳۲۱۷۶۵۴۳۲۱', '00923001234567 / 00923217654321'],
    ['۰', ''],
    ['٠٠٠', ''],
    [' 923001234567 ', '00923001234567'],
    ['0', ''],
    ['00', ''],
    ['0000000', ''],
    ['', ''],
    ['  ', ''],
    ['-', ''],
    ['n/a', ''],
    ['null', ''],
    [null, ''],
    [undefined, ''],
  ])('of a shipper: %j is printed %j', (phone, printed) => {
    expect(printedPhone(phone, PAKISTAN)).toBe(printed)
    expect(hasPhone(phone)).toBe(printed !== '')
  })

  test.each([
    ['+44 (0)20 7946 0000', '00442079460000', false],
    ['00442079460000', '00442079460000', false],
    ['442079460000', '00442079460000', false],
    ['020 7946 0000', '0002079460000', true],
    ['+923001234567', '00923001234567', false],
    ['03001234567', '0003001234567', true],
    ['+44 20 7946 0000 / 020 7946 0001', '00442079460000 / 0002079460001', true],
    ['3001234567', '003001234567', false],
    ['0', '', false],
    ['', '', false],
  ])('of a receiver whose code is not known: %j is printed %j', (phone, printed, lacks) => {
    expect(printedPhone(phone, null)).toBe(printed)
    expect(lacksCountryCode(phone, null)).toBe(lacks)
    expect(lacksCountryCode(phone, PAKISTAN)).toBe(false)
  })

  it('does not change any more once it has its code', () => {
    const digits = fc.stringMatching(/^[1-9]\d{7,13}$/)
    fc.assert(
      fc.property(digits, fc.constantFrom('+', '00'), fc.constantFrom(PAKISTAN, null), (number, prefix, home) => {
        const printed = printedPhone(prefix + number, home)
        expect(printedPhone(printed, home)).toBe(printed)
        expect(phoneProblem(printed, 'Phone')).toBeNull()
        expect(lacksCountryCode(printed, home)).toBe(false)
      }),
    )
  })

  it('is the same for every usual form of a Pakistani mobile', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^3\d{2}$/), fc.stringMatching(/^\d{7}$/), (network, own) => {
        const forms = ['0', '', '+92', '+92 ', '0092', '0092-', '92', '92 '].flatMap((front) =>
          ['', ' ', '-'].map((mark) => `${front}${network}${mark}${own}`),
        )
        for (const form of forms) {
          expect(printedPhone(form, PAKISTAN), form).toBe(`0092${network}${own}`)
          expect(phoneProblem(form, 'Mobile'), form).toBeNull()
        }
      }),
    )
  })
})

test.each([
  ['Pakistan', PAKISTAN],
  [' PAKISTAN ', PAKISTAN],
  ['Germany', null],
  ['East Pakistan', null],
  ['Pakistan Town', null],
  ['', null],
])('the code of %j is %s', (country, code) => {
  expect(countryCode(country)).toBe(code)
})

describe('what is wrong with a phone', () => {
  test.each([
    '',
    ' ',
    '0',
    '0000',
    '03001234567',
    '+92 300 1234567',
    '۰۳۰۰-۱۲۳۴۵۶۷',
    '+44 (0)20 7946 0000',
    '042/35761234',
    '03001234567 / 03217654321',
    '03001234567, 03217654321,',
    '+44 20 7946 0000 ext 12',
    '3571234',
    '3571004',
    '+3571004',
  ])('nothing with %j', (phone) => {
    expect(phoneProblem(phone, 'Mobile')).toBeNull()
  })

  test.each([
    'abc',
    '-',
    '+',
    'n/a',
    '300',
    '123456',
    '0300 (Ali)',
    '03001234567 Ali',
    '0300123456789012345',
    '0300+1234567',
    '++923001234567',
    '03001234567 / abc',
    'ali@example.com',
    '0000000 / 0000000',
  ])('%j is none', (phone) => {
    expect(phoneProblem(phone, 'Mobile')).toBe('Mobile must be a phone number')
  })
})
