import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Bill } from '@/domain/bill'
import { PrintView } from '@/printing/PrintView'
import { aBill } from './aBill'

const withImages = aBill({
  consignor: { idFront: 'https://files.example/front.png', idBack: 'https://files.example/back.png' },
})

function show(bill: Bill) {
  return render(<PrintView bill={bill} createdBy="gujrat" printedAt={new Date(2026, 10, 20)} />, {
    wrapper: StrictMode,
  })
}

const button = (name = 'Print') => screen.getByRole('button', { name })

/** Counts what is printed, in whatever frame, with the titles of that moment. */
function watchPrinting() {
  const titles: (string | undefined)[] = []
  const append = document.body.appendChild.bind(document.body)
  vi.spyOn(document.body, 'appendChild').mockImplementation((node) => {
    const appended = append(node)
    if (node instanceof HTMLIFrameElement && node.contentWindow) {
      node.contentWindow.focus = () => undefined
      node.contentWindow.print = () => void titles.push(document.title, node.contentDocument?.title)
    }
    return appended
  })
  return titles
}

afterEach(() => {
  document.title = ''
})

describe('the print button', () => {
  it('is on once everything has settled', async () => {
    show(aBill())
    expect(button()).toBeDisabled()
    await waitFor(() => expect(button()).toBeEnabled())
    expect(screen.getByRole('status')).toHaveTextContent('Receipt, invoice and consent form: 3 sheets')
  })

  it('waits for the ID card', async () => {
    show(withImages)
    fireEvent.load(screen.getByRole('img', { name: 'ID card, front' }))
    await Promise.resolve()
    expect(button()).toBeDisabled()
    fireEvent.load(screen.getByRole('img', { name: 'ID card, back' }))
    await waitFor(() => expect(button()).toBeEnabled())
  })

  it('stays off when an image fails, names it, and the paper says so', async () => {
    show(withImages)
    fireEvent.load(screen.getByRole('img', { name: 'ID card, front' }))
    fireEvent.error(screen.getByRole('img', { name: 'ID card, back' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Missing on the paper: ID card, back.')
    expect(screen.getByText('The image could not be loaded.')).toBeInTheDocument()
    expect(button()).toBeDisabled()
    expect(button('Print all the same')).toBeEnabled()
  })

  it('stays off without a barcode', async () => {
    show(aBill({ airwayBillNo: 'ab12' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This bill cannot be printed')
    expect(button()).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Print all the same' })).not.toBeInTheDocument()
  })

  it('goes off again for another bill', async () => {
    const view = show(aBill())
    await waitFor(() => expect(button()).toBeEnabled())
    view.rerender(<PrintView bill={withImages} createdBy="gujrat" printedAt={new Date(2026, 10, 20)} />)
    expect(button()).toBeDisabled()
  })

  it('prints once per click, under a title with the number, and puts the page’s own title back', async () => {
    const titles = watchPrinting()
    document.title = 'Own title'
    show(aBill())
    await waitFor(() => expect(button()).toBeEnabled())
    await userEvent.dblClick(button())
    await waitFor(() => expect(titles).not.toEqual([]))
    await waitFor(() => expect(button()).toBeEnabled())
    expect(titles).toEqual(['Chenab receipt 3047182972', 'Chenab receipt 3047182972'])
    expect(document.title).toBe('Own title')
    expect(document.querySelector('iframe')?.contentDocument?.querySelectorAll('article')).toHaveLength(3)

    await userEvent.click(button())
    await waitFor(() => expect(titles).toHaveLength(4))
    expect(document.querySelectorAll('iframe')).toHaveLength(1)
  })

  it('leaves no copy behind when the page goes', async () => {
    const titles = watchPrinting()
    const view = show(aBill())
    await waitFor(() => expect(button()).toBeEnabled())
    await userEvent.click(button())
    await waitFor(() => expect(titles).not.toEqual([]))
    view.unmount()
    expect(document.querySelector('iframe')).toBeNull()
  })
})
