import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inLanguage } from '@/texts/inLanguage'
import { serviceText } from '@/texts/serviceText'
import { t, type TextKey } from '@/texts/t'
import { withBackend } from '../app'
import {
  addShipment,
  chooseCountry,
  control,
  CREATE,
  creations,
  openBooking,
  withReceiptTab,
} from '../booking/bookingScreen'

// Runs in English and in Urdu (vite.config.ts); both send the same bytes.

const { store, server } = withBackend()
withReceiptTab()

/** The fields from the first to the last, by their labels. */
const conversation: readonly (readonly [section: TextKey, field: TextKey, answer: string])[] = [
  ['booking.shipper', 'booking.company', 'Sana Textile Works'],
  ['booking.shipper', 'booking.contactPerson', 'ثنا محمود'],
  ['booking.shipper', 'booking.ref', 'PO-2291'],
  ['booking.shipper', 'booking.city', 'Gujrat'],
  ['booking.shipper', 'booking.mobile1', '0300 0000017'],
  ['booking.shipper', 'booking.ntnCnic', '34201-0000000-7'],
  ['booking.receiver', 'booking.company', 'Hallam & Daughters'],
  ['booking.receiver', 'booking.contactPerson', 'Ruth Hallam'],
  ['booking.receiver', 'booking.address', '77 Mill Street'],
  ['booking.receiver', 'booking.city', 'Sheffield'],
  ['booking.receiver', 'booking.postCode', 'S1 2AB'],
  ['booking.receiver', 'booking.phone1', '440000000044'],
  ['booking.shipment', 'booking.amount', '14,500.00'],
  ['booking.shipment', 'booking.discount', '500'],
  ['booking.shipment', 'booking.gst', '16'],
  ['booking.shipment', 'booking.weightInKg', '12.5'],
  ['booking.shipment', 'booking.pieces', '1'],
]
const chosen: readonly (readonly [field: TextKey, answer: string])[] = [
  ['booking.payment', t('booking.cash')],
  ['booking.shipmentType', t('booking.parcel')],
  ['booking.codOrNot', t('booking.notCod')],
  ['booking.remoteArea', t('booking.no')],
]

const SENT = [
  ['airwayBillNo', '4010020201'],
  [
    'shipperDetails',
    '{"shipperCompany":"Sana Textile Works","shipperContactPerson":"ثنا محمود","shipperRef":"PO-2291","shipperAddress":"",' +
      '"shipperState":"","shipperCity":"Gujrat","shipperPostCode":"","shipperPhone1":"0300 0000017","shipperPhone2":"",' +
      '"shipperNtnCnicNo":"34201-0000000-7","shipperEmail":""}',
  ],
  [
    'receiverDetails',
    '{"recCompany":"Hallam & Daughters","recContactPerson":"Ruth Hallam","recAddress":"77 Mill Street",' +
      '"recCountry":"United Kingdom","recState":"","recCity":"Sheffield","recPostCode":"S1 2AB",' +
      '"recPhone1":"440000000044","recPhone2":"","recFax":"","recEmail":""}',
  ],
  ['origin', 'Pakistan'],
  ['service', '65f002000000000000000002'],
  ['paymentType', '1'],
  ['amount', '14500.00'],
  ['discount', '500'],
  ['gst', '16'],
  ['cod', '0'],
  ['codAmount', ''],
  ['shipmentType', '1'],
  ['weight', '12.5'],
  ['pieces', '1'],
  ['insurance', '-1'],
  ['worthOfPackage', ''],
  ['remArea', '0'],
  ['remarks', ''],
  ['dimValues', '[{"length":"","width":"","height":""}]'],
  ['invoiceValues', '[{"description":"Cotton bedspread, hand-blocked","quantity":24,"price":11.5,"total":276}]'],
] as const

/** Typing about 250 letters takes longer on a busy machine than other tests may. */
it('a booking is made from the first field to the booked panel, past a mistake and a refusal', async () => {
  const sent: string[] = []
  server.events.on('request:start', async ({ request }) => {
    if (!request.url.endsWith(CREATE)) return
    const body = await request.clone().text()
    const boundary = body.slice(0, body.indexOf('\r\n'))
    sent.push(body.replaceAll(boundary, '--').replaceAll('Content-Disposition: form-data; ', ''))
  })
  const site = await openBooking(store)
  const { user } = site
  await user.selectOptions(control('service'), serviceText('Express'))
  for (const [section, field, answer] of conversation) {
    const place = screen.getByText(t(section), { selector: 'legend' }).closest('fieldset') ?? document.body
    await user.type(within(place).getByLabelText(t(field)), answer)
    if (field === 'booking.address') await chooseCountry(site, 'UK')
  }
  for (const [field, answer] of chosen) await user.selectOptions(screen.getByLabelText(t(field)), answer)
  await waitFor(() => expect(control('grossTotal')).toHaveValue('16,240.00'))

  // The invoice line is left out, which the form must report.
  await addShipment(site)
  const summary = (await screen.findByText(t('booking.needAttention', { count: 1 }))).closest('[role=alert]')
  expect(summary).toHaveTextContent(t('booking.invoiceRequired'))
  expect(creations(store)).toEqual([])
  // The summary takes the focus after a moment, which must not be while the field is typed.
  await waitFor(() => expect(summary).toHaveFocus())
  await user.click(within(summary as HTMLElement).getByRole('button'))
  await user.keyboard('Cotton bedspread, hand-blocked{Tab}24{Tab}11.50')

  store.faults.push({ method: 'POST', path: CREATE, status: 413, body: {} })
  await addShipment(site)
  expect((await screen.findAllByText(inLanguage('Payload Too Large')))[0]).toBeVisible()
  expect(control('recCity')).toHaveValue('Sheffield')

  await addShipment(site)
  const panel = await screen.findByRole('region', { name: t('booking.booked') })
  const number = creations(store)[1]?.fields['airwayBillNo'] ?? ''
  expect(panel).toHaveTextContent(t('booking.isBooked', { number }))
  expect(within(panel).getByText(t('booking.collectCash')).nextElementSibling).toHaveTextContent('Rs. 16,240.00')
  await user.click(within(panel).getByRole('button', { name: t('booking.more') }))
  expect(within(panel).getByRole('link', { name: t('booking.printLabel') })).toBeVisible()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toBe(sent[0])
  expect(sent[0]).toBe(SENT.map(([name, value]) => `--\r\nname="${name}"\r\n\r\n${value}\r\n`).join('') + '----\r\n')
}, 90_000)
