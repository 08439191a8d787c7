import { render, screen, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { company } from '@/company'
import type { Bill } from '@/domain/bill'
import { BillSheets } from '@/printing/BillSheets'
import { aBareBill, aBill } from './aBill'

function show(bill: Bill) {
  render(<BillSheets bill={bill} createdBy="counter-2" printedAt={new Date(2026, 10, 20, 15, 21, 52)} />)
  return screen.getAllByRole('article')
}

const sheet = (bill: Bill, name: string) => {
  show(bill)
  return screen.getByRole('article', { name })
}
const receipt = (bill = aBill()) => sheet(bill, 'Receipt')
const invoice = (bill: Bill) => within(sheet(bill, 'Invoice'))
const consent = (bill: Bill) => within(sheet(bill, 'CNIC consent form'))
const names = (sheets: HTMLElement[]) => sheets.map((sheet) => sheet.getAttribute('aria-label'))
const front = 'https://files.example/front.png'
const back = 'https://files.example/back.png'

describe('the sheets of a bill', () => {
  it('come in order, the invoice only with invoice lines', () => {
    expect(names(show(aBill()))).toEqual(['Receipt', 'Invoice', 'CNIC consent form'])
    document.body.replaceChildren()
    expect(names(show(aBill({ invoices: [] })))).toEqual(['Receipt', 'CNIC consent form'])
  })

  it('are numbered by what there is', () => {
    const sheets = show(aBill({ invoices: [] }))
    expect(sheets.at(-1)).toHaveTextContent('Page 2 of 2')
  })

  test.each([aBill(), aBareBill(), aBill({ source: 'archive' })])(
    'carry website, helpline and telephone, and no leftovers of code',
    (bill) => {
      for (const sheet of show(bill)) {
        expect(sheet).toHaveTextContent(company.website)
        expect(sheet).toHaveTextContent(company.helpline)
        expect(sheet).toHaveTextContent(company.phone)
        expect(sheet.textContent).not.toMatch(/undefined|null|NaN|Invalid|\[object/)
      }
    },
  )

  it('print dashes where a bill has nothing', () => {
    const paper = within(receipt(aBareBill()))
    for (const label of [
      'Reference code',
      'Account number',
      'Booking date',
      'Pieces',
      'Weight',
      'Country',
      'Service',
    ]) {
      expect(paper.getByText(label).nextElementSibling).toHaveTextContent(/^—$/)
    }
  })
})

describe('the receipt', () => {
  it('has eleven terms in both languages, Urdu in its own direction', () => {
    const [english, urdu] = within(receipt()).getAllByRole('list')
    expect(english?.children).toHaveLength(11)
    expect(urdu?.children).toHaveLength(11)
    expect(urdu?.parentElement).toHaveAttribute('lang', 'ur')
    expect(urdu?.parentElement).toHaveAttribute('dir', 'rtl')
  })

  it('names both ends, the second phone only if it is not zero', () => {
    const paper = receipt()
    const from = within(paper).getByRole('heading', { name: 'From' }).parentElement
    const to = within(paper).getByRole('heading', { name: 'To' }).parentElement
    for (const text of ['Sana Textile Works', 'Sana Mehmood', '18 Weavers Lane', 'Gujrat', '00923000000018']) {
      expect(from).toHaveTextContent(text)
    }
    expect(to).toHaveTextContent('Sheffield S1 2AB')
    expect(to?.querySelectorAll('.tel span')).toHaveLength(1)
  })

  it('gives the country twice, the account number and who created it', () => {
    const paper = within(receipt())
    expect(paper.getByText('Country').nextElementSibling).toHaveTextContent('United Kingdom')
    expect(paper.getByText('Country code').nextElementSibling).toHaveTextContent('United Kingdom')
    expect(paper.getByText('Account number').nextElementSibling).toHaveTextContent('gujrat')
    expect(paper.getByText(/Created by/)).toHaveTextContent('Created by counter-2, Fri, Nov 20, 2026, 03:21:52 PM')
    expect(paper.getByText('Gujrat Head Office')).toBeInTheDocument()
  })

  it('draws the barcode 2 px by 70 px, and its number as text', () => {
    const paper = receipt()
    const svg = within(paper).getByRole('img', { name: 'Barcode of 3047182972' }).querySelector('svg')
    expect(svg).toHaveAttribute('width', '290px')
    expect(svg).toHaveAttribute('height', '70px')
    expect(paper.querySelector('.p-code p')).toHaveTextContent('3047182972')
  })

  test.each([
    ['ab12', /«ab12» holds characters/],
    ['', /the bill has no number/],
    ['12345678901234', /too long/],
  ])('says why «%s» has no barcode', (airwayBillNo, reason) => {
    expect(receipt(aBill({ airwayBillNo, id: '' })).querySelector('.p-code')).toHaveTextContent(reason)
  })

  it('shows a name typed in Urdu in its own script', () => {
    render(
      <BillSheets
        bill={aBill({ consignor: { company: 'ثنا ٹیکسٹائل' }, invoices: [] })}
        createdBy="gujrat"
        printedAt={new Date()}
      />,
    )
    expect(screen.getByText('ثنا ٹیکسٹائل')).toHaveAttribute('lang', 'ur')
  })
})

describe('the invoice', () => {
  it('lists the goods with a total row', () => {
    const paper = invoice(aBill())
    expect(paper.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'S. no.',
      'Description',
      'Quantity',
      'Unit price',
      'Total',
    ])
    const cells = paper.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
    expect(cells.slice(1)).toEqual([
      ['1', 'Cotton bedspread, hand-blocked', '24', '11.50', '276.00'],
      ['2', 'Cushion cover', '60', '2.40', '144.00'],
      ['Total', '84', '$ 420.00'],
    ])
  })

  test.each([
    ['live', 2],
    ['archive', 1],
  ] as const)('has one line for documents: %s %s', (source, shipmentType) => {
    const rows = invoice(aBill({ source, shipmentType })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      'S. no.DescriptionQuantityUnit priceTotal',
      '1Documents10.000.00',
      'Total1$ 0.00',
    ])
  })

  it('goes by air, with each piece’s size and lines to sign on', () => {
    const paper = invoice(aBill())
    expect(paper.getByText('Mode of transport').nextElementSibling).toHaveTextContent('Air')
    expect(paper.getByText('Total gross weight').nextElementSibling).toHaveTextContent('12.50 KG')
    expect(paper.getByText('Date').nextElementSibling).toHaveTextContent('Fri, Nov 20, 2026')
    for (const text of ['48 × 36 × 30', '40 × 30 × 22', 'Signature / stamp', 'Thumb impression', 'CNIC']) {
      expect(paper.getByText(text)).toBeInTheDocument()
    }
    expect(paper.getByText('Terms of carriage')).toBeInTheDocument()
  })
})

describe('the consent form', () => {
  it('names the sender, the CNIC and the number', () => {
    const paper = consent(aBill())
    expect(paper.getByText('Contact person').nextElementSibling).toHaveTextContent('Sana Mehmood')
    expect(paper.getByText('CNIC number').nextElementSibling).toHaveTextContent('3420100000007')
    expect(paper.getByText('AWB number').nextElementSibling).toHaveTextContent('3047182972')
    expect(paper.getByText('Date and time of booking').nextElementSibling).toHaveTextContent(
      'Fri, Nov 20, 2026, 03:21:40 PM',
    )
  })

  test.each([
    ['both', front, back, 2],
    ['the front alone', front, '', 0],
    ['the back alone', '', back, 0],
    ['a link that must not be followed', front, 'javascript:alert(1)', 0],
  ])('shows the ID card with %s', (_, idFront, idBack, images) => {
    expect(consent(aBill({ consignor: { idFront, idBack } })).queryAllByRole('img')).toHaveLength(images)
  })
})
