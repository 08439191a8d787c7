import { describe, expect, test } from 'vitest'
import type { Addressee } from '@/domain/shipment/shipmentMessage'
import { shipmentText } from '@/texts/shipmentText'

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
  ])('to the %s, from %j, by %j', (to, shipper, service, lines) => {
    const place = 'https://www.chenab.example/tracking/3047182972'
    const news = {
      company: 'Chenab',
      airwayBillNo: '3047182972',
      service,
      windows,
      shipper,
      place,
    }
    expect(shipmentText(to, news, 'en').split('\n')).toEqual([...lines, `Track it here: ${place}`])
  })
})
