import { describe, expect, it } from 'vitest'
import { columnIds, columnOf, fillableColumns, requiredColumns, templateText } from '@/domain/from-file/fileColumns'
import { matchHeadings } from '@/domain/from-file/matchColumns'

describe('headings of a file', () => {
  it('of the template name each column once', () => {
    const headings = templateText().replace('\ufeff', '').trim().split(',')
    expect(matchHeadings(headings)).toEqual(fillableColumns)
  })

  it.each([
    ['Consignee', 'recContactPerson'],
    ['Consignee Name', 'recContactPerson'],
    ['SHIP TO ADDRESS', 'recAddress'],
    ['Sender_Phone', 'shipperPhone1'],
    ['consignor company', 'shipperCompany'],
    ['Name', 'recContactPerson'],
    ['City', 'recCity'],
    ['Zip Code', 'recPostCode'],
    ['Mobile', 'recPhone1'],
    ['CNIC', 'shipperNtnCnicNo'],
    ['Destination', 'recCountry'],
    ['Gross Weight (KGs)', 'weight'],
    ['PCS', 'pieces'],
    ['COD Amount', 'codAmount'],
    ['Order #', 'shipperRef'],
    ['AWB No.', 'airwayBillNo'],
    ['Qty', 'quantity'],
    ['Colour', null],
    ['', null],
  ])('“%s” is matched to %j', (heading, id) => expect(matchHeadings([heading])).toEqual([id]))

  it('match a column once, preferring the one that names the party', () => {
    expect(matchHeadings(['City', 'Town', 'Receiver city'])).toEqual([null, null, 'recCity'])
  })
})

it('each column has a heading of its own', () => {
  expect(new Set(columnIds.map((id) => columnOf(id).heading)).size).toBe(columnIds.length)
})

it('the columns of fields that the form requires are required', () => {
  const required = requiredColumns()
  expect(required).toContain('recCity')
  expect(required).toContain('description')
  expect(required).not.toContain('recEmail')
  expect(required.size).toBe(20)
})
