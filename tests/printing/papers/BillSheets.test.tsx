import { render, screen, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { company } from '@/company'
import { type Figure, UNREADABLE } from '@/domain/numbers'
import type { Bill } from '@/domain/shipment/bill'
import { type PrintChoices, standardChoices } from '@/printing/choices/printChoices'
import { BillSheets } from '@/printing/papers/BillSheets'
import { Labels } from '@/printing/papers/Labels'
import { aBareBill, aBill } from '../aBill'

function show(bill: Bill, choices: PrintChoices = standardChoices) {
  render(
    <>
      <BillSheets bill={bill} choices={choices} printedBy="counter-2" printedAt={new Date(2026, 10, 20, 15, 21, 52)} />
      {choices.hasLabels && <Labels bills={[bill]} paper={choices.labelPaper} fits={null} />}
    </>,
  )
  return screen.queryAllByRole('article')
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
  it('are in order, with the invoice only if it has lines', () => {
    expect(names(show(aBill()))).toEqual(['Receipt', 'Invoice', 'CNIC consent form'])
    document.body.replaceChildren()
    expect(names(show(aBill({ invoices: [] })))).toEqual(['Receipt', 'CNIC consent form'])
  })

  it('are numbered paper by paper, each with the number of the bill', () => {
    const pages = show(aBill()).map((sheet) => /Page .*/.exec(sheet.textContent)?.[0])
    expect(pages).toEqual([
      'Page 1 of 1 of receipt 3047182972',
      'Page 1 of 1 of invoice 3047182972',
      'Page 1 of 1 of consent form 3047182972',
    ])
  })

  test.each([aBill(), aBareBill(), aBill({ source: 'archive' })])(
    'show website, helpline and telephone, and no stray code',
    (bill) => {
      for (const sheet of show(bill, { ...standardChoices, hasLabels: true })) {
        expect(sheet).toHaveTextContent(company.website)
        expect(sheet).toHaveTextContent(company.helpline)
        expect(sheet).toHaveTextContent(company.phone)
        expect(sheet.textContent).not.toMatch(/undefined|null|NaN|Invalid|\[object/)
      }
    },
  )
})

it('each specified name on the papers has its value', () => {
  const bill = aBill({
    destination: 'Scotland',
    consignor: { idFront: front, idBack: back },
    consignee: { phone1: '441140000044' },
  })
  show(bill)
  const facts = (name: string) =>
    Object.fromEntries(
      [...screen.getByRole('article', { name }).querySelectorAll('dt')].map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent,
      ]),
    )
  expect(facts('Receipt')).toMatchObject({
    'Airway bill': '3047182972',
    Center: 'Gujrat Head Office',
    'Reference code': 'PO-2291',
    'Booking date': 'Fri, Nov 20, 2026, 03:21:40 PM',
    'Account number': 'gujrat',
    Pieces: '2',
    Weight: '12.5 KG',
    Country: 'United Kingdom',
    'Country code': 'United Kingdom',
    Service: 'Express',
    Contents: 'Cotton bedspread, hand-blocked',
  })
  expect(facts('Invoice')).toMatchObject({
    Date: 'Fri, Nov 20, 2026',
    'Invoice number': '3047182972',
    Pieces: '2',
    'Length × width × height in cm': '48 × 36 × 30',
    'Mode of transport': 'Air',
    'Airway bill': '3047182972',
    'Total gross weight': '12.5 KG',
  })
  expect(facts('CNIC consent form')).toMatchObject({
    'Contact person': 'Sana Mehmood',
    'CNIC number': '3420100000007',
    'AWB number': '3047182972',
    'Date and time of booking': 'Fri, Nov 20, 2026, 03:21:40 PM',
  })
  const boxOf = (title: string) => invoiceBox(title).textContent
  expect(boxOf('Shipper')).toMatch(
    /Sana Textile Works.*Sana Mehmood.*18 Weavers Lane.*Gujrat.*Pakistan.*00923000000017$/,
  )
  expect(boxOf('Receiver')).toMatch(
    /Hallam & Daughters.*Ruth Hallam.*77 Mill Street.*Sheffield.*United Kingdom.*00441140000044$/,
  )
})

