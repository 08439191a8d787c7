import { QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { favouriteStore } from '@/booking/customers/favouriteStore'
import { recentCustomersQuery } from '@/booking/customers/recentCustomersQuery'
import { createQueryClient } from '@/services/createQueryClient'
import { forgetEverything } from '@/session/localTraces'
import { withComputer } from '../browser/browserStandIns'
import { ownEntries, storedCount, typeBooking, typedForm } from './typedBooking'

const database = withComputer()

describe('deleting what this browser stores for a user', () => {
  it('empties cache, tab and database, and nothing is written afterwards', async () => {
    const client = createQueryClient()
    client.setQueryData(['shipments'], ['Ruth Hallam'])
    sessionStorage.setItem('of-the-router', 'kept')
    const draft = await typeBooking(database)
    void forgetEverything(client)
    expect(client.getQueryData(['shipments'])).toBeUndefined()
    await waitFor(() => expect(storedCount(database)).toBe(0))
    await draft.write('texts', typedForm)
    await draft.writeFile('shipperIDBack', new File(['back'], 'back.png'))
    expect(ownEntries()).toEqual([])
    expect(storedCount(database)).toBe(0)
    expect(sessionStorage.getItem('of-the-router')).toBe('kept')
  })

  it('removes queries from memory once no screen shows them', async () => {
    const client = createQueryClient()
    const shown = new QueryObserver(client, { queryKey: ['bill'], queryFn: () => Promise.resolve('Ruth Hallam') })
    const leave = shown.subscribe(() => undefined)
    await waitFor(() => expect(shown.getCurrentResult().data).toBe('Ruth Hallam'))
    void forgetEverything(client)
    const timers = vi.spyOn(globalThis, 'setTimeout')
    leave()
    // A longer timer would retain the query, and with it the bill.
    expect(timers.mock.calls.every(([, wait = 0]) => wait < 100)).toBe(true)
    expect(timers).toHaveBeenCalled()
    timers.mockRestore()
  })

  it('removes customers’ names, and keeps the ids of favourites', () => {
    const zarqa = { id: 'c1', role: 'shipper' as const, company: 'Zarqa Looms', contactPerson: 'Zarqa Bibi' }
    const client = createQueryClient()
    const recent = recentCustomersQuery('gujrat').queryKey
    client.setQueryData(recent, [zarqa])
    favouriteStore.write(
      'gujrat',
      [zarqa].map(({ id, role }) => ({ id, role })),
    )
    void forgetEverything(client)
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Zarqa')
    expect(client.getQueryData(recent)).toBeUndefined()
    expect(favouriteStore.read('gujrat')).toEqual([{ id: 'c1', role: 'shipper' }])
  })

  it('keeps data that is being encrypted at that moment from being stored', async () => {
    const draft = await typeBooking(database)
    const writing = draft.write('texts', { ...typedForm, recCity: 'Leeds' })
    void forgetEverything(createQueryClient())
    await writing
    await waitFor(() => expect(storedCount(database)).toBe(0))
    await database.rest()
    expect(storedCount(database)).toBe(0)
  })
})
