import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { company } from '@/company'
import { SendOnWhatsApp } from '@/components/send/SendOnWhatsApp'
import { readTrackingNumbers } from '@/domain/tracking/trackingNumbers'

const sana = { company: 'Sana Textile Works', contactPerson: 'Sana Mehmood', phone1: '0300 0000017', phone2: '' }

/** The messages to the shipper, and to a receiver in this country. */
async function messages(phone1: string, country: string): Promise<string[]> {
  const receiver = { company: '', contactPerson: 'Ruth Hallam', phone1, phone2: '', country }
  render(
    <SendOnWhatsApp company={company} airwayBillNo="3047182972" service="Express" shipper={sana} receiver={receiver} />,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'واٹس ایپ پر بھیجیں' }))
  return screen
    .getAllByRole('link')
    .map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '')
}

it('each line of a message begins in Urdu, so that it reads from right to left', async () => {
  const [toShipper = '', toReceiver = ''] = await messages('0301 1234567', 'Pakistan')
  for (const line of [toShipper, toReceiver].join('\n').split('\n')) expect(line).toMatch(/^\p{Script=Arabic}/u)
  expect(toShipper).toMatch(/\/ur\/tracking\/3047182972$/)
  expect(readTrackingNumbers(toReceiver).numbers).toEqual(['3047182972'])
})

it('a message to a receiver abroad is in English, with a link to the English page', async () => {
  const [toShipper, toReceiver] = await messages('07700 900123', 'United Kingdom')
  expect(toShipper).toMatch(/^\p{Script=Arabic}/u)
  expect(toReceiver).toMatch(/^Chenab.*has booked a shipment to you\. Its number is 3047182972\./)
  expect(toReceiver).toMatch(/example\/tracking\/3047182972$/)
  expect(toReceiver).not.toMatch(/\p{Script=Arabic}/u)
})
