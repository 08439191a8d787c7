import { matchHeadings } from '@/domain/from-file/fileColumns'
import { checkedShipment, type FileChecks } from '@/domain/from-file/checkedShipment'
import { shipmentsIn, type FileLine } from '@/domain/from-file/fileShipments'
import type { FileCell } from '@/domain/from-file/fileCells'
import { csvTable } from '@/domain/from-file/fileTable'
import { headings } from './rows'

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
