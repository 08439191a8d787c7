import { describe, expect, it } from 'vitest'
import type { ColumnId } from '@/domain/from-file/fileColumns'
import { rowsWithoutShipment } from '@/domain/from-file/rowsWithoutShipment'

const headings = ['Reference', 'Company', 'Name', 'Address', 'City', 'Phone', 'Weight', 'Description', 'Qty']
const ids: ColumnId[] = [
  'shipperRef',
  'recCompany',
  'recContactPerson',
  'recAddress',
  'recCity',
  'recPhone1',
  'weight',
  'description',
  'quantity',
]
const shipment = ['A1', 'Hallam', 'Ruth Hallam', '77 Mill Street', 'Sheffield', '+441144960000', '2', 'Bedspread', '1']
/** A row with only these cells, by their headings. */
const rowOf = (cells: Partial<Record<string, string>>) => headings.map((heading) => cells[heading] ?? '')
const leftOut = (row: readonly string[]) => rowsWithoutShipment([headings, shipment, row, shipment], 0, ids)

describe('a row that cannot be a shipment', () => {
  it.each([
    [{ Reference: 'Total', Weight: '12.5' }],
    [{ City: 'TOTAL:', Weight: '12.5 kg', Qty: '3' }],
    [{ Reference: 'Grand Total (Rs.)', Weight: '14,500' }],
    [{ Description: 'Total pieces', Qty: '40' }],
    [{ Reference: 'Total shipments: 12' }],
    [{ Reference: 'Sub-total', Weight: '3' }],
    [{ Reference: 'Page total', Weight: '3', Qty: '40 pieces' }],
    [{ Reference: 'ٹوٹل', Weight: '3' }],
    [{ Reference: 'کل', Qty: '3' }],
    [{ Name: 'میزان:', Weight: '3' }],
    [{ Reference: 'Prepared by: Ali Raza' }],
    [{ Reference: 'Prepared by', Company: 'Ali Raza', City: 'Checked by', Phone: 'Bilal' }],
    [{ Company: 'Signature' }],
    [{ Description: 'Signature & stamp ________' }],
    [{ Reference: 'Authorised signatory' }],
    [{ Reference: 'Page 1 of 2' }],
    [{ Company: '*** End of report ***' }],
    [{ Reference: 'دستخط' }],
    [{ Reference: 'Thank you!' }],
  ])('has only the cells %j', (cells) => {
    expect(leftOut(rowOf(cells)).map(({ no }) => no)).toEqual([3])
  })

  it('is a repetition of the headings, as on each printed page', () => {
    expect(leftOut(headings)).toEqual([{ no: 3, text: 'Reference' }])
  })
})

describe('a row that is a shipment despite its words', () => {
  it.each([
    [{ Company: 'Total Energies', City: 'Paris' }],
    [{ Company: 'Total', City: 'Paris', Weight: '1' }],
    [{ Company: 'Signature Styles', Weight: '2' }],
    [{ Name: 'Page', City: 'Leeds' }],
    [{ Reference: 'A1', Description: 'Total care shampoo', Qty: '3' }],
    [{ Reference: 'A1', Description: 'Thank you', Qty: '3' }],
    [{ Description: 'Stamp', Qty: '3' }],
    [{ Reference: 'A1', Weight: '3' }],
    [{ Name: 'کلثوم', City: 'دبئی' }],
  ])('has the cells %j', (cells) => expect(leftOut(rowOf(cells))).toEqual([]))

  it('has a whole address beside the word', () => {
    expect(leftOut([...shipment.slice(0, 7), 'Signature', ''])).toEqual([])
    expect(leftOut(['Total', ...shipment.slice(1)])).toEqual([])
  })
})
