import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withBackend, type Visit } from '../../../app'
import { aCustomer } from '../../../backend/builders'
import type { StoredCustomer } from '../../../backend/records'
import { withComputer } from '../../../browser/browserStandIns'
import { addShipment, booked, control, creations, fill, openBooking, withReceiptTab } from '../bookingScreen'
import { specimenCard } from '../../../backend/specimenCard'

const { store } = withBackend()
withReceiptTab()
withComputer()

const PNG = specimenCard('front')
const png = (name: string) => new File([PNG], name, { type: 'image/png' })
const PREPARING = 'Preparing the ID card’s front…'

let zarqa: StoredCustomer
let zarghun: StoredCustomer
/** Makes the pictures ready that wait for it, the first one first. */
let decode: (() => void)[]
beforeEach(() => {
  zarqa = aCustomer({ company: 'Zarqa Looms', contactPerson: 'Zarqa Bibi', city: 'Jhelum', ntnCnic: '3740500000001' })
  zarghun = aCustomer({ company: 'Zarghun Furs', contactPerson: 'Gul Kakar', city: 'Quetta', ntnCnic: '5440000000002' })
  store.customers = [zarqa, zarghun]
  decode = []
  const bitmap = { width: 1, height: 1, close: () => undefined }
  vi.stubGlobal('createImageBitmap', () => new Promise((resolve) => decode.push(() => resolve(bitmap))))
  // A browser without a canvas sends the picture as it is.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(() => void vi.unstubAllGlobals())

async function pick({ user }: Visit, { company, city }: StoredCustomer) {
  await user.clear(control('shipperCompany'))
  await user.type(control('shipperCompany'), company.slice(0, 5))
  await user.click(await screen.findByRole('option', { name: new RegExp(company) }))
  await waitFor(() => expect(control('shipperCity')).toHaveValue(city))
}

/** A booking whose picture is still being made ready when another shipper is filled in. */
async function withLatePicture() {
  const site = await openBooking(store)
  await fill(site)
  await pick(site, zarqa)
  await site.user.upload(control('shipperIDFront'), png('front.png'))
  await waitFor(() => expect(decode).toHaveLength(1))
  await pick(site, zarghun)
  return site
}

describe('a picture that is made ready when another shipper is filled in', () => {
  it('is not waited for; one that is chosen for the other is', async () => {
    const site = await withLatePicture()
    await site.user.upload(control('shipperIDFront'), png('front of the next.png'))
    await waitFor(() => expect(decode).toHaveLength(2))
    await addShipment(site)
    await site.user.click(await screen.findByRole('button', { name: 'Book anyway' }))
    expect(await screen.findByText(PREPARING)).toBeVisible()
    expect(creations(store)).toEqual([])
    for (const each of decode) each()
    await booked()
    expect(creations(store)[0]?.files).toHaveLength(1)
  })

  it('is waited for again after Undo', async () => {
    const site = await withLatePicture()
    await site.user.click(screen.getByRole('button', { name: 'Undo filling the shipper' }))
    await addShipment(site)
    await site.user.click(await screen.findByRole('button', { name: 'Book anyway' }))
    expect(await screen.findByText(PREPARING)).toBeVisible()
    expect(creations(store)).toEqual([])
    for (const each of decode) each()
    await booked()
    expect(creations(store)[0]?.files).toMatchObject([{ name: 'shipperIDFront' }])
  })
})
