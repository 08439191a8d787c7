import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aShipment } from '../../backend/builders'
import { addressOf, heading, visit, withBackend } from '../../app'

const { store } = withBackend()

const NUMBER = '3047182956'

beforeEach(() => {
  store.shipments = [aShipment({ airwayBillNo: NUMBER })]
})

describe('a number as people have it', () => {
  it.each([
    'AWB: 304 718 2956.',
    '3047182956-2',
    '۳۰۴۷۱۸۲۹۵۶',
    '\u202a3047182956\u202c',
    `https://chenab.example:8443/tracking/${NUMBER}?from=chat`,
  ])('is tracked from the box: %s', async (text) => {
    const visited = visit('/tracking')
    await heading('Track With Us')
    const box = screen.getByLabelText('Airway bill number')
    await visited.user.click(box)
    await visited.user.paste(text)
    await visited.user.keyboard('{Enter}')
    await waitFor(() => expect(addressOf(visited)).toBe(`/tracking/${NUMBER}`))
    expect(await screen.findByText('Shipment Forwarded')).toBeVisible()
  })

  it('is named in the box where it is too short, beside a whole one', async () => {
    const { user } = visit('/tracking')
    await heading('Track With Us')
    await user.type(screen.getByLabelText('Airway bill number'), `${NUMBER} 304718295{Enter}`)
    expect(await screen.findByText('Enter a valid tracking no: 304718295')).toBeVisible()
  })

  it('is named in the address where it is too short, beside a whole one', async () => {
    visit(`/tracking/${NUMBER}%20304718295`)
    expect(await screen.findByText('Enter a valid tracking no: 304718295', { selector: 'p' })).toBeVisible()
    expect(await screen.findByRole('link', { name: NUMBER })).toBeVisible()
  })
})
