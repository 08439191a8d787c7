import { describe, expect, it, test } from 'vitest'
import { MAX_ROWS, pastedMessage, readPastedRows } from '@/domain/forms/pastedRows'
import { messageText } from '../messageText'

const start = { row: 0, column: 'length' }
const size = (length: string, width: string, height: string) => ({ length, width, height })

describe('a pasted block of sizes', () => {
  test.each([
    ['30\t20\t10\n40\t30\t20', [size('30', '20', '10'), size('40', '30', '20')], []],
    ['30\t20\t10\r\n', [size('30', '20', '10')], []],
    ['30 x 20 x 10', [size('30', '20', '10')], []],
    ['30×20×10 cm\n\n40 X 30 X 20.5', [size('30', '20', '10'), size('40', '30', '20.5')], []],
    ['30*20*10', [size('30', '20', '10')], []],
    ['30 by 20 by 10', [size('30', '20', '10')], []],
    ['30х20✕10', [size('30', '20', '10')], []],
    [
      'No\tHeight (cm)\tL\tBreadth\n1\t10\t30\t20',
      [size('30', '20', '10')],
      ['1', 'No', 'Height (cm)', 'L', 'Breadth'],
    ],
    ['Rs. 30\t20 kg\t10', [{ height: '10' }], ['Rs. 30', '20 kg']],
    ['۳۰\t۲۰\t۱۰\u202c', [size('۳۰', '۲۰', '۱۰')], []],
    ['Length\tWidth\tHeight\n30\t20\t10', [size('30', '20', '10')], ['Length', 'Width', 'Height']],
    ['30\t20\t10\tred', [size('30', '20', '10')], ['red']],
    ['30\tbig\t10', [{ length: '30', height: '10' }], ['big']],
    ['30\n40', [{ length: '30' }, { length: '40' }], []],
    ['30cm\t20 cm\t10 cms', [size('30', '20', '10')], []],
    ['30\t\t10\n\t\t', [size('30', '', '10')], []],
    ['1,500\t2\t3', [size('1,500', '2', '3')], []],
    ['12,5 cm\t2,25\t3', [size('12.5', '2.25', '3')], []],
    ['30,5 x 20 x 10', [size('30.5', '20', '10')], []],
    ['big\tred', [], ['big', 'red']],
    [
      'Length (in)\tWidth (in)\tHeight (in)\n12\t10\t8',
      [],
      ['12', '10', '8', 'Length (in)', 'Width (in)', 'Height (in)'],
    ],
    ['L mm\tW mm\tH\n300\t200\t10', [{ height: '10' }], ['300', '200', 'L mm', 'W mm', 'H']],
    ['L in cm\tW\tH [cm]\n30\t20\t10', [size('30', '20', '10')], ['L in cm', 'W', 'H [cm]']],
    ['L in (cm)\tW in cm\tH\n30\t20\t10', [size('30', '20', '10')], ['L in (cm)', 'W in cm', 'H']],
    ['L (in) outer\tW in\tH\n12\t10\t8', [{ height: '8' }], ['12', '10', 'L (in) outer', 'W in', 'H']],
    ['Size (inches)\n12 x 10 x 8', [], ['12', '10', '8', 'Size (inches)']],
    ['Size (cm)\n30 x 20 x 10', [size('30', '20', '10')], ['Size (cm)']],
  ])('%j is read as the rows %j, without %j', (text, rows, leftOut) => {
    expect(readPastedRows(text, 'dimValues', start)).toEqual({ rows, leftOut })
  })

  test.each(['30', ' 30 cm ', '30\n', 'text', '', '\n\n', '12 boxes', '2 x 30x20x10', '12"x10"x8"'])(
    'is not %j, which the browser pastes as text',
    (text) => {
      expect(readPastedRows(text, 'dimValues', start)).toBeNull()
    },
  )

  it('begins in the cell into which it was pasted', () => {
    const read = readPastedRows('20\t10\t5', 'dimValues', { row: 3, column: 'width' })
    expect(read).toEqual({ rows: [{ width: '20', height: '10' }], leftOut: ['5'] })
  })

  it('is cut at the end of the table', () => {
    const read = readPastedRows('1\t2\t3\n4\t5\t6\n7\t8\t9', 'dimValues', { row: MAX_ROWS - 2, column: 'length' })
    expect(read?.rows).toHaveLength(2)
    expect(read?.leftOut).toEqual(['7 8 9'])
  })
})

