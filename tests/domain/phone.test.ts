import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isDoubtfulPhone, printedPhone } from '@/domain/phone'

describe('a printed phone number', () => {
  test.each([
    ['923001234567', '00923001234567'],
    ['+923001234567', '00923001234567'],
    ['00923001234567', '00923001234567'],
    ['+92 300 1234567', '00923001234567'],
    ['(0092) 300-1234567', '00923001234567'],
    ['92\u00a0300\u00a01234567', '00923001234567'],
    ['0300‑1234567', '00923001234567'],
    ['03001234567', '00923001234567'],
    ['0300/1234567', '00923001234567'],
    ['300 1234567', '00923001234567'],
    [' 923001234567 ', '00923001234567'],
    ['+92 (0)300 1234567', '00923001234567'],
    ['9203001234567', '00923001234567'],
    ['042-35761234', '00924235761234'],
    ['042-111-222-333', '009242111222333'],
    // With an extension.
    ['0300 1234567 ext 12', '00923001234567 ext 12'],
    ['042-35761234, ext. 12', '00924235761234 ext 12'],
    ['+44 20 7946 0000x12', '00442079460000 ext 12'],
    // Abroad.
    ['+44 (0)20 7946 0000', '00442079460000'],
    ['0044 (0) 20 7946 0000', '00442079460000'],
    ['+44 20 7946 0000', '00442079460000'],
    ['441130000000', '00441130000000'],
    ['+1 (212) 555-0100', '0012125550100'],
    ['+390612345678', '00390612345678'],
    // Several numbers in one field.
    ['03001234567 / 03217654321', '00923001234567 / 00923217654321'],
    ['+92 300 1234567, 0092-321-7654321', '00923001234567 / 00923217654321'],
    ['03001234567 OR 03217654321', '00923001234567 / 00923217654321'],
    ['03001234567 & 042-35761234 ext 5', '00923001234567 / 00924235761234 ext 5'],
    ['0000000 / 03001234567', '00923001234567'],
    ['0300-1234567 0321-7654321', '00923001234567 / 00923217654321'],
    ['0300 1234567 - +92 321 7654321', '00923001234567 / 00923217654321'],
    ['03001234567 and 03217654321', '00923001234567 / 00923217654321'],
    ['03001234567 یا 03217654321', '00923001234567 / 00923217654321'],
    ['+92 042 3576 1234', '00924235761234'],
    // With invisible and full-width characters, as other programs store them.
    ['\u202a+92 300\u00a01234567\u202c\u3164', '00923001234567'],
    ['＋92 300–1234567', '00923001234567'],
    // Persian digits, as Urdu keyboards type them, and Arabic ones.
    ['۰۳۰۰ ۱۲۳۴۵۶۷', '00923001234567'],
    ['+۹۲ ۳۰۰ ۱۲۳۴۵۶۷', '00923001234567'],
    ['۰۳۰۰۱۲۳۴۵۶۷، ۰۳۲۱۷۶۵۴۳۲۱', '00923001234567 / 00923217654321'],
  ])('of a shipper: %j is printed %j', (phone, printed) => {
    expect(printedPhone(phone, 'Pakistan')).toBe(printed)
    expect(isDoubtfulPhone(phone, 'Pakistan')).toBe(false)
  })

  test.each(['', '  ', '0', '۰', '0000000', '-', 'n/a', 'N.A.', 'null', 'none', null, undefined])(
    '%j is not a phone number',
    (phone) => {
      expect(printedPhone(phone, 'Pakistan')).toBe('')
      expect(isDoubtfulPhone(phone ?? '', 'Pakistan')).toBe(false)
    },
  )

  test.each([
    ['07911 123456', 'United Kingdom', '00447911123456'],
    ['020 7946 0958', 'United Kingdom', '00442079460958'],
    // Reserved for examples, so that no list of numbers has it.
    ['07700 900123', 'UK', '00447700900123'],
    ['447700900123', 'Germany', '00447700900123'],
    ['4917612345678', 'Germany', '004917612345678'],
    ['050 123 4567', 'UAE', '00971501234567'],
    ['(212) 555-0100', 'U.S.A.', '0012125550100'],
    ['12125550100', 'United States of America', '0012125550100'],
    ['13812345678', 'China', '008613812345678'],
    ['9112345678', 'India', '00919112345678'],
    ['00923001234567', 'United States', '00923001234567'],
    ['+92 300 1234567', 'Atlantis', '00923001234567'],
    ['0092 300 1234567', '', '00923001234567'],
  ])('%s of a receiver in %j is printed %s', (phone, country, printed) => {
    expect(printedPhone(phone, country)).toBe(printed)
    expect(isDoubtfulPhone(phone, country)).toBe(false)
  })

  test.each([
    ['111-222-333', 'Pakistan'],
    ['042-35761234/35', 'Pakistan'],
    ['042-35761234-35', 'Pakistan'],
    ['+92 42 35761234 - 5', 'Germany'],
    ['https://wa.me/923001234567', 'Pakistan'],
    ['3571234', 'Pakistan'],
    ['0300 123456', 'Pakistan'],
    ['0300 123456789', 'Pakistan'],
    ['+03001234567', 'Pakistan'],
    ['0300 1234567 ext 12b', 'Pakistan'],
    ['03001234567 Ali', 'Pakistan'],
    ['ask at the shop', 'Pakistan'],
    ['020 7946 0000', 'Atlantis'],
    ['020 7946 0000', ''],
    ['/'.repeat(300), 'Pakistan'],
  ])('%j in %j cannot be parsed: printed as typed, and asked about', (phone, country) => {
    expect(printedPhone(phone, country)).toBe(phone)
    expect(isDoubtfulPhone(phone, country)).toBe(true)
  })

  test.each([
    ['00440000000044', 'Pakistan', '00440000000044'],
    ['440000000044 ext 12', 'United Kingdom', '00440000000044 ext 12'],
    ['966000001234', 'KSA', '00966000001234'],
  ])('%s in %s has a country code, although no network uses it: printed as %s', (phone, country, printed) => {
    expect(printedPhone(phone, country)).toBe(printed)
    expect(isDoubtfulPhone(phone, country)).toBe(false)
  })

  test.each(['+92 300 123456', '0092 300 12345678'])('%s is not a complete mobile number: asked about', (phone) => {
    expect(printedPhone(phone, 'Germany')).toBe(phone.replace(/\D/g, '').replace(/^(00)?/, '00'))
    expect(isDoubtfulPhone(phone, 'Germany')).toBe(true)
  })

  it('is unchanged once it has its country code', () => {
    const digits = fc.stringMatching(/^[1-9]\d{7,13}$/)
    fc.assert(
      fc.property(digits, fc.constantFrom('+', '00'), fc.constantFrom('Pakistan', ''), (number, prefix, country) => {
        const printed = printedPhone(prefix + number, country)
        expect(printedPhone(printed, country)).toBe(printed)
      }),
    )
  })

  it('is equal for every usual form of a Pakistani mobile number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^30\d$/), fc.stringMatching(/^\d{7}$/), (network, own) => {
        const forms = ['0', '', '+92', '+92 ', '0092', '0092-', '92', '92 '].flatMap((front) =>
          ['', ' ', '-'].map((mark) => `${front}${network}${mark}${own}`),
        )
        for (const form of forms) expect(printedPhone(form, 'Pakistan'), form).toBe(`0092${network}${own}`)
      }),
    )
  })
})
