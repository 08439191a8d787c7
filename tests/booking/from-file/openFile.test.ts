import { expect, it } from 'vitest'
import { type FileState, untouched } from '@/booking/from-file/fileState'
import { newFile, unfinishedFile } from '@/booking/from-file/openFile'
import { withBackend } from '../../app'
import { withComputer } from '../../browser/browserStandIns'

withBackend()
withComputer()

const owner = 'gujrat'
const booked = { airwayBillNo: '3047182956', id: '1' }

/** Stores a file as an earlier release did, with 750 grams taken for 750 kg, and reads it back. */
async function reopenStored(changes: Partial<FileState> = {}): Promise<FileState | undefined> {
  const file = await newFile(owner, {
    name: 'orders.csv',
    table: {
      rows: [
        ['Receiver city', 'Weight (g)', 'Amount'],
        ["'s-Gravenhage", '750', '0.30000000000000004'],
        ['Total', '750', ''],
      ],
      hidden: 0,
      headings: 0,
      sheet: 'Orders',
      above: null,
      noShipments: [],
    },
    match: ['recCity', 'weight', 'amount'],
    lines: [{ no: 2, cells: { recCity: "'s-Gravenhage", weight: '750', amount: '0.30000000000000004' } }],
    forAll: { pieces: '1' },
    rows: { 2: untouched },
    ...changes,
  })
  const { version: _, ...earlier } = file.read().state
  file.change({ ...earlier, version: 0 })
  await file.save()
  file.claim()(null)
  return (await unfinishedFile(owner))?.read().state
}

it('a file stored by an earlier release is interpreted again from its cells, which is said', async () => {
  expect(await reopenStored()).toMatchObject({
    earlier: 'read again',
    lines: [{ no: 2, cells: { recCity: "'s-Gravenhage", weight: '0.75', amount: '0.3' } }, { no: 3 }],
    forAll: { pieces: '1' },
    leftOut: { 3: 3 },
    table: { sheet: 'Orders' },
  })
})

it('a file of which a shipment was sent is not interpreted again', async () => {
  const state = await reopenStored({ rows: { 2: { ...untouched, booked, lines: [2] } } })
  expect(state?.earlier).toBeUndefined()
  expect(state?.lines[0]?.cells.weight).toBe('750')
})

it('a file stored by an earlier release without its cells has to be chosen again', async () => {
  const state = await reopenStored({
    table: { rows: [], hidden: 0, headings: 0, sheet: null, above: null, noShipments: [] },
  })
  expect(state).toMatchObject({ earlier: 'choose again', lines: [] })
})
