import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '@/paths'
import { directionOf, inLanguage } from '@/texts/inLanguage'
import { t, type TextKey } from '@/texts/t'
import { heading, visit, withBackend } from '../app'
import { anArchivedBill, aShipment } from '../backend/builders'
import { callsTo, fail, numbers, region, row } from '../shipments/listScreen'

const { store } = withBackend()

const days = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
const late = (airwayBillNo: string, type: number) =>
  aShipment({
    airwayBillNo,
    createdAt: days(60),
    status: [{ type, description: 'Here', trackingLink: '', createdAt: days(50) }],
  })

const open = (path: string) => visit(path, { store, username: 'headoffice' })
const popup = (title: TextKey) => screen.findByRole('dialog', { name: t(title) })
const saysSuccess = (text: string) => waitFor(() => expect(region('status')).toHaveTextContent(inLanguage(text)))
const table = () => screen.findByRole('table')
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('Tracking Management: moves a late shipment to its next step with the partner’s link, and undoes it', async () => {
  store.shipments = [late('4900000001', 5), late('4900000002', 2)]
  const { user } = open(`${paths.screen('trackingManagement')}?attention=step&sort=-attention`)
  await heading(t('desk.trackingManagement'))
  await user.click(
    within(await row('4900000001')).getByRole('button', {
      name: t('lists.nextStepOf', { status: t('common.trackingNumberUpdate') }),
    }),
  )
  const dialog = await popup('lists.upTrackShipment')
  const confirm = () => within(dialog).getByRole('button', { name: t('desk.confirm') })
  await user.click(confirm())
  expect(await within(dialog).findByText(t('lists.linkBlank'))).toBeVisible()
  await user.type(within(dialog).getByLabelText(t('lists.trackingLink')), 'https://partner.example/1')
  await user.click(confirm())
  await saysSuccess('AirwayBill Status Updated Successfully !!')
  // What is stored in the tracking history is English.
  expect(callsTo(store, 'upTrack')[0]?.fields).toEqual({
    type: '6',
    description: 'Tracking Number Update',
    trackingLink: 'https://partner.example/1',
  })
  await isClosed()
  await user.click(within(region('status')).getByRole('button', { name: t('common.undo') }))
  await saysSuccess('AirwayBill Tracking Down Successfully !!')
  expect(callsTo(store, 'downTrack')).toHaveLength(1)
})

it('View Records: adds a note, and voids after one refusal', async () => {
  store.shipments = [aShipment({ airwayBillNo: '4900000001' })]
  const { user } = open(paths.screen('records'))
  await heading(t('desk.viewRecords'))
  const start = async (action: TextKey) =>
    user.click(within(await row('4900000001')).getByRole('button', { name: t(action) }))

  await start('lists.addNote')
  const note = await popup('lists.addNote')
  await user.type(within(note).getByLabelText(t('lists.note')), 'فون کر کے جائیں')
  await user.click(within(note).getByRole('button', { name: t('desk.confirm') }))
  await saysSuccess('AirwayBill Note Updated Successfully !!')
  expect(callsTo(store, 'addNote')[0]?.fields).toEqual({ note: 'فون کر کے جائیں' })
  await isClosed()

  fail(store, 'void*', { status: 404, body: {} })
  await start('lists.void')
  const question = await popup('lists.voidShipment')
  const confirm = within(question).getByRole('button', { name: t('desk.confirm') })
  await user.click(confirm)
  expect(await within(question).findByText(inLanguage('Not Found'))).toBeVisible()
  await user.click(confirm)
  await saysSuccess('Shipment void successfully !!')
  expect((await row('4900000001')).querySelector('.badge')).toHaveTextContent(t('common.void'))
})

