import { checkedShipment, type FileChecks } from '@/domain/from-file/checkedShipment'
import { csvRows } from '@/domain/from-file/csvRows'
import { cellText } from '@/domain/from-file/fileCells'
import { tableIn } from '@/domain/from-file/fileTable'
import { type FileLine, linesOf } from '@/domain/from-file/linesOf'
import { matchHeadings } from '@/domain/from-file/matchColumns'
import { shipmentsIn } from '@/domain/from-file/shipmentsIn'
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

/** The lines of a CSV file below its headings. */
export function csvLines(text: string): FileLine[] {
  const table = tableIn([{ name: '', rows: csvRows(text), hidden: 0 }])
  return linesOf(table, matchHeadings(table.rows[0]?.map(cellText) ?? []))
}

/** The shipments in the rows of a CSV file with the usual headings. */
export const checkedRows = (rows: readonly string[], changes: Partial<FileChecks> = {}) =>
  shipmentsIn(csvLines([headings, ...rows].join('\r\n'))).map((shipment) =>
    checkedShipment(shipment, { ...checks, ...changes }),
  )
