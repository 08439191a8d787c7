import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { fileRun } from '@/booking/from-file/fileRun'
import { type OpenFile, type Progress } from '@/booking/from-file/openFile'
import type { Self } from '@/domain/booking/compareShipment'
import type { Booking } from '@/domain/forms/bookingForm'
import { withBackend, withRunningTimers } from '../../app'
import { signIn } from '../../backend/session'
import { withComputer } from '../../browser/browserStandIns'
import { emptyFile } from './emptyFile'

const { store } = withBackend()
withComputer()
withRunningTimers()

const owner = 'gujrat'
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
    read: () => ({ state: emptyFile, progress }),
    progress: (change: Partial<Progress>) => (progress = { ...progress, ...change }),
    isClosed: () => false,
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
})