it('batch: retries the one shipment that failed', async () => {
  store.shipments = ['4900000001', '4900000002'].map((airwayBillNo) => aShipment({ airwayBillNo }))
  const { user } = open(paths.screen('records'))
  await heading(t('desk.viewRecords'))
  await row('4900000001')
  for (const box of screen.getAllByRole('checkbox').slice(-2)) await user.click(box)
  const bar = screen.getByRole('toolbar', { name: t('lists.selectedShipments') })
  await user.click(within(bar).getByRole('button', { name: t('lists.addNote') }))
  const dialog = await popup('lists.addNotes')
  fail(store, 'addNote*', { status: 404, body: {} })
  await user.type(within(dialog).getByLabelText(t('lists.note')), 'فون کر کے جائیں')
  await user.click(within(dialog).getByRole('button', { name: t('desk.confirm') }))
  await user.click(await within(dialog).findByRole('button', { name: t('lists.retryCount', { count: 1 }) }))
  await waitFor(() => expect(dialog).toHaveTextContent('2 میں سے 2 مکمل'))
})

it('Our Centers: adds a center past its errors, and deactivates and activates it', async () => {
  const { user } = open(paths.screen('centers'))
  await heading(t('desk.centers'))
  const start = async (action: TextKey) =>
    user.click(
      within(await within(await table()).findByRole('row', { name: /Chenab Gujrat/ })).getByRole('button', {
        name: t(action),
      }),
    )
  const confirm = async (title: TextKey) =>
    user.click(within(await popup(title)).getByRole('button', { name: t('desk.confirm') }))

  await user.click(await screen.findByRole('button', { name: t('desk.addCenterTitle') }))
  await confirm('desk.addCenterTitle')
  expect(await screen.findByText(t('common.confirmBlank'))).toBeVisible()
  await user.click(within(await popup('desk.addCenterTitle')).getByRole('button', { name: t('desk.cancel') }))
  await isClosed()

  await start('desk.deactivate')
  await confirm('desk.inactiveCenter')
  await saysSuccess('Center inactive successfully !!')
  await isClosed()
  await start('desk.activate')
  await confirm('desk.activeCenter')
  await saysSuccess('Center active successfully !!')
})

it('Archives: finds a bill by its status, and opens it', async () => {
  store.archivedBills = [anArchivedBill({ id: 1009000001, status: 0 }), anArchivedBill({ id: 1009000002, status: 3 })]
  const { user } = open(paths.screen('archives'))
  await heading(t('desk.archiveTitle'))
  await within(await table()).findByRole('row', { name: /1009000002/ })
  await user.type(screen.getByRole('searchbox'), t('common.void'))
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
  const link = within(await table()).getByRole('link', { name: t('desk.view') })
  expect(link).toHaveAttribute('href', paths.archiveReceipt('1009000001'))
})

it('a sentence that begins with a Latin name reads from right to left, and non-Urdu text in its own direction', () => {
  expect(directionOf(t('booking.isHeld', { name: 'Gujrat Fan Works' }))).toBe('rtl')
  expect(directionOf('Weight is too much')).toBe('auto')
})

it('View Records: shows, sorts and finds countries and services by their Urdu names', async () => {
  store.shipments = [
    aShipment({ airwayBillNo: '4900000001', consignee: { contactPerson: 'Mona', country: 'Qatar' } }),
    aShipment({ airwayBillNo: '4900000002', consignee: { contactPerson: 'Luis', country: 'Spain' } }),
  ]
  const { user } = open(`${paths.screen('records')}?sort=destination`)
  const qatar = await row('4900000001')
  expect(within(qatar).getByText('قطر')).toBeVisible()
  expect(within(qatar).getAllByText('پاکستان')).toHaveLength(1)
  // In Urdu Spain (ا) comes before Qatar (ق).
  await waitFor(() => expect(numbers()).toEqual(['4900000002', '4900000001']))
  await user.type(screen.getByRole('searchbox'), 'قطر')
  await waitFor(() => expect(numbers()).toEqual(['4900000001']))
})

it('the search of the dashboard names the country of a shipment in Urdu', async () => {
  store.shipments = [aShipment({ airwayBillNo: '4900000001', consignee: { contactPerson: 'Mona', country: 'Qatar' } })]
  const { user } = open(paths.screen('records'))
  await row('4900000001')
  await user.click(screen.getByRole('button', { name: t('desk.find') }))
  await user.type(await screen.findByRole('combobox', { name: t('palette.field') }), '4900000001')
  expect(await screen.findByRole('option', { name: /قطر$/ })).toBeVisible()
})
