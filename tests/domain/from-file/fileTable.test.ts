import { describe, expect, it } from 'vitest'
import { tableIn } from '@/domain/from-file/fileTable'
import { linesOf } from '@/domain/from-file/linesOf'

describe('the table of a workbook', () => {
  const sheet = (name: string, rows: string[][]) => ({ name, rows, hidden: 0 })
  const orders = [['Orders of November'], [], ['Name', 'City', 'Colour'], ['Ruth', 'Sheffield']]

  it('is the sheet with known headings, read from below its title, whatever is above', () => {
    const cover = sheet('Cover', [['Chenab'], ['Fill in the next sheet', 'City']])
    expect(tableIn([cover, sheet('Orders', orders), sheet('More', orders)])).toMatchObject({
      sheet: 'Orders',
      headings: 2,
    })
  })

  it('is the first filled sheet from its first filled row, if no headings are known', () => {
    const unknown = [[], ['Ruth', 'red'], ['Sana', 'blue']]
    expect(tableIn([sheet('Empty', [[]]), sheet('Own', unknown)])).toMatchObject({ sheet: 'Own', headings: 1 })
    expect(tableIn([sheet('', unknown)]).sheet).toBeNull()
  })

  it.each<[string[], number]>([
    [['Ruth', '77 Mill Street', 'Leeds', '+44 114 496 0000'], -1],
    [['Ruth', '77 Mill Street', 'Leeds', 'r@x.uk'], -1],
    [['روتھ', '77 مل روڈ', 'لیڈز', '۲.۵'], -1],
    [['Bestellnummer', 'Ort', 'Land', 'Gewicht (g)'], 0],
    [['Ruth', '+441144960000'], 0],
    [['1', '2', '3', '4'], 0],
  ])('begins with the first shipment if there are no headings: %j', (first, headings) => {
    const table = tableIn([sheet('', [first, ['Ann', '78 Mill Street', 'York', '+441144960001']])])
    expect(table.headings).toBe(headings)
    const lines = linesOf(table, ['recContactPerson', null])
    expect(lines.map(({ cells }) => cells.recContactPerson)).toEqual(headings < 0 ? [first[0], 'Ann'] : ['Ann'])
  })

  it.each([
    ['Total', '', '12.5 kg'],
    ['', 'Grand Total:', 'Rs. 14,500'],
    ['ٹوٹل', '', '3'],
  ])('has no shipment in a row of sums, wherever it is: %s %s %s', (...total) => {
    const text = total.find((cell) => /\p{L}/u.test(cell))
    const below = tableIn([sheet('', [...orders, [], [...total], ['Sub-total', '', '3'], []])])
    expect(below.noShipments).toEqual([
      { no: 6, text },
      { no: 7, text: 'Sub-total' },
    ])
    const between = tableIn([sheet('', [...orders, [...total], ['Sana', 'Leeds', 'red']])])
    expect(between.noShipments).toEqual([{ no: 5, text }])
  })

  it('includes shipments of people and companies whose names look like sums', () => {
    expect(tableIn([sheet('', [...orders, ['Total', 'Paris', '1']])]).noShipments).toEqual([])
  })
})