const invoiceBox = (title: string) =>
  within(screen.getByRole('article', { name: 'Invoice' })).getByRole('heading', { name: title })
    .parentElement as HTMLElement

describe('copies', () => {
  const copies = { customer: 2, center: 1, accounts: 0 }
  const one = { customer: 1, center: 0, accounts: 0 }

  it('are collated per recipient, and named if there are several', () => {
    const choices = { ...standardChoices, copies: { receipt: copies, invoice: one, consent: one } }
    expect(names(show(aBill(), choices))).toEqual([
      'Receipt, customer copy',
      'Invoice',
      'CNIC consent form',
      'Receipt, customer copy',
      'Receipt, center copy',
    ])
    expect(screen.getAllByText('Customer copy')).toHaveLength(2)
    expect(screen.getAllByText('Center copy')).toHaveLength(1)
  })
})

describe('the QR code', () => {
  const choices: PrintChoices = { ...standardChoices, hasLabels: true, labelPaper: '100 × 150 mm' }
  const codesOf = (bill: Bill, asked = choices) =>
    show(bill, asked).flatMap((sheet) =>
      within(sheet).queryAllByRole('img', { name: 'QR code to track 3047182972' }).length > 0
        ? [sheet.getAttribute('aria-label')]
        : [],
    )

  it('is on the receipt, and on labels with room beside the barcode', () => {
    const labels = Array.from({ length: 9 }, (_, index) => `Parcel label ${index + 1} of 12`)
    expect(codesOf(aBill({ pieces: 12 }))).toEqual(['Receipt', ...labels])
  })

  it('is left out of labels of which four are on an A4 sheet', () => {
    expect(codesOf(aBill({ pieces: 1 }), { ...choices, labelPaper: 'A4' })).toEqual(['Receipt'])
  })

  test.each([
    ['a void bill', aBill({ isVoid: true })],
    ['an archived bill, which tracking does not know', aBill({ source: 'archive' })],
    ['a number that tracking does not know', aBill({ airwayBillNo: 'CHB3047182972' })],
  ])('is left out of the papers of %s', (_, bill) => {
    show(bill, choices)
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull()
  })
})

describe('the parcel label', () => {
  const none = { customer: 0, center: 0, accounts: 0 }
  const labelsAlone: PrintChoices = {
    copies: { receipt: none, invoice: none, consent: none },
    receiptPaper: 'A4',
    hasLabels: true,
    labelPaper: '100 × 150 mm',
    hasOrigin: false,
    hasFrontSides: true,
    hasCustoms: false,
  }

  test.each<[Figure, string[]]>([
    [2, ['Parcel label 1 of 2', 'Parcel label 2 of 2']],
    [1, ['Parcel label 1 of 1']],
    [0, ['Parcel label 1 of —']],
    [-2, ['Parcel label 1 of —']],
    [null, ['Parcel label 1 of —']],
    [UNREADABLE, ['Parcel label 1 of —']],
    [1.5, ['Parcel label 1 of 2', 'Parcel label 2 of 2']],
  ])('is printed once for each of %s pieces', (pieces, labels) => {
    expect(names(show(aBill({ pieces }), labelsAlone))).toEqual(labels)
  })

  it('is printed a hundred times at most', () => {
    expect(show(aBill({ pieces: 5000 }), labelsAlone)).toHaveLength(100)
  })

  it.each<[string, Figure, RegExp]>([
    ['cannot be read', UNREADABLE, /COD Amount ?Cannot be read/],
    ['is not stated', null, /COD Amount ?Not stated/],
  ])('says that what to collect %s, as a dash could mean nothing', (_what, codAmount, text) => {
    const [label] = show(aBill({ isCod: true, codAmount, pieces: 1 }), labelsAlone)
    expect(label).toHaveTextContent(text)
  })

  it('says on each of several pieces that the amount to collect is for all of them', () => {
    const sheets = show(aBill({ isCod: true, codAmount: 45000, pieces: 2 }), labelsAlone)
    expect(sheets).toHaveLength(2)
    for (const label of sheets) expect(label).toHaveTextContent(/COD Amount, all pieces ?Rs. 45,000.00/)
  })

  it('shows the destination, what to collect, and the number as a barcode', () => {
    const [label] = show(aBill({ isCod: true, codAmount: 45000, pieces: 1 }), labelsAlone)
    for (const text of [
      'Hallam & Daughters',
      'Sheffield, S1 2AB',
      'United Kingdom',
      '00440000000044',
      'Express',
      'WPX',
      '1 of 1',
      'Rs. 45,000.00',
      'Chargeable15.65 KG',
      'Sana Textile Works, Sana Mehmood',
    ]) {
      expect(label).toHaveTextContent(text)
    }
    expect(screen.getByRole('img', { name: 'Barcode of 3047182972-1' })).toBeInTheDocument()
  })

  it('has no blank lines in the address of an incomplete bill', () => {
    const [label] = show(
      aBill({
        pieces: 1,
        consignee: { company: '', address: '', city: '', postCode: '', country: 'Kenya', phone1: '' },
      }),
      labelsAlone,
    )
    expect(label?.querySelector('.l-to')?.textContent).toBe('ToRuth HallamKenya—')
  })

  it('is refused for a bill without a receiver', () => {
    expect(show(aBill({ consignee: { company: ' ', contactPerson: '' } }), labelsAlone)).toEqual([])
  })

  it('truncates a reference that does not fit, and says where the rest is', () => {
    const [label] = show(aBill({ pieces: 1, consignor: { ref: 'PO 2291 / lot '.repeat(9) } }), labelsAlone)
    expect(label?.querySelector('.l-facts .long')?.textContent).toMatch(/^PO 2291 .{1,40}… more on the receipt$/)
  })
})

