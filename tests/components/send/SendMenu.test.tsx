import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { company } from '@/company'
import { SendOnWhatsApp } from '@/components/send/SendOnWhatsApp'

const sana = { company: 'Sana Textile Works', contactPerson: 'Sana Mehmood', phone1: '0300 0000017', phone2: '' }
const ruth = { company: 'Hallam & Daughters', contactPerson: 'Ruth Hallam', phone2: '0', country: 'United Kingdom' }

async function open(phone1: string) {
  render(
    <SendOnWhatsApp
      company={company}
      airwayBillNo="3047182972"
      service="Express"
      shipper={sana}
      receiver={{ ...ruth, phone1 }}
    />,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Send on WhatsApp' }))
}

describe('sending on WhatsApp', () => {
  beforeEach(() => document.body.replaceChildren())

  it('offers shipper and receiver with their names and numbers', async () => {
    await open('07700 900123')
    const [shipper, receiver] = screen.getAllByRole('link')
    expect(shipper).toHaveTextContent('To the shipperSana Mehmood +923000000017')
    expect(receiver).toHaveTextContent('To the receiverRuth Hallam +447700900123')
    expect(receiver?.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/447700900123\?text=Chenab/)
    expect(receiver).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('opens one tab for a double click, and another tab after the menu was reopened', async () => {
    await open('07700 900123')
    const link = screen.getByRole('link', { name: /^To the shipper/ })
    // True means that the browser follows the link.
    const followed: boolean[] = []
    act(() => void followed.push(fireEvent.click(link), fireEvent.click(link)))
    expect(followed).toEqual([true, false])
    await userEvent.click(screen.getByRole('button', { name: 'Send on WhatsApp' }))
    expect(fireEvent.click(screen.getByRole('link', { name: /^To the shipper/ }))).toBe(true)
  })

  it('says why a contact cannot be reached', async () => {
    await open('111-222')
    const receiver = screen.getByRole('button', { name: /^To the receiver/ })
    expect(receiver).toHaveAttribute('aria-disabled', 'true')
    expect(receiver).toHaveTextContent('No valid phone number')
  })
})
