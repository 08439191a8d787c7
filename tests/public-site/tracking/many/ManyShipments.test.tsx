import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addressOf, heading, visit, withBackend } from '../../../app'
import { journey, trackAnswers } from '../trackAnswers'

const { store, server } = withBackend()
const { answers } = trackAnswers(server)

describe('many numbers', () => {
  it('are shown as one card each, with its own state', async () => {
    const [one, two] = store.shipments.map(({ airwayBillNo }) => String(airwayBillNo))
    visit(`/tracking/${one}-${two}-0000000000`)
    expect(await screen.findByText("AirwayBill doesn't exists")).toBeVisible()
    expect(await screen.findByRole('link', { name: one ?? '' })).toHaveAttribute('href', `/tracking/${one}`)
    expect(await screen.findByRole('link', { name: two ?? '' })).toBeVisible()
    expect(screen.getByText(/^3 shipments: .*1 not found/)).toBeVisible()
  })

  it('are not shown with an answer that names another number', async () => {
    answers(journey, { airwayBillNo: 3047182957 })
    visit('/tracking/3047182956-3047182957')
    expect(await screen.findByText('2 shipments: 1 on the way, 1 not loaded.')).toBeVisible()
    expect(screen.getByRole('link', { name: '3047182957' })).toBeVisible()
    expect(screen.queryByRole('link', { name: '3047182956' })).toBeNull()
    expect(screen.getByText('The server’s answer could not be read. Try again.')).toBeVisible()
  })

  it('are accepted with any separators, and written in the address without duplicates', async () => {
    answers(journey)
    const site = visit('/tracking')
    await heading('Track With Us')
    await site.user.click(screen.getByText('Track several at once'))
    await site.user.click(await screen.findByLabelText('Several numbers'))
    await site.user.paste('3047182956, 3047182957;3047182958\n3047182956')
    await site.user.click(screen.getByRole('button', { name: 'Track all' }))
    await waitFor(() => expect(addressOf(site)).toBe('/tracking/3047182956-3047182957-3047182958'))
    expect(await screen.findByText('3 shipments: 3 on the way.')).toBeVisible()
  })

  it('are refused if one is invalid, or if there are too many', async () => {
    const { user } = visit('/tracking')
    await heading('Track With Us')
    await user.click(screen.getByText('Track several at once'))
    const field = await screen.findByLabelText('Several numbers')
    await user.click(screen.getByRole('button', { name: 'Track all' }))
    expect(screen.getByText('Tracking No cannot be blank')).toBeVisible()
    await user.click(field)
    await user.paste('3047182956 30471')
    await user.click(screen.getByRole('button', { name: 'Track all' }))
    expect(screen.getByText('Enter a valid tracking no: 30471')).toBeVisible()
    await user.clear(field)
    await user.paste(Array.from({ length: 22 }, (_, index) => 3_047_182_900 + index).join(' '))
    await user.click(screen.getByRole('button', { name: 'Track all' }))
    expect(screen.getByText('Enter at most 20 numbers: 2 too many')).toBeVisible()
  })

  it('are looked up three at a time', async () => {
    const held: (() => void)[] = []
    let running = 0
    let most = 0
    answers([], {}, async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((resolve) => held.push(resolve))
      running -= 1
    })
    visit(`/tracking/${Array.from({ length: 10 }, (_, index) => 3_047_182_900 + index).join(',')}`)
    for (let answered = 0; answered < 10; answered++) {
      await waitFor(() => expect(running).toBe(Math.min(3, 10 - answered)))
      held.shift()?.()
    }
    expect(await screen.findByText('10 shipments: 10 cancelled.')).toBeVisible()
    expect(most).toBe(3)
  })

  it('can be removed one by one, without refetching the others', async () => {
    let calls = 0
    answers([], {}, () => (calls += 1))
    const site = visit('/tracking/3047182956-3047182957-3047182958')
    await screen.findByText('3 shipments: 3 cancelled.')
    await site.user.click(screen.getByRole('button', { name: 'Remove 3047182957' }))
    expect(await screen.findByText('2 shipments: 2 cancelled.')).toBeVisible()
    expect(addressOf(site)).toBe('/tracking/3047182956-3047182958')
    expect(calls).toBe(3)
  })
})
