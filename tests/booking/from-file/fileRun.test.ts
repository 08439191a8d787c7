import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { fileRun } from '@/booking/from-file/fileRun'
import type { FileState } from '@/booking/from-file/fileState'
import { newFile, type OpenFile, type Progress, unfinishedFile } from '@/booking/from-file/openFile'
import type { Self } from '@/domain/booking/compareShipment'
import type { Booking } from '@/domain/forms/bookingForm'
import { withBackend, withRunningTimers } from '../../app'
import { signIn } from '../../backend/session'
import { withComputer } from '../../browser/browserStandIns'

const { store } = withBackend()
const database = withComputer()
const { pass } = withRunningTimers()

const owner = 'gujrat'
const state: FileState = {
  name: 'orders.csv',
  table: { rows: [], hidden: 0, headings: 0, sheet: null, above: null, noShipments: [] },
  match: [],
  lines: [],
  forAll: {},
  rows: {},
}
const locks = async () => ((await navigator.locks.query()).held ?? []).map(({ name }) => name)

const booking = { airwayBillNo: '' } as Booking

/** An open file of one shipment, in which one step throws an unexpected error. */
function brokenFile(broken: string) {
  let progress: Progress = { run: null, doubts: {}, halted: null, isUnsaved: false }
  const changes: unknown[][] = []
  const breaks =
    (step: string, result: unknown) =>
    (...given: unknown[]) => {
      if (step === 'changeRow') changes.push(given)
      if (step === broken) throw new TypeError(`${step} is broken`)
      return result
    }
  const record = {
    version: breaks('version', 'v'),
    sending: breaks('sending', null),
    sent: async () => breaks('sent', [])(),
    save: async () => breaks('save', undefined)(),
    booked: async () => breaks('booked', undefined)(),
  }
  const file = {
    read: () => ({ state, progress }),
    progress: (change: Partial<Progress>) => (progress = { ...progress, ...change }),
    isOver: () => false,
    changeRow: breaks('changeRow', undefined),
    shown: breaks('shown', { booking, lines: [{ no: 1 }] }),
    recordOf: breaks('recordOf', record),
  }
  return { file: file as unknown as OpenFile, progress: () => progress, changes }
}

describe('an unexpected error while a file is booked', () => {
  it.each(['shown', 'recordOf', 'changeRow'])('in %s stops the run, which can be started again', async (step) => {
    signIn(store, 'gujrat')
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { file, progress } = brokenFile(step)
    const run = fileRun(file, new QueryClient(), { id: owner, username: owner } as Self)
    for (let again = 0; again < 2; again += 1) {
      run.book([{ no: 1, booking }])
      await expect(run.ended()).resolves.toBeUndefined()
      expect(progress().run).toBeNull()
      expect(progress().halted).toMatch(/^Something went wrong, and the bookings stopped here/)
      expect(run.ended()).toBeNull()
    }
  })

  it.each(['version', 'sending', 'sent', 'save'])(
    'in %s before a shipment is sent is reported in its row, and the run continues',
    async (step) => {
      signIn(store, 'gujrat')
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const shipments = store.shipments.length
      const { file, progress, changes } = brokenFile(step)
      const run = fileRun(file, new QueryClient(), { id: owner, username: owner } as Self)
      run.book([{ no: 1, booking }])
      await expect(run.ended()).resolves.toBeUndefined()
      expect(progress()).toMatchObject({ run: null, halted: null })
      expect(changes).toContainEqual([
        1,
        expect.objectContaining({ refusal: expect.stringMatching(/^Something went wrong/) }),
      ])
      expect(store.shipments).toHaveLength(shipments)
    },
  )

  it('does not lock the file, which can be opened again', async () => {
    const file = await newFile(owner, state)
    const letGo = file.claim()
    await vi.waitFor(async () => expect(await locks()).toHaveLength(1))
    letGo(Promise.reject(new TypeError('broken')))
    await vi.waitFor(async () => expect(await locks()).toEqual([]))
    expect((await unfinishedFile(owner))?.read().state.name).toBe('orders.csv')
  })
})

describe('a page reloaded while a file is booked', () => {
  it('waits for the old page’s lock, however long that takes, and continues with the file', async () => {
    const file = await newFile(owner, state)
    const letGo = file.claim()
    await vi.waitFor(async () => expect(await locks()).toHaveLength(1))
    const opened = vi.fn<(found: OpenFile | null) => void>()
    void unfinishedFile(owner).then(opened)
    await pass(8000)
    expect(opened).not.toHaveBeenCalled()
    letGo(null)
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
    expect(opened.mock.calls[0]?.[0]?.read().state.name).toBe('orders.csv')
  })

  it.each<[string, unknown]>([
    ['no state', 7],
    ['one without rows', { name: 'orders.csv' }],
    ['one with broken rows', { ...state, rows: { 2: 'booked' } }],
  ])('removes a stored file that cannot be read (%s), so that another can be chosen', async (_what, kept) => {
    const file = await newFile(owner, kept as FileState)
    file.claim()(null)
    sessionStorage.clear()
    expect(await unfinishedFile(owner)).toBeNull()
    await database.rest()
    expect(database.keysIn('drafts')).toEqual([])
    expect(await locks()).toEqual([])
  })
})
