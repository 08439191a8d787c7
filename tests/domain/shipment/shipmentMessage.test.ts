import { describe, expect, test } from 'vitest'
import { type Addressee, isInEnglish, shipmentMessage } from '@/domain/shipment/shipmentMessage'

const windows = [{ name: 'Express', from: 5, to: 7 }]
const sana = { company: 'Sana Textile Works', contactPerson: 'Sana Mehmood' }
const expected = { key: 'send.expected', values: { service: 'Express', from: 5, to: 7 } }
const toShipper = { key: 'send.toShipperText', values: { company: 'Chenab', number: '3047182972' } }
const toReceiver = (shipper: string) => ({
  key: 'send.toReceiverText',
  values: { company: 'Chenab', number: '3047182972', shipper },
})

describe('the message about a shipment', () => {
  test.each<[Addressee, typeof sana, string, unknown[]]>([
    ['shipper', sana, 'Express', [toShipper, expected]],
    ['shipper', sana, ' express ', [toShipper, expected]],
    ['shipper', sana, 'Air Cargo', [toShipper, { key: 'send.service', values: { service: 'Air Cargo' } }]],
    ['shipper', sana, '', [toShipper]],
    ['receiver', sana, 'Express', [toReceiver('Sana Mehmood'), expected]],
    ['receiver', { ...sana, contactPerson: ' ' }, '', [toReceiver('Sana Textile Works')]],
    ['receiver', { company: '', contactPerson: '' }, '', [{ ...toShipper, key: 'send.toReceiverUnnamed' }]],
  ])('to the %s, from %j, by %j has the lines %j', (to, shipper, service, lines) => {
    const place = 'https://www.chenab.example/tracking/3047182972'
    const facts = { company: 'Chenab', airwayBillNo: '3047182972', service, windows, shipper, trackingUrl: place }
    expect(shipmentMessage(to, facts)).toEqual([...lines, { key: 'send.track', values: { place } }])
  })

  test('promises no tracking under a number that the tracking page refuses', () => {
    const trackingUrl = 'https://www.chenab.example/tracking/72'
    const facts = { company: 'Chenab', airwayBillNo: '72', service: '', windows, shipper: sana, trackingUrl }
    expect(shipmentMessage('shipper', facts)).toEqual([
      { key: 'send.toShipperText', values: { company: 'Chenab', number: '72' } },
    ])
  })
})

test.each<[Addressee, string, boolean]>([
  ['receiver', 'United Kingdom', true],
  ['receiver', 'Pakistan', false],
  ['receiver', 'Atlantis', false],
  ['shipper', 'United Kingdom', false],
])('a message to the %s in %s is in English whatever the page: %s', (to, country, isEnglish) => {
  expect(isInEnglish(to, country)).toBe(isEnglish)
})
