// @vitest-environment node
import { MutationObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { downTrack } from '@/services/airwayBill'
import * as bills from '@/services/airwayBill.queries'
import * as centers from '@/services/center.queries'
import { isBeforeSignIn, login } from '@/services/center'
import { createQueryClient } from '@/services/http/queryClient'
import { aFastClock, aNotingBackend, json } from './backend'

const { answers, asked } = aNotingBackend()
const settled = aFastClock()
const refusing = (status: number) => answers(() => json({}, { status }))
const user = (username: string) => ({ username, role: 2 })

describe('the session', () => {
  it.each([400, 401, 403, 404, 500])('%i means signed out, at once', async (status) => {
    refusing(status)
    expect(await settled(centers.readSession(createQueryClient()))).toBeNull()
    expect(asked).toHaveLength(1)
  })

  it.each([502, 503])('%i means signed out after three tries', async (status) => {
    refusing(status)
    expect(await settled(centers.readSession(createQueryClient()))).toBeNull()
    expect(asked).toHaveLength(3)
  })

  it('without an answer it is nobody, or whoever the caller knows', async () => {
    answers(() => Response.error())
    const known = user('gujrat')
    expect(await settled(centers.readSession(createQueryClient()))).toBeNull()
    expect(asked).toHaveLength(3)
    expect(await settled(centers.readSession(createQueryClient(), () => Promise.resolve(known as never)))).toBe(known)
    expect(asked).toHaveLength(6)
  })

  it('an answer without a role means signed out', async () => {
    answers(() => json({ username: 'gujrat' }))
    expect(await settled(centers.readSession(createQueryClient()))).toBeNull()
  })

  it('a user is asked for once, «nobody» each time', async () => {
    const client = createQueryClient()
    refusing(401)
    await settled(centers.readSession(client))
    await settled(centers.readSession(client))
    expect(asked).toHaveLength(2)
    answers(() => json(user('gujrat')))
    await settled(centers.readSession(client))
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(await settled(centers.readSession(client))).toMatchObject({ username: 'gujrat' })
    expect(asked).toHaveLength(1)
  })

  it('a 401 of a list or of an action ends it, other refusals do not', async () => {
    const client = createQueryClient()
    const hasEnded = () => client.getQueryData(centers.sessionEndedQuery().queryKey)
    answers(() => json(user('gujrat')))
    await settled(centers.readSession(client))

    refusing(403)
    await settled(client.fetchQuery(bills.allShipmentsQuery())).catch(() => undefined)
    expect(hasEnded()).toBe(false)

    refusing(401)
    await settled(client.fetchQuery(bills.allShipmentsQuery())).catch(() => undefined)
    expect(hasEnded()).toBe(true)

    client.setQueryData(centers.sessionEndedQuery().queryKey, false)
    const down = new MutationObserver(client, { mutationFn: () => downTrack('1') })
    await settled(down.mutate()).catch(() => undefined)
    expect(hasEnded()).toBe(true)

    // The guard asks again before the next page.
    expect(await settled(centers.readSession(client))).toBeNull()
  })

  it('is asked for anew where it was read before somebody signed in, however lately', async () => {
    const client = createQueryClient()
    answers((path) => json(path === 'center/login' ? {} : user('gujrat')))
    await settled(centers.readSession(client))
    vi.setSystemTime(Date.now() + 1000)
    await settled(login({ username: 'lahore', password: 'x' }))
    answers(() => json(user('lahore')))
    expect(await settled(centers.readSession(client))).toMatchObject({ username: 'lahore' })
    // What is read in the moment of signing in is of him who signs in.
    expect(await settled(centers.readSession(client))).toMatchObject({ username: 'lahore' })
    expect(asked).toHaveLength(1)
    expect([isBeforeSignIn(Date.now() - 1001), isBeforeSignIn(Date.now() + 1001)]).toEqual([true, false])
  })

  it('tells a listener of its own in place of the cache', async () => {
    const onSessionEnded = vi.fn<() => void>()
    const client = createQueryClient(onSessionEnded)
    refusing(401)
    await settled(client.fetchQuery(bills.allShipmentsQuery())).catch(() => undefined)
    expect(onSessionEnded).toHaveBeenCalledOnce()
    expect(client.getQueryData(centers.sessionEndedQuery().queryKey)).toBeUndefined()
  })

  it('another user finds nothing of the last one', async () => {
    const client = createQueryClient()
    answers((path) => json(path === 'center/getCenterDetails' ? user('gujrat') : []))
    await settled(centers.readSession(client))
    await settled(client.fetchQuery(bills.allShipmentsQuery()))
    centers.noteSessionEnded(client)

    await settled(centers.readSession(client))
    expect(client.getQueryData(bills.allShipmentsQuery().queryKey)).toEqual([])

    centers.noteSessionEnded(client)
    answers(() => json(user('lahore')))
    expect(await settled(centers.readSession(client))).toMatchObject({ username: 'lahore' })
    expect(client.getQueryData(bills.allShipmentsQuery().queryKey)).toBeUndefined()
  })
})
