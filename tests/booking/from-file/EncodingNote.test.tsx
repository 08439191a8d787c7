import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { heading, makeRoundTrip, visit, withBackend } from '../../app'
import { centerIds } from '../../backend/branches'
import { withComputer } from '../../browser/browserStandIns'
import { aRow, headings } from '../../domain/from-file/rows'

const { store } = withBackend()
const database = withComputer()

const cell = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement
const note = () => screen.findByRole('region', { name: /^The file does not say how its letters are encoded/ })

/** Opens the screen with a file of two rows, with one byte for each letter. */
async function withBytes(names: readonly [string, string]) {
  const site = visit('/admin/dashboard/airwaybill/file', { store, username: 'gujrat' })
  await heading('Book from a file')
  const rows = names.map((name, at) => aRow({ Reference: `A${at + 1}`, 'Receiver company': name }))
  const bytes = Buffer.from([headings, ...rows].join('\r\n'), 'latin1')
  await site.user.upload(
    await screen.findByLabelText('File of shipments'),
    new File([new Uint8Array(bytes)], 'orders.csv'),
  )
  await waitFor(() => expect(cell('2.recCompany')).toBeInTheDocument())
  await makeRoundTrip()
  return site
}

it('an assumed encoding is named with two sample rows, and the file can be read in another one', async () => {
  const { user } = await withBytes(['Pääkatu Oy', 'Zoë Ltd'])
  expect(cell('2.recCompany')).toHaveValue('Pääkatu Oy')
  expect(await note()).toHaveTextContent('They are read as Western European (Windows-1252).')
  expect(
    within(await note())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Row 2 Pääkatu Oy', 'Row 3 Zoë Ltd'])
  const encodings = within(await note()).getByLabelText('Letters')
  await user.selectOptions(encodings, 'Urdu and Arabic (Windows-1256)')
  await waitFor(() => expect(cell('2.recCompany')).toHaveValue('Pننkatu Oy'))
  expect(within(await note()).getByLabelText('Letters')).toHaveFocus()
  await user.selectOptions(within(await note()).getByLabelText('Letters'), 'Western European (Windows-1252)')
  await waitFor(() => expect(cell('2.recCompany')).toHaveValue('Pääkatu Oy'))
})

it('what was typed, and what was left out, stays when the file is read in another encoding', async () => {
  const { user } = await withBytes(['Pääkatu Oy', 'Zoë Ltd'])
  fireEvent.change(cell('2.amount'), { target: { value: '990' } })
  fireEvent.change(cell('0.recPostCode'), { target: { value: 'CT1' } })
  await user.click(screen.getAllByRole('button', { name: 'Leave out' })[1] as HTMLElement)
  await user.selectOptions(within(await note()).getByLabelText('Letters'), 'Urdu and Arabic (Windows-1256)')
  await waitFor(() => expect(cell('2.recCompany')).toHaveValue('Pننkatu Oy'))
  expect(cell('2.amount')).toHaveValue('990')
  expect(cell('0.recPostCode')).toHaveValue('CT1')
  expect(screen.getByRole('button', { name: 'Book 1 shipment' })).toBeVisible()
})

it('a broken byte in UTF-8 spoils only one letter, and its cell is refused', async () => {
  // “Zoë” in UTF-8, and once more with its last byte missing.
  await withBytes(['Zo\xc3\xab Ltd', 'Zo\xc3 Ltd'])
  expect(cell('2.recCompany')).toHaveValue('Zoë Ltd')
  expect(cell('3.recCompany')).toHaveAccessibleDescription(
    'A letter of this cell could not be read. Enter the text again.',
  )
  expect(await note()).toHaveTextContent('UTF-8')
  expect(screen.getByRole('button', { name: 'Book 1 shipment' })).toBeVisible()
})

it('a file of valid UTF-8 has no note on its encoding', async () => {
  await withBytes(['Zo\xc3\xab Ltd', 'Marlow'])
  expect(cell('2.recCompany')).toHaveValue('Zoë Ltd')
  expect(screen.queryByRole('region', { name: /^The file does not say how its letters are encoded/ })).toBeNull()
})

it('bookings that are begun while the file is read in another encoding go on, and are made once', async () => {
  await withBytes(['Pääkatu Oy', 'Zoë Ltd'])
  const select = within(await note()).getByLabelText('Letters')
  act(() => {
    fireEvent.change(select, { target: { value: 'windows-1256' } })
    fireEvent.click(screen.getByRole('button', { name: 'Book 2 shipments' }))
  })
  expect(await screen.findByText('2 booked')).toBeVisible()
  await makeRoundTrip()
  expect(screen.queryByRole('button', { name: /^Book \d/ })).toBeNull()
  expect(screen.queryByText('Pننkatu Oy')).toBeNull()
  expect(store.calls.filter(({ path }) => path === '/api/airwaybill/create')).toHaveLength(2)
  expect(sessionStorage.getItem(`dashboard:file-id:${centerIds.gujrat}`)).not.toBeNull()
})

it('of two encodings chosen one after the other, the last one counts, and no other copy of the file is stored', async () => {
  await withBytes(['Pääkatu Oy', 'Zoë Ltd'])
  const select = within(await note()).getByLabelText('Letters')
  act(() => {
    for (const value of ['windows-1251', 'windows-1256']) fireEvent.change(select, { target: { value } })
  })
  await waitFor(() => expect(cell('2.recCompany')).toHaveValue('Pننkatu Oy'))
  await makeRoundTrip()
  expect(cell('2.recCompany')).toHaveValue('Pننkatu Oy')
  await waitFor(() => expect(database.keysIn('drafts')).toHaveLength(1))
})
