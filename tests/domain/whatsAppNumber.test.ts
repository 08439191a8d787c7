import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { whatsAppNumber } from '@/domain/whatsAppNumber'

describe('the WhatsApp number', () => {
  test.each([
    ['0300 0000017', 'Pakistan', '923000000017'],
    ['0300 1234567 ext 12', 'Pakistan', '923001234567'],
    ['۰۳۰۰-۱۲۳۴۵۶۷', 'Pakistan', '923001234567'],
    ['+44 7700 900123', 'Pakistan', '447700900123'],
    ['07700 900123', 'United Kingdom', '447700900123'],
    ['03000000017 (Ali) / 03000000018', 'Pakistan', '923000000018'],
    ['111-222-333', 'Pakistan', null],
    ['', 'Pakistan', null],
  ])('of %j in %s is %j', (phone, country, number) => {
    expect(whatsAppNumber([phone], country)).toBe(number)
  })

  it('is the second phone if the first cannot be parsed', () => {
    expect(whatsAppNumber(['111-222-333', '0300 0000018'], 'Pakistan')).toBe('923000000018')
    expect(whatsAppNumber(['0', '0'], 'Pakistan')).toBeNull()
  })

  it('contains only digits, whatever was typed', () => {
    const typed = fc.stringMatching(/^[+0-9۰-۹ ()/.,;xet:#-]{0,30}$/)
    fc.assert(
      fc.property(typed, (phone) => {
        expect(whatsAppNumber([phone], 'Pakistan') ?? '').toMatch(/^\d*$/)
      }),
    )
  })
})
