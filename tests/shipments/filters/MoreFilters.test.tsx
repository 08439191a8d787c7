import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withBackend } from '../../app'
import { aShipment } from '../../backend/builders'
import { openRecords, records } from '../listScreen'

const { store } = withBackend()

describe('More filters', () => {
  it('closes on Escape, and when the user continues elsewhere', async () => {
    const { user, openMore, search } = await openRecords(store)
    await openMore()
    expect(screen.getByLabelText('Remote Area')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByLabelText('Remote Area')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^More/ })).toHaveFocus()
    await openMore()
    await user.selectOptions(screen.getByLabelText('Remote Area'), 'Yes')
    expect(screen.getByLabelText('Remote Area')).toBeVisible()
    await user.click(search())
    expect(screen.queryByLabelText('Remote Area')).not.toBeInTheDocument()
  })

  it('names a sort that only column headings offer, on a screen without them', async () => {
    const { openMore } = await openRecords(store, `${records}?sort=-consignee`)
    await openMore()
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Sorted by Consignee, descending')
  })

  it('offers the values of the list in display form, without blank ones', async () => {
    store.shipments = ['Zone 10', 'Zone 9', '', 'Zone 9'].map((country) => aShipment({ consignee: { country } }))
    const { openMore } = await openRecords(store)
    await openMore()
    const options = () => [...screen.getByLabelText<HTMLSelectElement>('Destination').options].map(({ text }) => text)
    await waitFor(() => expect(options()).toEqual(['All destinations', 'Zone 9 (2)', 'Zone 10 (1)']))
  })

  it('counts the values of a list of numbers, and of the days of a search', async () => {
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
    store.shipments = [0, 1, 30, 40].map((ago) =>
      aShipment({
        airwayBillNo: `490000000${ago % 7}`,
        createdAt: day(ago),
        consignee: { contactPerson: 'Sana Malik', country: ago % 2 ? 'Oman' : 'Spain' },
      }),
    )
    const options = () => [...screen.getByLabelText<HTMLSelectElement>('Destination').options].map(({ text }) => text)
    const { openMore, router } = await openRecords(store, `${records}?term=4900000000+4900000002`)
    await openMore()
    await waitFor(() => expect(options()).toEqual(['All destinations', 'Spain (2)']))
    await act(() => router.navigate(`${records}?term=Sana&from=${day(5).slice(0, 10)}`))
    await waitFor(() => expect(options()).toEqual(['All destinations', 'Oman (1)', 'Spain (1)']))
  })
})
