import { matchHeadings } from '@/domain/from-file/fileColumns'
import { checkedShipment, type FileChecks } from '@/domain/from-file/checkedShipment'
import { shipmentsIn, type FileLine } from '@/domain/from-file/fileShipments'
import type { FileCell } from '@/domain/from-file/fileCells'
import { csvTable } from '@/domain/from-file/fileTable'

export const headings = [
  'Reference,Shipper company,Shipper contact person,Shipper mobile 1,Shipper NTN/CNIC',
  'Receiver company,Receiver contact person,Receiver address,Receiver country,Receiver city,Receiver post code,Receiver phone 1',
  'Service,Payment,Amount,Shipment type,Weight,Pieces,COD,Remote area,Description,Length,Width,Height,Quantity,Unit price',
].join(',')
/** Nothing is wrong with it; `changes` by heading. */
export function aRow(changes: Record<string, string> = {}): string {
  const row =
    'A1,Sana Textile Works,Sana Mehmood,03001234567,34201-0000000-7,Hallam & Daughters,Ruth Hallam,77 Mill Street,United Kingdom,Sheffield,S1 2AB,+441144960000,Express,Cash,14500,Parcel,12.5,1,No,No,Cotton bedspread,30,20,10,2,15'
  const cells = row.split(',')
  for (const [heading, text] of Object.entries(changes)) {
    const at = headings.split(',').indexOf(heading)
    if (at < 0) throw new Error(heading)
    cells[at] = text.includes(',') ? `"${text}"` : text
  }
  return cells.join(',')
}

export const checks: FileChecks = {
  user: 'gujrat',
  insuranceRate: 1,
  offered: {
    services: [
      { id: 's1', name: 'Express' },
      { id: 's2', name: 'Economy' },
    ],
    countries: [
      { id: 'c1', name: 'United Kingdom' },
      { id: 'c2', name: 'United Arab Emirates' },
      { id: 'c3', name: 'United States' },
    ],
  },
  forAll: {},
}

export function linesOf(table: readonly (readonly FileCell[])[]): FileLine[] {
  const [head = [], ...rows] = table
  const match = matchHeadings(head.map(String))
  return rows.map((row, index) => ({
    no: index + 2,
    cells: Object.fromEntries(row.flatMap((cell, at) => (match[at] ? [[match[at], cell]] : []))),
  }))
}

/** The shipments of a CSV file's rows below the usual headings. */
export const checkedRows = (rows: readonly string[], changes: Partial<FileChecks> = {}) =>
  shipmentsIn(linesOf(csvTable([headings, ...rows].join('\r\n')).rows)).map((shipment) =>
    checkedShipment(shipment, { ...checks, ...changes }),
  )