describe('the receipt', () => {
  it('has eleven terms in both languages, Urdu from right to left', () => {
    const [english, urdu] = within(receipt()).getAllByRole('list')
    expect(english?.children).toHaveLength(11)
    expect(urdu?.children).toHaveLength(11)
    const numbers = [...(urdu?.children ?? [])].map((clause) => clause.getAttribute('data-number'))
    expect(numbers.join(' ')).toBe('۱۔ ۲۔ ۳۔ ۴۔ ۵۔ ۶۔ ۷۔ ۸۔ ۹۔ ۱۰۔ ۱۱۔')
    expect(urdu?.parentElement).toHaveAttribute('lang', 'ur')
    expect(urdu?.parentElement).toHaveAttribute('dir', 'rtl')
  })

  it('names both parties, with the second phone only if it is not zero', () => {
    const paper = receipt(aBill({ consignee: { state: 'South Yorkshire' } }))
    const from = within(paper).getByRole('heading', { name: 'From' }).parentElement
    const to = within(paper).getByRole('heading', { name: 'To' }).parentElement
    for (const text of ['Sana Textile Works', 'Sana Mehmood', '18 Weavers Lane', 'Gujrat', '00923000000018']) {
      expect(from).toHaveTextContent(text)
    }
    expect(to).toHaveTextContent('Sheffield, South Yorkshire, S1 2AB')
    expect(to?.querySelectorAll('.tel span')).toHaveLength(1)
  })

  it('has a line with an Urdu place in the order of the other papers, with dots in place of commas', () => {
    const bill = aBill({ consignee: { city: 'جدة', state: '', postCode: '21442', country: 'Saudi Arabia' } })
    const label = show(bill, { ...standardChoices, hasLabels: true }).at(-1)
    expect(label?.querySelector('.place')).toHaveTextContent(/^جدة · 21442$/)
    const to = within(screen.getByRole('article', { name: 'Receipt' })).getByRole('heading', { name: 'To' })
    expect(to.parentElement).toHaveTextContent('جدة · 21442')
    expect(screen.getByRole('article', { name: 'Invoice' })).toHaveTextContent('جدة · 21442 · Saudi Arabia')
  })

  it('names a party of which nothing is known once, not line by line', () => {
    const nothing = {
      company: '',
      contactPerson: '',
      address: '',
      city: '',
      state: '',
      postCode: '',
      phone1: '',
      phone2: '',
    }
    const to = within(receipt(aBill({ consignee: nothing }))).getByRole('heading', { name: 'To' })
    expect(to.parentElement).toHaveTextContent(/^ToNot given$/)
  })

  it('leaves out placeholder values, and so do invoice and label', () => {
    const bill = aBill({ consignee: { city: 'Dubai', state: '--', postCode: 'N/A', country: 'United Arab Emirates' } })
    const label = show(bill, { ...standardChoices, hasLabels: true }).at(-1)
    expect(label?.querySelector('.place')).toHaveTextContent(/^Dubai$/)
    const to = within(screen.getByRole('article', { name: 'Receipt' })).getByRole('heading', { name: 'To' })
    expect(to.parentElement).not.toHaveTextContent('N/A')
    expect(screen.getByRole('article', { name: 'Invoice' })).toHaveTextContent('Dubai, United Arab Emirates')
  })

  it.each(['a', 'aا', 'ا\n', 'a\n'])('has few elements even if an address is 100 KB of %j', (text) => {
    show(aBill({ consignee: { address: text.repeat(100_000 / text.length) } }))
    expect(document.querySelectorAll('*').length).toBeLessThan(2000)
  })

  it('says who created it, and who printed it and when', () => {
    expect(within(receipt()).getByText(/Created by/)).toHaveTextContent(
      'Created by gujrat, printed by counter-2 at Fri, Nov 20, 2026, 03:21:52 PM',
    )
  })

  it('draws the barcode in Code 128 A with bars of 2 px by 70 px, and its number as text', () => {
    const paper = receipt()
    const svg = within(paper).getByRole('img', { name: 'Barcode of 3047182972' }).querySelector('svg')
    expect(svg).toHaveAttribute('width', '290px')
    expect(svg).toHaveAttribute('height', '70px')
    // The sign that starts Code 128 A: bars of 2, 1 and 1 modules, 1 and 4 apart.
    const bars = [...(svg?.querySelectorAll('g rect') ?? [])].slice(0, 3)
    expect(bars.map((bar) => `${bar.getAttribute('x')} ${bar.getAttribute('width')}`)).toEqual(['0 4', '6 2', '16 2'])
    expect(paper.querySelector('.p-code p')).toHaveTextContent('3047182972')
  })

  test.each([
    ['ab12', /“ab12” has characters/],
    ['', /the bill has no number/],
    ['12345678901234', /too long/],
  ])('says why the number “%s” has no barcode', (airwayBillNo, reason) => {
    expect(receipt(aBill({ airwayBillNo, id: '' })).querySelector('.p-code')).toHaveTextContent(reason)
  })

  it('shows a name typed in Urdu in Urdu script', () => {
    show(aBill({ consignor: { company: 'ثنا ٹیکسٹائل' }, invoices: [] }))
    expect(screen.getByText('ثنا ٹیکسٹائل')).toHaveAttribute('lang', 'ur')
  })
})

