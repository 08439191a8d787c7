import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchForTranslation } from '@/browser/watchForTranslation'
import { paths } from '@/paths'
import { visit, withBackend } from '../app'
import { aShipment } from '../backend/builders'
import { control, openBooking, withReceiptTab } from '../booking/bookingScreen'
import { callsTo, row } from '../shipments/listScreen'
import { translatePage } from '../translator'

const { store, server } = withBackend()
withReceiptTab()

/** Loaded up front, so that the product's lazy import resolves at once. */
import '@/browser/repairTranslatedTexts'

let restore: () => void = () => undefined
let stop: () => void = () => undefined
beforeEach(() => {
  stop = watchForTranslation()
})
afterEach(() => {
  restore()
  stop()
})

/** Starts a translator, and lets the page notice it. */
async function translate(): Promise<void> {
  await act(async () => {
    restore = translatePage()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
}

/** How translators of several browsers replace a text. */
const ways: Record<string, (text: Text, translation: Element) => void> = {
  'replaces the text': (text, font) => text.replaceWith(font),
  'inserts before it is removed': (text, font) => {
    text.before(font)
    text.remove()
  },
  'removes before it inserts': (text, font) => {
    const { parentNode, nextSibling } = text
    text.remove()
    parentNode?.insertBefore(font, nextSibling)
  },
}

function Sentence() {
  const [count, setCount] = useState(1)
  return (
    <main>
      <button onClick={() => setCount(count + 1)}>more</button>
      <p title="sentence">
        {count} of ten{count % 2 === 0 && ', an even number'} <b>today</b>
        {count > 2 && ' at last'}
      </p>
      <ul title="list">
        {(count === 2 ? ['b', 'c', 'a'] : ['a', 'b', 'c']).map((name) => (
          <Item key={name} name={name} />
        ))}
      </ul>
    </main>
  )
}

/** Two texts without an element around them, which move together. */
const Item = ({ name }: { name: string }) => (
  <>
    {name}
    {'; '}
  </>
)

describe.each(Object.entries(ways))('a translator that %s', (_way, replace) => {
  it('does not break texts that are changed, added, removed or moved', async () => {
    render(<Sentence />)
    const texts = () => ['sentence', 'list'].map((title) => screen.getByTitle(title).textContent)
    const translateOnce = async () => {
      await act(async () => {
        const walker = document.createTreeWalker(screen.getByRole('main'), NodeFilter.SHOW_TEXT)
        const found: Text[] = []
        while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode)
        for (const text of found.filter(({ parentElement }) => parentElement?.nodeName !== 'FONT')) {
          const font = document.createElement('font')
          font.textContent = text.data.toUpperCase()
          replace(text, font)
        }
        await new Promise((resolve) => setTimeout(resolve, 20))
      })
    }
    await translateOnce()
    expect(texts()).toEqual(['1 OF TEN TODAY', 'A; B; C; '])
    const user = userEvent.setup()
    await user.click(screen.getByRole('button'))
    await translateOnce()
    expect(texts()).toEqual(['2 OF TEN, AN EVEN NUMBER TODAY', 'B; C; A; '])
    await user.click(screen.getByRole('button'))
    await translateOnce()
    expect(texts()).toEqual(['3 OF TEN TODAY AT LAST', 'A; B; C; '])
    await user.click(screen.getByRole('button'))
    expect(texts()[0]?.toLowerCase()).toBe('4 of ten, an even number today at last')
  })
})

describe('a page translated by the browser', () => {
  it('of a shipment shows the result of a refresh', async () => {
    const status = [{ type: 3, description: 'Parcel tracking number updated', createdAt: '2026-11-14T08:00:00Z' }]
    server.use(
      http.get('*/api/airwaybill/track/:number', ({ params }) =>
        HttpResponse.json({ airwayBillNo: params.number, origin: 'Pakistan', destination: 'Oman', status }),
      ),
    )
    const { user } = visit('/tracking/3047182956')
    await screen.findByRole('table', { name: 'Tracking history' })
    await translate()
    status.push({ type: 5, description: 'Landed in Muscat', createdAt: '2026-11-16T08:00:00Z' })
    await user.click(screen.getByRole('button', { name: '«Refresh»' }))
    const table = screen.getByRole('table')
    expect(await within(table).findByText('«Landed in Muscat»')).toBeVisible()
    const step = document.querySelector('[aria-current="step"]')
    expect(step).toHaveTextContent('«Proceed»')
    expect(document.querySelector('.cc-answer')).toHaveTextContent(/«Proceed, ?» ?«Mon.*«It is on its way/)
    expect(screen.getByRole('button', { name: '«Refresh»' })).toHaveTextContent(/^«Refresh»$/)
    expect(screen.getByText('3047182956', { selector: 'dd' })).toBeVisible()
  })

  it('of a list shows the step after an Up Track: in the row, in its button and in messages', async () => {
    store.shipments = [aShipment({ airwayBillNo: '4900000001' })]
    const { user } = visit(`${paths.screen('trackingManagement')}?attention=no`, { store, username: 'headoffice' })
    const next = await screen.findByRole('button', { name: 'Next step: Packed' })
    await translate()
    expect(next).toHaveTextContent(/^«Packed»$/)
    const cells = within(await row('4900000001'))
    for (const text of ['4900000001', 'Ben Osgood', 'gujrat']) {
      expect(cells.getByText(text)).toBeVisible()
    }
    await user.click(next)
    const popup = within(await screen.findByRole('dialog'))
    expect(popup.getByText('Amina Khokhar').parentElement).toHaveTextContent('4900000001 Amina Khokhar« to »Ben Osgood')
    await user.clear(popup.getByLabelText(/Description/))
    await user.click(popup.getByRole('button', { name: /Confirm/ }))
    expect(await popup.findByText('«Description cannot be blank»')).toBeVisible()
    await user.selectOptions(popup.getByLabelText(/Type/), '6')
    await user.type(popup.getByLabelText(/Description/), 'Handed over')
    await user.type(popup.getByLabelText(/Tracking link/), 'https://partner.example/1')
    await user.click(popup.getByRole('button', { name: /Confirm/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('«AirwayBill Status Updated Successfully !!»')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Next step: Delivered' })).toHaveTextContent(/^«Delivered»$/)
    expect(await row('4900000001')).toHaveTextContent('«Tracking No Update»«Tracking Number Update»')
    expect(callsTo(store, 'upTrack')[0]?.fields).toMatchObject({ type: '6', description: 'Handed over' })
    // Waits until the message disappears.
    await waitFor(() => expect(screen.queryByText('«AirwayBill Status Updated Successfully !!»')).toBeNull())
  })

  it('of a booking updates the total, and shows and clears messages', async () => {
    const { user } = await openBooking(store)
    await translate()
    const summary = screen.getByText('«Chargeable weight»').closest('aside') ?? document.body
    await user.type(control('amount'), '14500')
    await waitFor(() => expect(summary).toHaveTextContent('14,500.00'))
    await user.type(control('gst'), '16')
    await waitFor(() => expect(summary).toHaveTextContent('«GST 16 %»'))
    expect(summary).toHaveTextContent('16,820.00')
    await user.clear(control('gst'))
    await waitFor(() => expect(summary).not.toHaveTextContent('16 %'))
    await user.click(screen.getAllByRole('button', { name: /Add Shipment/ })[0] as HTMLElement)
    const alert = (await screen.findAllByRole('alert')).find((each) => each.textContent.includes('«'))
    expect(alert?.textContent).toMatch(/«.+»/)
    vi.mocked(window.open).mockClear()
  })
})
