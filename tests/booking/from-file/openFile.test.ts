import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { chosenFile } from '@/booking/from-file/ChooseFile'
import { type FileState, untouched } from '@/booking/from-file/fileState'
import { newFile, type OpenFile, savedFile } from '@/booking/from-file/openFile'
import { forgetEverything } from '@/session/localTraces'
import { withBackend, withRunningTimers } from '../../app'
import { withComputer } from '../../browser/browserStandIns'
import { aRow, headings } from '../../domain/from-file/rows'
import { emptyFile } from './emptyFile'

withBackend()
const database = withComputer()
const { pass } = withRunningTimers()

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
  return (await savedFile(owner))?.read().state
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

const orders = () =>
  new File([[headings, aRow(), aRow({ Reference: 'A2' }), aRow({ Reference: 'A3' })].join('\r\n')], 'orders.csv')
const attempt = { airwayBillNo: '3047182957', attempts: [], isSettled: false }

it('a file chosen again after a logout has its booked shipments, and what may be booked of the others', async () => {
  const file = await chosenFile(owner, orders(), null)
  await file.recordOf(2, [2]).booked(booked.airwayBillNo, booked.id)
  await file.recordOf(3, [3]).save(attempt)
  await file.recordOf(4, [4]).save({ ...attempt, airwayBillNo: '3047182958' })
  await file.recordOf(4, [4]).save(null)
  await forgetEverything(new QueryClient())

  const again = await chosenFile(owner, orders(), null)
  const { rows } = again.read().state
  expect(rows[2]).toMatchObject({ booked, isEarlier: true })
  expect(rows[3]).toMatchObject({ booked: null, sending: null })
  const record = again.recordOf(3, [3])
  const sentAlike = (await record.sent()).filter(({ version }) => version === record.version())
  expect(sentAlike).toMatchObject([{ airwayBillNo: attempt.airwayBillNo, id: null }])
  const other = again.recordOf(4, [4])
  expect((await other.sent()).filter(({ version }) => version === other.version())).toEqual([])
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Hallam|Sana|Sheffield/)
  expect((await chosenFile('multan', orders(), null)).read().state.rows[2]?.booked).toBeNull()
})

it('a row that was corrected and booked in another tab counts as booked in this one', async () => {
  const [here, there] = [await chosenFile(owner, orders(), null), await chosenFile(owner, orders(), null)]
  const digest = there.recordOf(2, [2]).version()
  there.changeRow(2, { version: `${digest}.corrected` })
  await there.recordOf(2, [2]).booked(booked.airwayBillNo, booked.id)
  const record = here.recordOf(2, [2])
  const [latest] = (await record.sent()).filter(({ version }) => version === record.version())
  expect(latest).toMatchObject(booked)
})

it('a booked row that is booked again stays known as booked until it is', async () => {
  const file = await chosenFile(owner, orders(), null)
  await file.recordOf(2, [2]).booked(booked.airwayBillNo, booked.id)
  await file.recordOf(2, [2]).save(attempt)
  await file.recordOf(2, [2]).save(null)
  await forgetEverything(new QueryClient())
  expect((await chosenFile(owner, orders(), null)).read().state.rows[2]).toMatchObject({ booked, isEarlier: true })
})

it('a cell that was corrected just before a reload is stored as soon as the page is told that it is left', async () => {
  const file = await chosenFile(owner, orders(), null)
  const letGo = file.claim()
  await file.save()
  file.change({ forAll: { remarks: 'Fragile' } })
  window.dispatchEvent(new Event('beforeunload'))
  await database.rest()
  const onDisk = new Map([...database.stores].map(([name, records]) => [name, new Map(records)]))
  letGo(null)
  await database.rest()
  // Nothing that the old page does later reaches the disk.
  database.stores = onDisk
  expect((await savedFile(owner))?.read().state.forAll).toEqual({ remarks: 'Fragile' })
})

const locks = async () => ((await navigator.locks.query()).held ?? []).map(({ name }) => name)

it('an error while a file is booked does not lock it, and it can be opened again', async () => {
  const file = await newFile(owner, emptyFile)
  const letGo = file.claim()
  await vi.waitFor(async () => expect(await locks()).toHaveLength(1))
  letGo(Promise.reject(new TypeError('broken')))
  await vi.waitFor(async () => expect(await locks()).toEqual([]))
  expect((await savedFile(owner))?.read().state.name).toBe('orders.csv')
})

describe('a page reloaded while a file is booked', () => {
  it('waits for the old page’s lock, however long that takes, and continues with the file', async () => {
    const file = await newFile(owner, emptyFile)
    const letGo = file.claim()
    await vi.waitFor(async () => expect(await locks()).toHaveLength(1))
    const opened = vi.fn<(found: OpenFile | null) => void>()
    void savedFile(owner).then(opened)
    await pass(8000)
    expect(opened).not.toHaveBeenCalled()
    letGo(null)
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
    expect(opened.mock.calls[0]?.[0]?.read().state.name).toBe('orders.csv')
  })

  it.each<[string, unknown]>([
    ['no state', 7],
    ['one without rows', { name: 'orders.csv' }],
    ['one with broken rows', { ...emptyFile, rows: { 2: 'booked' } }],
  ])('removes a stored file that cannot be read (%s), so that another can be chosen', async (_what, kept) => {
    const file = await newFile(owner, kept as FileState)
    file.claim()(null)
    sessionStorage.clear()
    expect(await savedFile(owner)).toBeNull()
    await database.rest()
    expect(database.keysIn('drafts')).toEqual([])
    expect(await locks()).toEqual([])
  })
})
