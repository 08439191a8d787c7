import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withBackend } from '../../app'
import { withComputer } from '../../browser/browserStandIns'
import { addShipment, booked, control, creations, fill, openBooking, withReceiptTab } from '../bookingScreen'

const { store } = withBackend()
withComputer()
withReceiptTab()

const valuesOf = (table: string, cells: readonly string[]) =>
  [0, 1, 2, 3].flatMap((row) => {
    const found = cells.map((cell) => document.getElementsByName(`${table}.${row}.${cell}`)[0] as HTMLInputElement)
    return found[0] ? [found.map(({ value }) => value).join(' ')] : []
  })
const sizes = () => valuesOf('dimValues', ['length', 'width', 'height'])

it('pasted cells fill rows and columns; what does not fit is named, and one Undo removes them', async () => {
  const site = await openBooking(store)
  await fill(site, { pieces: '1' })
  const { user } = site
  await user.type(control('dimValues.0.length'), '7')
  await user.click(control('dimValues.0.length'))
  await user.paste('Length\tWidth\tHeight\tColour\r\n30\t20\t10\tred\r\n40\t30\twide\t\r\n5 x 6 x 7\r\n')
  await waitFor(() => expect(sizes()).toEqual(['30 20 10', '40 30 ', '5 6 7']))
  const told =
    /^3 rows pasted\. Left out, as it does not fit or is not a number: “red”, “wide”, “Length”, “Width”, “Height” and 1 more\./
  expect(screen.getByText(told)).toBeVisible()
  expect(screen.queryByText(/characters (fit|left)/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo for dimensions' }))
  await waitFor(() => expect(sizes()).toEqual(['7  ']))
  await user.paste('30\t20\t10')
  await user.click(control('invoiceValues.0.description'))
  await user.paste('Shirts\t12\t$4.50\nScarf\t1\t1,250.00')
  await waitFor(() => expect(document.getElementsByName('invoiceValues.1.price')).toHaveLength(1))
  await addShipment(site)
  await booked()
  const { fields } = creations(store)[0] ?? {}
  expect(JSON.parse(fields?.['dimValues'] ?? '')).toEqual([{ length: 30, width: 20, height: 10 }])
  expect(JSON.parse(fields?.['invoiceValues'] ?? '')).toEqual([
    { description: 'Shirts', quantity: 12, price: 4.5, total: 54 },
    { description: 'Scarf', quantity: 1, price: 1250, total: 1250 },
  ])
})

it('the last row is repeated the given number of times, and one Undo takes that back', async () => {
  const { user } = await openBooking(store)
  expect(screen.queryByRole('button', { name: 'Repeat row' })).toBeNull()
  await user.type(control('dimValues.0.length'), '30')
  const times = screen.getByRole('textbox', { name: 'How many times to repeat the last piece' })
  await user.type(control('dimValues.0.height'), '20')
  await user.type(times, '۳{Enter}')
  await waitFor(() => expect(sizes()).toEqual(['30  20', '30  20', '30  20']))
  expect(control('invoiceValues.0.description')).toHaveFocus()
  expect(times).toHaveValue('')
  await user.type(control('dimValues.2.width'), '7')
  expect(sizes()).toEqual(['30  20', '30  20', '30 7 20'])
  expect(screen.getByText(/^Row 1 × 3\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo for dimensions' }))
  await waitFor(() => expect(sizes()).toEqual(['30  20']))
  expect(control('dimValues.0.length')).toHaveFocus()
  await user.type(times, '999')
  await user.click(screen.getAllByRole('button', { name: 'Repeat row' })[0] as HTMLElement)
  await waitFor(() => expect(document.getElementsByName('dimValues.199.height')).toHaveLength(1))
  expect(document.getElementsByName('dimValues.200.height')).toHaveLength(0)
})

it('the focus goes to the count after Repeat row, and to the first cell after only one row is left', async () => {
  const { user } = await openBooking(store)
  await user.type(control('dimValues.0.length'), '30')
  const times = screen.getByRole('textbox', { name: 'How many times to repeat the last piece' })
  await user.type(times, '2')
  await user.click(screen.getAllByRole('button', { name: 'Repeat row' })[0] ?? document.body)
  await waitFor(() => expect(sizes()).toHaveLength(2))
  expect(times).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Delete row of dimensions' }))
  await waitFor(() => expect(sizes()).toHaveLength(1))
  expect(control('dimValues.0.length')).toHaveFocus()
})
