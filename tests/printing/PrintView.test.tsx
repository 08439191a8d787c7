import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Bill } from '@/domain/shipment/bill'
import { PrintView } from '@/printing/PrintView'
import { aBill } from './aBill'

const withImages = aBill({
  consignor: { idFront: 'https://files.example/front.png', idBack: 'https://files.example/back.png' },
})

function show(bills: Bill[], onRetry?: () => void) {
  return render(<View bills={bills} {...(onRetry && { onRetry })} />, { wrapper: StrictMode })
}

function View(props: { bills: Bill[]; onRetry?: () => void }) {
  return <PrintView {...props} printedBy="gujrat" />
}

const button = (name = 'Print') => screen.getByRole('button', { name })
const ready = () => waitFor(() => expect(button()).toBeEnabled())
const card = (side: 'front' | 'back') => screen.getByRole('img', { name: `ID card, ${side}` })
const copy = () => document.querySelector('iframe')?.contentDocument
const printed = () =>
  [...(copy()?.querySelectorAll('article:not([data-later])') ?? [])].map((sheet) => sheet.getAttribute('aria-label'))

/** Records the titles of page and frame at each print. */
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
  it('is enabled once everything has loaded', async () => {
    show([aBill()])
    expect(button()).toBeDisabled()
    expect(screen.queryByRole('table', { name: 'Copies' })).not.toBeInTheDocument()
    await ready()
    expect(screen.getByRole('status')).toHaveTextContent('Receipt, invoice and consent form: 3 sheets')
  })

  it('is disabled if a picture fails, which screen and paper name, and Try again reloads it', async () => {
    const onRetry = vi.fn<() => void>()
    show([withImages], onRetry)
    fireEvent.load(card('front'))
    fireEvent.error(card('back'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Not printed, because this is missing: ID card, back.')
    expect(screen.getByText('The image could not be loaded.')).toBeInTheDocument()
    expect(button()).toBeDisabled()

    await userEvent.click(button('Try again'))
    expect(onRetry).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    fireEvent.load(card('front'))
    fireEvent.load(card('back'))
    await ready()
  })

  it('prints without failed pictures after a confirmation, and the paper says so', async () => {
    const titles = watchPrinting()
    const view = show([withImages])
    fireEvent.error(card('front'))
    fireEvent.error(card('back'))
    await screen.findByRole('alert')
    expect(titles).toEqual([])
    await userEvent.click(button('Print without the pictures'))
    expect(await screen.findAllByText('The image could not be loaded. This form was printed without it.')).toHaveLength(
      2,
    )
    await waitFor(() => expect(titles).toEqual(['Chenab receipt 3047182972', 'Chenab receipt 3047182972']))
    expect(copy()?.body.textContent?.match(/This form was printed without it\./g)).toHaveLength(2)
    await ready()
    expect(screen.getByRole('status')).toHaveTextContent('without the pictures that could not be loaded')

    // For another bill, the missing pictures have to be confirmed again.
    view.rerender(<View bills={[aBill({ ...withImages, airwayBillNo: '3047182973' })]} />)
    fireEvent.error(card('front'))
    fireEvent.error(card('back'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Not printed, because this is missing')
    expect(button()).toBeDisabled()
    expect(titles).toHaveLength(2)
  })

  it('prints without the consent form of the bill whose picture failed, after a confirmation', async () => {
    const titles = watchPrinting()
    show([aBill(), { ...withImages, airwayBillNo: '3047182973' }])
    fireEvent.load(card('front'))
    fireEvent.error(card('back'))
    await screen.findByRole('alert')
    await userEvent.click(button('Print without the consent form'))
    await waitFor(() => expect(titles).toHaveLength(2))
    expect(printed()).toEqual(['Receipt', 'Invoice', 'CNIC consent form', 'Receipt', 'Invoice'])
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        '5 sheets, and one empty back, without the consent form whose pictures could not be loaded',
      ),
    )
  })

  it('does not wait for a picture with an unsafe address, which the paper calls missing', async () => {
    const titles = watchPrinting()
    show([aBill({ consignor: { idFront: 'data:image/png;base64,AA', idBack: 'file:///c/back.jpg' } })])
    await ready()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await userEvent.click(button())
    await waitFor(() => expect(titles).not.toEqual([]))
    expect(copy()?.body.textContent?.match(/The image is missing: its address cannot be used\./g)).toHaveLength(2)
  })

  it('stays disabled if other papers are chosen after a picture has failed', async () => {
    show([withImages])
    fireEvent.load(card('front'))
    fireEvent.error(card('back'))
    await screen.findByRole('alert')
    await userEvent.click(button('Print settings'))
    await userEvent.selectOptions(screen.getByLabelText('Paper size of the receipt'), 'A5')
    fireEvent.load(card('front'))
    expect(await screen.findByRole('alert')).toHaveTextContent('ID card, back.')
    expect(button()).toBeDisabled()
  })

  it('is disabled if a picture is missing, and the bill that has it is named', async () => {
    show([aBill({ airwayBillNo: '3047182973' }), withImages])
    fireEvent.load(card('front'))
    fireEvent.error(card('back'))
    expect(await screen.findByRole('alert')).toHaveTextContent('ID card, back (3047182972).')
    expect(screen.getByRole('heading', { level: 1, name: '2 receipts' })).toBeInTheDocument()
  })

  it('is disabled without a barcode, with no way to override it', async () => {
    const { container } = show([aBill({ airwayBillNo: 'ab12' })])
    expect(await screen.findByRole('alert')).toHaveTextContent('This cannot be printed')
    expect(container.querySelector('[data-paper]')).toHaveAttribute('data-paper', 'unprintable')
    for (const each of screen.getAllByRole('button', { name: /^Print$|only$/ })) expect(each).toBeDisabled()
  })

  it.each([
    ['Noto Nastaliq Urdu', 'The Urdu font'],
    ['Source Sans 3', 'The Latin font'],
  ])('is disabled without the font %s, which every paper needs', async (family, name) => {
    const load = (font: string) => Promise.resolve(font.includes(family) ? [] : [font])
    Object.defineProperty(document, 'fonts', { value: { load, ready: Promise.resolve() }, configurable: true })
    show([withImages])
    fireEvent.error(card('front'))
    fireEvent.error(card('back'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `missing: ${name}; ID card, front; ID card, back.Try again`,
    )
    expect(screen.queryByRole('button', { name: /^Print without/ })).not.toBeInTheDocument()
    expect(button()).toBeDisabled()
    Reflect.deleteProperty(document, 'fonts')
  })

  it('waits for the fonts of all letters on the sheets, which may be in several font files', async () => {
    const asked: string[] = []
    const load = (font: string, text: string) => {
      asked.push(`${font}: ${text.includes('ł')}`)
      return Promise.resolve([font])
    }
    Object.defineProperty(document, 'fonts', { value: { load, ready: Promise.resolve() }, configurable: true })
    show([aBill({ consignee: { city: 'Łódź, Wrocław' } })])
    await ready()
    expect(asked).toEqual(expect.arrayContaining(['400 8pt "Source Sans 3": true', '700 8pt "Source Sans 3": true']))
    Reflect.deleteProperty(document, 'fonts')
  })

  it('prints nothing if the copy for the printer is incomplete, and the screen says so until the next print', async () => {
    const titles = watchPrinting()
    show([aBill()])
    await ready()
    const lost = screen.getByRole('main').appendChild(document.createElement('i'))
    lost.dataset['missing'] = 'ID card, front'
    await userEvent.click(button())
    expect(await screen.findByRole('alert')).toHaveTextContent('The sheets could not be prepared for printing.')
    expect([titles, copy()]).toEqual([[], undefined])
    lost.remove()
    await userEvent.click(button())
    await waitFor(() => expect(titles).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  it('prints once per click, titled with the number; copies are removed on the next print or page change', async () => {
    const titles = watchPrinting()
    document.title = 'Own title'
    const view = show([aBill()])
    await ready()
    await userEvent.dblClick(button())
    expect(screen.getByRole('status')).toHaveTextContent('Preparing the print…')
    await waitFor(() => expect(titles).not.toEqual([]))
    await ready()
    expect(titles).toEqual(['Chenab receipt 3047182972', 'Chenab receipt 3047182972'])
    expect(document.title).toBe('Own title')
    expect(printed()).toHaveLength(3)

    await userEvent.click(button())
    await waitFor(() => expect(titles).toHaveLength(4))
    expect(document.querySelectorAll('iframe')).toHaveLength(1)
    view.unmount()
    expect(copy()).toBeUndefined()
  })
})

describe('paper settings', () => {
  const open = () => userEvent.click(button('Print settings'))
  const status = () => screen.getByRole('status')

  it('leave as they are what another tab has changed since', async () => {
    show([aBill()])
    await open()
    const inAnotherTab = { receiptPaper: 'A5', copies: { invoice: { customer: 0, center: 0, accounts: 0 } } }
    localStorage.setItem('print-choices', JSON.stringify(inAnotherTab))
    await userEvent.click(screen.getByRole('checkbox', { name: /Parcel labels/ }))
    fireEvent.change(screen.getByLabelText('Receipt, center copies'), { target: { value: '2' } })
    expect(JSON.parse(localStorage.getItem('print-choices') ?? '')).toMatchObject({
      ...inAnotherTab,
      hasLabels: true,
      copies: { ...inAnotherTab.copies, receipt: { customer: 1, center: 2, accounts: 0 } },
    })
  })

  it('say that they are saved only while they are', async () => {
    show([aBill()])
    await open()
    expect(screen.getByText('These settings are saved on this computer.')).toBeVisible()
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await userEvent.click(screen.getByRole('checkbox', { name: /Parcel labels/ }))
    expect(screen.getByText(/^This browser cannot save these settings/)).toBeVisible()
    expect(screen.queryByText('These settings are saved on this computer.')).toBeNull()
    full.mockRestore()
    await userEvent.click(screen.getByRole('checkbox', { name: /Parcel labels/ }))
    expect(screen.getByText('These settings are saved on this computer.')).toBeVisible()
  })

  it('are remembered on this computer, without data of a bill', async () => {
    const view = show([aBill()])
    await open()
    fireEvent.change(screen.getByLabelText('Receipt, center copies'), { target: { value: '2' } })
    await userEvent.selectOptions(screen.getByLabelText('Paper size of the receipt'), 'A5')
    await userEvent.click(screen.getByRole('checkbox', { name: /Parcel labels/ }))
    await waitFor(() => expect(status()).toHaveTextContent('Receipt, invoice and consent form: 5 sheets, and 2 labels'))
    view.unmount()
    expect(JSON.parse(localStorage.getItem('print-choices') ?? '')).toEqual({
      copies: {
        receipt: { customer: 1, center: 2, accounts: 0 },
        invoice: { customer: 1, center: 0, accounts: 0 },
        consent: { customer: 1, center: 0, accounts: 0 },
      },
      receiptPaper: 'A5',
      hasLabels: true,
      labelPaper: '100 × 150 mm',
      hasOrigin: false,
      hasFrontSides: true,
      hasCustoms: false,
    })

    show([aBill()])
    await waitFor(() => expect(status()).toHaveTextContent('5 sheets, and 2 labels'))
    expect(screen.getAllByRole('article')[0]).toHaveClass('a5')
    await open()
    await userEvent.click(button('Standard settings'))
    await waitFor(() => expect(status()).toHaveTextContent('Receipt, invoice and consent form: 3 sheets'))
  })

  it('turn a paper off and on, and disable the button without any paper', async () => {
    show([aBill({ invoices: [] })])
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Receipt' }))
    await waitFor(() => expect(status()).toHaveTextContent('Consent form: 1 sheet'))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Consent form' }))
    await waitFor(() => expect(status()).toHaveTextContent('Nothing to print'))
    expect(button()).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Consent form' }))
    await ready()
  })

  it('print papers and labels separately, each under its own name', async () => {
    const titles = watchPrinting()
    show([aBill()])
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: /Parcel labels/ }))
    await waitFor(() => expect(button('Labels only')).toBeEnabled())
    await userEvent.click(button('Labels only'))
    await waitFor(() => expect(titles).toHaveLength(2))
    expect(titles[0]).toBe('Chenab label 3047182972')
    expect(printed()).toEqual(['Parcel label 1 of 2', 'Parcel label 2 of 2'])
    const papers = 'A4 receipt, invoice and consent form only'
    await waitFor(() => expect(button(papers)).toBeEnabled())
    await userEvent.click(button(papers))
    await waitFor(() => expect(titles).toHaveLength(4))
    expect(printed()).toEqual(['Receipt', 'Invoice', 'CNIC consent form'])
  })

  it('print each paper size as a separate job in turn, and say first what to load', async () => {
    const titles = watchPrinting()
    show([aBill()])
    await open()
    await userEvent.selectOptions(screen.getByLabelText('Paper size of the receipt'), 'A5')
    await userEvent.click(screen.getByRole('checkbox', { name: /Parcel labels/ }))
    const jobs = [
      ['Job 1 of 3, A5 receipt: load A5', 'Chenab receipt 3047182972', 1],
      ['Job 2 of 3, A4 invoice and consent form: load A4', 'Chenab invoice and consent form 3047182972', 2],
      ['Job 3 of 3, Labels: load labels of 100 × 150 mm', 'Chenab label 3047182972', 2],
    ] as const
    for (const [told, title, sheets] of jobs) {
      await waitFor(() => expect(status()).toHaveTextContent(told))
      await ready()
      titles.length = 0
      await userEvent.click(button())
      await waitFor(() => expect(titles).toEqual([title, title]))
      expect(printed()).toHaveLength(sheets)
    }
    await waitFor(() => expect(status()).toHaveTextContent('Job 1 of 3'))
  })

  it('exclude the label of a bill without a receiver, and say so', async () => {
    show([aBill({ consignee: { company: '', contactPerson: '' } }), aBill({ airwayBillNo: '3047182973' })])
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: /Parcel labels/ }))
    await waitFor(() => expect(status()).toHaveTextContent('6 sheets, and one empty back, and 2 labelsJob 1 of 2'))
    expect(status()).toHaveTextContent('No label for 3047182972: the shipment has no receiver.')
    expect(screen.getAllByRole('article', { name: /Parcel label/ })).toHaveLength(2)
  })

  it('put labels of several bills on A4, four to a sheet', async () => {
    show([aBill(), aBill({ airwayBillNo: '3047182973', pieces: 3 })])
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: /Parcel labels/ }))
    await userEvent.selectOptions(screen.getByLabelText('Paper size of the labels'), 'A4')
    await waitFor(() => expect(screen.getAllByRole('article', { name: /Parcel labels/ })).toHaveLength(2))
    await waitFor(() => expect(status()).toHaveTextContent('and 5 labels'))
    await waitFor(() => expect(button('Labels only')).toBeEnabled())
    const titles = watchPrinting()
    await userEvent.click(button('Labels only'))
    await waitFor(() => expect(titles).not.toEqual([]))
    expect(copy()?.querySelectorAll('.p-label')).toHaveLength(5)
  })
})

describe('texts that are too long for their paper even at the smallest size', () => {
  it('are reported before printing, with the numbers of their bills', async () => {
    // Simulates a layout in which nothing fits, as with names of hundreds of letters.
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(400)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 210, 400))
    localStorage.setItem('print-choices', JSON.stringify({ hasLabels: true }))
    show([aBill(), aBill({ airwayBillNo: '3047182973' })])
    await ready()
    const status = screen.getByRole('status')
    await waitFor(() =>
      expect(status).toHaveTextContent('and so continued on another sheet: 3047182972 and 3047182973.'),
    )
    expect(status).toHaveTextContent(
      'Texts on labels are cut off, because they are too long: 3047182972 and 3047182973.',
    )
  })
})
