import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { withBackend } from '../../app'
import { specimenCard } from '../../backend/specimenCard'
import { sentName } from '../../sentName'
import {
  addShipment,
  booked,
  chooseTool,
  control,
  creations,
  fill,
  openBooking,
  withReceiptTab,
} from '../bookingScreen'

const { store } = withBackend()
withReceiptTab()

const PNG = specimenCard('front')
const picture = (name: string) => new File([PNG], name, { type: 'image/png' })
const paper = (name: string) => new File(['%PDF-1.7 …\n%%EOF'], name, { type: 'application/pdf' })

const dragged = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files, getData: () => '' } })
const copied = (files: File[], text = '') => ({ clipboardData: { types: [], files, getData: () => text } })

/** Drops the files and returns the event, for whether the browser's own action was prevented. */
function drop(target: Element, ...files: File[]): Event {
  const event = createEvent.drop(target, dragged(...files))
  fireEvent(target, event)
  return event
}
const zone = (name: string) => control(name).closest('label') as HTMLElement
/** The names of the chosen files, in the order of the upload fields. */
const shown = () => screen.queryAllByRole('button', { name: /^Remove .*[.]/ }).map((each) => each.ariaLabel?.slice(7))

describe('files dropped outside the upload fields', () => {
  it('are never opened by the browser, and go to the first empty field', async () => {
    const site = await openBooking(store)
    await fill(site)
    const over = createEvent.dragOver(document.body, dragged())
    fireEvent(document.body, over)
    expect(over.defaultPrevented).toBe(true)
    expect(drop(screen.getByRole('heading', { level: 1 }), picture('one.png')).defaultPrevented).toBe(true)
    await waitFor(() => expect(shown()).toEqual(['one.png']))
    drop(control('recCity'), picture('two.png'))
    await waitFor(() => expect(shown()).toEqual(['one.png', 'two.png']))
    await addShipment(site)
    await booked()
    expect(creations(store)[0]?.files.map(({ name, filename }) => [name, filename])).toEqual([
      ['shipperIDFront', sentName('id-card-front.png')],
      ['shipperIDBack', sentName('id-card-back.png')],
    ])
  })

  it('fill front and back, and a PDF the custom copy; files that get no field are named', async () => {
    await openBooking(store)
    drop(document.body, picture('front.png'), picture('back.png'), paper('ntn.pdf'))
    await waitFor(() => expect(shown()).toEqual(['front.png', 'back.png', 'ntn.pdf']))
    drop(document.body, picture('more.png'))
    expect(await screen.findByText(/Not enough space for more.png/)).toBeVisible()
    expect(shown()).toEqual(['front.png', 'back.png', 'ntn.pdf'])
  })

  it('are refused with the reason', async () => {
    await openBooking(store)
    drop(document.body, new File(['hello'], 'notes.txt', { type: 'text/plain' }))
    expect(await screen.findByText('The file must be a picture')).toBeVisible()
    expect(control('shipperIDFront')).toBeInvalid()
  })

  it('do not replace a picture that is still being prepared', async () => {
    const undecoded: (() => void)[] = []
    vi.stubGlobal(
      'createImageBitmap',
      () => new Promise((resolve) => undecoded.push(() => resolve({ width: 1, height: 1, close: () => undefined }))),
    )
    await openBooking(store)
    drop(document.body, picture('slow.png'))
    await waitFor(() => expect(undecoded).toHaveLength(1))
    expect(screen.getByText('Preparing…')).toBeVisible()
    vi.unstubAllGlobals()
    drop(document.body, picture('second.png'))
    await waitFor(() => expect(shown()).toEqual(['slow.png', 'second.png']))
    for (const decoded of undecoded) decoded()
    await waitFor(() => expect(screen.queryByText('Preparing…')).toBeNull())
    expect(shown()).toEqual(['slow.png', 'second.png'])
  })

  it('are ignored while a popup is open, without leaving the page', async () => {
    const site = await openBooking(store)
    await chooseTool(site, 'Presets')
    await screen.findByRole('dialog')
    expect(drop(document.body, picture('one.png')).defaultPrevented).toBe(true)
    await site.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shown()).toEqual([])
  })

  it('do not include dragged text, which fields accept as usual', async () => {
    await openBooking(store)
    const text = createEvent.drop(control('remarks'), { dataTransfer: { types: ['text/plain'], files: [] } })
    fireEvent(control('remarks'), text)
    expect(text.defaultPrevented).toBe(false)
  })
})

describe('two files dropped on one field', () => {
  it.each(['shipperIDFront', 'shipperIDBack'])('become front and back: dropped on %s', async (name) => {
    await openBooking(store)
    drop(zone(name), picture('a.png'), picture('b.png'))
    await waitFor(() => expect(shown()).toEqual(['a.png', 'b.png']))
  })

  it('become front and back, also when they are chosen in the file dialog', async () => {
    const site = await openBooking(store)
    await site.user.upload(control('shipperIDFront'), [picture('a.png'), picture('b.png')])
    await waitFor(() => expect(shown()).toEqual(['a.png', 'b.png']))
    expect(control('customNTN')).not.toHaveAttribute('multiple')
  })
})

describe('a pasted picture', () => {
  it.each([
    ['a field', () => control('recCity')],
    ['the page', () => document.body],
  ])('into %s goes to the first empty upload field', async (_where, target) => {
    await openBooking(store)
    fireEvent.paste(target(), copied([picture('image.png')]))
    await waitFor(() => expect(shown()).toEqual(['image.png']))
    fireEvent.paste(target(), copied([picture('image.png')]))
    await waitFor(() => expect(shown()).toEqual(['image.png', 'image.png']))
  })

  it('is ignored if pasted together with text, which is inserted', async () => {
    await openBooking(store)
    fireEvent.paste(control('recCity'), copied([picture('cells.png')], 'Sheffield'))
    fireEvent.paste(document.body, copied([]))
    drop(document.body, picture('after.png'))
    await waitFor(() => expect(shown()).toEqual(['after.png']))
  })
})