describe('the prices on the receipt', () => {
  const prices = () => within(sheet(aBill({ isCod: true, codAmount: 45000 }), 'Receipt')).getByRole('table')

  it('are apart where they are not in the Net Amount', () => {
    const parts = [...prices().querySelectorAll('tbody')].map((part) =>
      [...part.rows].map((row) => [...row.cells].map(({ textContent }) => textContent).join(': ')),
    )
    expect(parts).toEqual([
      ['Charges: Rs. 14,500.00'],
      ['Insurance: Yes', 'Val. Declared: Rs. 90,000.00', 'COD Amount: Rs. 45,000.00'],
      ['GST: 16 % Rs. 2,240.00', 'Discount: Rs. 500.00'],
      ['Net Amount: Rs. 16,240.00'],
    ])
  })
})

it('keeps a typed phone number on the line of the word before it', () => {
  const consignor = { address: 'Lane 3, Phone 0300-1234567' }
  expect(sheet(aBill({ consignor }), 'Receipt').textContent).toContain('Lane 3, Phone\u00a00300-1234567')
})

describe('an archived bill', () => {
  it('says on its receipt that it is archived', () => {
    expect(receipt(aBill({ source: 'archive' }))).toHaveTextContent('Airway bill, archived3047182972')
  })
})

describe('the invoice', () => {
  it('says where its table goes on, unless only the terms are on the next page', () => {
    const onward = (starts: number[]) => {
      const layout = { starts, invoiceFit: 0, receiptFit: 0, hasTermsPage: false }
      const { unmount } = render(
        <BillSheets bill={aBill()} choices={standardChoices} layout={layout} printedBy="" printedAt={new Date(0)} />,
      )
      const said = screen.queryAllByText(/^Continued on page/).map(({ textContent }) => textContent)
      unmount()
      return said
    }
    expect(onward([0, 1])).toEqual(['Continued on page 2'])
    expect(onward([0, 2])).toEqual([])
    expect(onward([0])).toEqual([])
  })

  it('lists the goods with a total row', () => {
    const paper = invoice(aBill())
    expect(paper.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'S. no.',
      'Description',
      'Quantity',
      'Unit price USD',
      'Total USD',
    ])
    const cells = paper.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
    expect(cells.slice(1)).toEqual([
      ['1', 'Cotton bedspread, hand-blocked', '24', '11.50', '276.00'],
      ['2', 'Cushion cover', '60', '2.40', '144.00'],
      ['', 'Total', '84', 'USD 420.00'],
    ])
  })

  it('says in the row of the total what is missing or cannot be read: terms follow the total', () => {
    const samples = { description: 'Samples', quantity: null, price: 0 }
    const cloth = { description: 'Cloth', quantity: 2, price: 0 }
    const paper = invoice(aBill({ invoices: [samples, cloth], weight: UNREADABLE, missing: ['dimensions'] }))
    const total = paper.getByRole('row', { name: /^Total/ })
    const notes = [
      'Printed without the dimensions, which could not be loaded.',
      'Cannot be read: weight.',
      '* Not given: a missing quantity or price counts as 1 in the total.',
      'No commercial value',
    ]
    expect(total).toHaveTextContent(`Total${notes.join('')}3USD 0.00`)
    // Nowhere else, as that would move the lines to sign.
    for (const note of notes) expect(within(total).getByText(note)).toBe(paper.getByText(note))
    expect(total.closest('article')).toHaveTextContent(/USD 0\.00 ?Terms of carriage/)
  })

  it('is marked as sent by air, with each piece’s size and signature lines', () => {
    const paper = invoice(aBill())
    expect(paper.getByText('Mode of transport').nextElementSibling).toHaveTextContent('Air')
    expect(paper.getByText('Total gross weight').nextElementSibling).toHaveTextContent('12.5 KG')
    expect(paper.getByText('Date').nextElementSibling).toHaveTextContent('Fri, Nov 20, 2026')
    for (const text of ['48 × 36 × 30', '40 × 30 × 22', 'Signature / stamp', 'Thumb impression', 'CNIC']) {
      expect(paper.getByText(text)).toBeInTheDocument()
    }
    expect(paper.getByText('Terms of carriage')).toBeInTheDocument()
  })

  it('has the number as a barcode, the receiver’s state and post code, and the sender’s CNIC on its line', () => {
    const paper = sheet(aBill({ consignee: { state: 'South Yorkshire' } }), 'Invoice')
    expect(within(paper).getByRole('img', { name: 'Barcode of 3047182972' })).toBeInTheDocument()
    expect(paper.querySelector('.p-to')).toHaveTextContent('Sheffield, South Yorkshire, S1 2AB, United Kingdom')
    expect(within(paper).getByText('CNIC')).toHaveTextContent('3420100000007CNIC')
  })

  it('has blanks for customs only if the print settings say so', () => {
    const labels = ['HS code', 'Incoterm', 'Net weight', 'Freight', 'Receiver’s tax number']
    const standard = within(sheet(aBill(), 'Invoice'))
    expect(labels.filter((label) => standard.queryByText(label))).toEqual([])
    document.body.replaceChildren()
    show(aBill(), { ...standardChoices, hasCustoms: true })
    expect(labels.filter((label) => screen.queryByText(label))).toEqual(labels)
    document.body.replaceChildren()
    // Documents have no goods to classify.
    show(aBill({ shipmentType: 2 }), { ...standardChoices, hasCustoms: true })
    expect(labels.filter((label) => screen.queryByText(label))).toEqual(labels.slice(1))
  })

  it('has a reason to tick, a blank or the sender’s country as origin, and a declaration below the signature', () => {
    const paper = sheet(aBill(), 'Invoice')
    expect(within(paper).getByText('Reason for export').nextElementSibling).toHaveTextContent('SaleGiftSample')
    expect(within(paper).getByText('Country of origin').nextElementSibling).toHaveTextContent(/^$/)
    const declaration = within(paper).getByText(/^I declare that the particulars/)
    const signature = within(paper).getByText('Signature / stamp')
    const below = [
      signature,
      ...['Thumb impression', 'CNIC', 'Country of origin'].map((text) => within(paper).getByText(text)),
      declaration,
    ]
    below.slice(1).forEach((part, index) => {
      expect(below[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    })
    document.body.replaceChildren()
    show(aBill(), { ...standardChoices, hasOrigin: true })
    expect(screen.getByText('Country of origin').nextElementSibling).toHaveTextContent(/^Pakistan$/)
  })
})

describe('a void bill', () => {
  it('is marked on every sheet, labels included; a bill that is not void is not', () => {
    const choices = { ...standardChoices, hasLabels: true }
    const sheets = show(aBill({ isVoid: true }), choices)
    expect(sheets).toHaveLength(5)
    for (const each of sheets) expect(within(each).getByText('VOID')).toBeInTheDocument()
    document.body.replaceChildren()
    show(aBill({ isVoid: null }), choices)
    expect(screen.queryByText('VOID')).not.toBeInTheDocument()
  })
})

describe('the consent form', () => {
  it('has its text in Urdu too', () => {
    const [urdu] = [...sheet(aBill(), 'CNIC consent form').querySelectorAll('.p-consent [lang=ur]')]
    expect(urdu).toHaveAttribute('dir', 'rtl')
    expect(urdu?.querySelectorAll('p')).toHaveLength(3)
  })

  it('has the names of its fields in Urdu too', () => {
    const names = [...sheet(aBill(), 'CNIC consent form').querySelectorAll('dt[lang=ur]')]
    expect(names.map((name) => [name.textContent, name.nextElementSibling?.textContent])).toEqual([
      ['رابطے کے لیے نام', 'Contact person'],
      ['شناختی کارڈ نمبر', 'CNIC number'],
      ['ایئر وے بل نمبر', 'AWB number'],
      ['دستخط', 'Signature'],
      ['بکنگ کی تاریخ اور وقت', 'Date and time of booking'],
    ])
  })

  it('names the sender, the CNIC and the number', () => {
    const paper = consent(aBill())
    expect(paper.getByText('Contact person').nextElementSibling).toHaveTextContent('Sana Mehmood')
    expect(paper.getByText('CNIC number').nextElementSibling).toHaveTextContent('3420100000007')
    expect(paper.getByText('AWB number').nextElementSibling).toHaveTextContent('3047182972')
    expect(paper.getByText('Date and time of booking').nextElementSibling).toHaveTextContent(
      'Fri, Nov 20, 2026, 03:21:40 PM',
    )
  })

  it('leaves blank what is not known, to be written in', () => {
    const paper = consent(aBill({ createdAt: '', consignor: { contactPerson: '', ntnCnic: ' ' } }))
    for (const label of ['Contact person', 'CNIC number', 'Date and time of booking']) {
      expect(paper.getByText(label).nextElementSibling).toBeEmptyDOMElement()
    }
  })

  test.each([
    ['both', front, back, 2],
    ['the front alone', front, '', 0],
    ['the back alone', '', back, 0],
  ])('shows the ID card with %s, or says that it does not', (_, idFront, idBack, images) => {
    const paper = consent(aBill({ consignor: { idFront, idBack } }))
    expect(paper.queryAllByRole('img')).toHaveLength(images)
    expect(paper.queryAllByText('No copy of the ID card is on this form.')).toHaveLength(images === 0 ? 1 : 0)
    expect(paper.queryByText(/image/)).not.toBeInTheDocument()
  })

  test.each([
    ['javascript:alert(1)', front, 1],
    ['data:image/png;base64,AA', back, 1],
    [front, String.raw`c:\uploads\x.jpg`, 1],
    ['data:image/png;base64,AA', 'javascript:alert(1)', 0],
  ])('says that a picture with an unsafe address is missing: %s, %s', (idFront, idBack, images) => {
    const paper = consent(aBill({ consignor: { idFront, idBack } }))
    expect(paper.queryAllByRole('img')).toHaveLength(images)
    expect(paper.getAllByText('The image is missing: its address cannot be used.')).toHaveLength(2 - images)
    expect(paper.getByText('ID card, front')).toBeInTheDocument()
  })
})