describe('a pasted block of invoice lines', () => {
  test.each([
    [
      'Shirts\t12\t$ 4.50\nScarf\t1\tUSD 1,250.00',
      [
        ['Shirts', '12', '4.50'],
        ['Scarf', '1', '1,250.00'],
      ],
      [],
    ],
    ['Item\tQty\tPrice\nShirts\t12 pcs\t4.50', [['Shirts', '12', '4.50']], ['Item', 'Qty', 'Price']],
    [
      'No\tItem\tQty\tRate\tTotal\n1\tShirts\t12\t4.50\t54',
      [['Shirts', '12', '4.50']],
      ['1', '54', 'No', 'Item', 'Qty', 'Rate', 'Total'],
    ],
    [
      'Item\tQty\tUnit Price\tTotal Price\nShirts\t12\t4.50\t54',
      [['Shirts', '12', '4.50']],
      ['54', 'Item', 'Qty', 'Unit Price', 'Total Price'],
    ],
    ['Item\tQty\tTotal Price\nShirts\t12\t54', [['Shirts', '12']], ['54', 'Item', 'Qty', 'Total Price']],
    ['Item\tQty\tValue\nShirts\t12\t54', [['Shirts', '12']], ['54', 'Item', 'Qty', 'Value']],
    ['Item\tValue (USD)\nShirts\t54', [['Shirts', '54']], ['Item', 'Value (USD)']],
    ['Item\tQty\tPrice (PKR)\nShirts\t12\t1250', [['Shirts', '12']], ['1250', 'Item', 'Qty', 'Price (PKR)']],
    ['Item\tQty\tRs. rate\nShirts\t12\t1250', [['Shirts', '12']], ['1250', 'Item', 'Qty', 'Rs. rate']],
    ['Item\tQty\tPrice PKR each\nShirts\t12\t1250', [['Shirts', '12']], ['1250', 'Item', 'Qty', 'Price PKR each']],
    ['Item\tQty\tPrice-₨/pc\nShirts\t12\t1250', [['Shirts', '12']], ['1250', 'Item', 'Qty', 'Price-₨/pc']],
    ['Item\tQty\tAED price\nShirts\t12\t1250', [['Shirts', '12']], ['1250', 'Item', 'Qty', 'AED price']],
    ['Item\tDozens qty\tPrice\nShirts\t12\t5', [['Shirts', '5']], ['12', 'Item', 'Dozens qty', 'Price']],
    ['Maal\tTadad\tQeemat (Rs)\nShirts\t12\t1250', [['Shirts', '12']], ['1250', 'Maal', 'Tadad', 'Qeemat (Rs)']],
    [
      'Item (kg)\tQty pcs\tUS$ price each\nShirts\t12\t5',
      [['Shirts', '12', '5']],
      ['Item (kg)', 'Qty pcs', 'US$ price each'],
    ],
    [
      'Item\tQty (pcs)\tPrice in US$\nShirts\t12\t4.50',
      [['Shirts', '12', '4.50']],
      ['Item', 'Qty (pcs)', 'Price in US$'],
    ],
    ['Item\tQty\tRate/unit\nShirts\t12\t4.50', [['Shirts', '12', '4.50']], ['Item', 'Qty', 'Rate/unit']],
    [
      'Item no\tProduct\tQty\tItem price\n1\tShirts\t12\t4.50',
      [['Shirts', '12', '4.50']],
      ['1', 'Item no', 'Product', 'Qty', 'Item price'],
    ],
    ['"Shirts ""XL""\nblue"\t2\t3', [['Shirts "XL" blue', '2', '3']], []],
    ['12" pipe\t2\t3', [['12" pipe', '2', '3']], []],
    ['Shirts\t2\t3\t6.00', [['Shirts', '2', '3']], ['6.00']],
  ])('%j is read as the rows %j, without %j', (text, rows, leftOut) => {
    const read = readPastedRows(text, 'invoiceValues', { row: 0, column: 'description' })
    expect(read?.rows.map((row) => Object.values(row))).toEqual(rows)
    expect(read?.leftOut).toEqual(leftOut)
  })

  it('reports a description that is too long, and its limit', () => {
    const read = readPastedRows(`${'a'.repeat(300)}tail\t1`, 'invoiceValues', { row: 0, column: 'description' })
    expect(read).toEqual({ rows: [{ description: 'a'.repeat(300), quantity: '1' }], leftOut: ['tail'] })
  })
})

test.each([
  [1, [], 'booking.rowsPasted (count: 1)'],
  [2, ['red'], 'booking.rowsPastedLeftOut (count: 2, cells: “red”)'],
  [
    0,
    ['1', '2', '3', '4', '5', '6', '7'],
    'booking.rowsPastedLeftMoreOut (count: 0, cells: “1” | “2” | “3” | “4” | “5”, more: 2)',
  ],
])('pasting %i rows, with %j left out, is reported as: %s', (rows, leftOut, text) => {
  expect(messageText(pastedMessage({ rows: Array.from({ length: rows }, () => ({})), leftOut }))).toBe(text)
})
