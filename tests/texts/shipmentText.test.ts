import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { company } from '@/company'
import type { Addressee } from '@/domain/shipment/shipmentMessage'
import { readTrackingNumbers, trackingNumberProblem } from '@/domain/tracking/trackingNumbers'
import english from '@/texts/en/send.json'
import { shipmentText } from '@/texts/shipmentText'
import urdu from '@/texts/ur/send.json'

const windows = [{ name: 'Express', from: 5, to: 7 }]
const sana = { company: 'Sana Textile Works', contactPerson: 'Sana Mehmood' }
const expected = 'Service: ⁨Express⁩. Delivery is expected 5 to 7 working days after booking.'

describe('the message about a shipment', () => {
  test.each<[Addressee, typeof sana, string, string[]]>([
    ['shipper', sana, 'Express', ['Chenab: your shipment 3047182972 is booked.', expected]],
    ['shipper', sana, ' express ', ['Chenab: your shipment 3047182972 is booked.', expected]],
    ['shipper', sana, 'Air Cargo', ['Chenab: your shipment 3047182972 is booked.', 'Service: ⁨Air Cargo⁩.']],
    ['shipper', sana, '', ['Chenab: your shipment 3047182972 is booked.']],
    [
      'receiver',
      sana,
      'Express',
      ['Chenab: ⁨Sana Mehmood⁩ has booked a shipment to you. Its number is 3047182972.', expected],
    ],
    [
      'receiver',
      { ...sana, contactPerson: ' ' },
      '',
      ['Chenab: ⁨Sana Textile Works⁩ has booked a shipment to you. Its number is 3047182972.'],
    ],
    [
      'receiver',
      { company: '', contactPerson: '' },
      '',
      ['Chenab: a shipment to you is booked. Its number is 3047182972.'],
    ],
  ])('to the %s, from %j, by %j has the lines %j', (to, shipper, service, lines) => {
    const place = 'https://www.chenab.example/tracking/3047182972'
    const facts = {
      company: 'Chenab',
      airwayBillNo: '3047182972',
      service,
      windows,
      shipper,
      trackingUrl: place,
    }
    expect(shipmentText(to, facts, 'en').split('\n')).toEqual([...lines, `Track it here: ${place}`])
  })
})

const number = fc.stringMatching(/^\d{10}$/)
/** Texts without ten digits in a row, which could be taken for the number. */
const words = fc.constantFrom(
  'Sana Mehmood',
  'Call Center 24',
  'Mobile House 0300-1234567',
  '7 Star (Pvt) Ltd.',
  'Tracking & Co, No. 5',
  'خان فون 12',
)
const days = fc.integer({ min: 0, max: 99 })
const site = fc.constantFrom(
  company.siteUrl,
  'https://courier24.example',
  'https://1234567890.example:8080',
  'http://10.0.0.7/2026/11/27',
  'https://x.example/tracking',
  'https://x.example/tracking/2026-11-27',
)
const path = fc.constantFrom('/tracking/', '/ur/tracking/')

const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

describe('the company’s own message, pasted whole', () => {
  it('tracks its shipment, whoever, whenever and however it is sent', () => {
    fc.assert(
      fc.property(
        fc.record({
          number,
          words,
          service: words,
          days,
          site,
          path,
          to: fc.constantFrom<Addressee>('shipper', 'receiver'),
        }),
        ({ number: airwayBillNo, words: name, service, days: from, site: url, path: way, to }) => {
          const facts = {
            company: company.name,
            airwayBillNo,
            service,
            windows: [{ name: service, from, to: from + 2 }],
            shipper: { company: name, contactPerson: '' },
            trackingUrl: url + way + airwayBillNo,
          }
          const text = shipmentText(to, facts, 'en')
          expect(readTrackingNumbers(text)).toMatchObject({ numbers: [airwayBillNo], rejected: [] })
          expect(trackingNumberProblem(text)).toBeNull()
        },
      ),
    )
  })

  it.each([
    ['English', english],
    ['Urdu', urdu],
  ])('tracks it in each of its sentences in %s', (_language, texts) => {
    const sentences = [texts.toShipperText, texts.toReceiverText, texts.toReceiverUnnamed]
    fc.assert(
      fc.property(number, words, words, days, site, path, (each, name, service, from, url, way) => {
        const place = url + way + each
        const values = { company: company.name, number: each, shipper: name, service, from, to: from + 2, place }
        for (const first of sentences)
          for (const end of [[texts.expected, texts.track], [texts.service, texts.track], [texts.track], []]) {
            const text = [first, ...end].map((sentence) => filled(sentence, values)).join('\n')
            for (const pasted of [text, text.replaceAll('\n', ' '), `[27/11, 10:30 am] +92 300 1234567: ${text}`])
              expect(readTrackingNumbers(pasted)).toMatchObject({ numbers: [each], rejected: [] })
          }
      }),
    )
  })
})
