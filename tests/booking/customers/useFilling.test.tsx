import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { recentCustomersQuery } from '@/booking/customers/recentCustomersQuery'
import { nameAt } from '@/booking/files/useBookingFiles'
import { withBackend } from '../../app'
import { specimenCard } from '../../backend/specimenCard'
import { withComputer } from '../../browser/browserStandIns'
import { openForm, OWNER, withSavedCustomers } from './fillingForm'

const { store } = withBackend()
withComputer()
const { zarqa, zarghun, olsen } = withSavedCustomers(store)

const file = new File([specimenCard('front')], 'front.png', { type: 'image/png' })

describe('a filled customer', () => {
  it.each([
    ['nobody who is not saved', false],
    ['nobody after a logout', true],
  ])('makes %s a recent customer', (_who, isOut) => {
    const { filling, client, draft } = openForm()
    if (isOut) draft.discard()
    act(() => filling().fill('receiver', isOut ? olsen : { ...olsen, id: '' }))
    expect(client.getQueryData(recentCustomersQuery(OWNER).queryKey)).toBeUndefined()
  })

  it('gets the removed files back on Undo, without losing remaining ones', async () => {
    const { filling, files } = openForm()
    const standing = () => Object.values(files().places).map((place) => nameAt(place) ?? place.kind)
    act(() => filling().fill('shipper', zarqa))
    act(() => files().put('shipperIDFront', file))
    act(() => filling().fill('shipper', zarqa))
    act(() => filling().undo('shipper'))
    expect(standing()).toEqual(['front.png', 'none', 'none'])
    act(() => filling().fill('shipper', zarghun))
    act(() => files().put('shipperIDBack', new File(['film'], 'film.mp4')))
    act(() => files().put('customNTN', file))
    await waitFor(() => expect(standing()).toEqual(['none', 'bad', 'front.png']))
    act(() => filling().fill('shipper', zarqa))
    expect(standing()).toEqual(['none', 'none', 'none'])
    act(() => filling().undo('shipper'))
    await waitFor(() => expect(standing()).toEqual(['none', 'none', 'front.png']))
    act(() => filling().undo('shipper'))
    await waitFor(() => expect(standing()).toEqual(['front.png', 'none', 'none']))
  })

  it('from pasted text removes files only if the shipper changes', async () => {
    const { filling, value, files } = openForm()
    act(() => filling().fill('shipper', zarqa))
    act(() => filling().fillPasted('shipper', { shipperPhone2: '0300-7654321' }))
    expect(filling().savedIds().shipperId).toBe(zarqa.id)
    act(() => files().put('shipperIDFront', file))
    act(() => filling().undo('shipper'))
    expect(value('shipperPhone2')).toBe(zarqa.phone2)
    expect(nameAt(files().places.shipperIDFront)).toBe('front.png')
    act(() => filling().fillPasted('shipper', { shipperCompany: 'Zarghun Furs' }))
    expect(filling().savedIds().shipperId).toBe('')
    expect(nameAt(files().places.shipperIDFront)).toBeNull()
    act(() => filling().undo('shipper'))
    expect(filling().savedIds().shipperId).toBe(zarqa.id)
    await waitFor(() => expect(nameAt(files().places.shipperIDFront)).toBe('front.png'))
  })
})
