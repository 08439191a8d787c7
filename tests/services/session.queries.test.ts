import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { downTrack } from '@/services/airwayBill'
import * as bills from '@/services/airwayBill.queries'
import { createQueryClient } from '@/services/createQueryClient'
import { isBeforeSignIn, login, signIn } from '@/services/signIn'
import * as sessions from '@/services/session.queries'
import { aFastClock, aRecordingBackend, HOST, json } from './backend'

const { answers, answerWith, asked } = aRecordingBackend()
const settled = aFastClock()
const refusing = (status: number) => answers(() => json({}, { status }))
const user = (username: string) => ({ username, role: 2 })

describe('the session', () => {
  it.each([401, 403, 404])('a %i means signed out, and is not retried', async (status) => {
    refusing(status)
    expect(await settled(sessions.readSession(createQueryClient()))).toBeNull()
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['nothing', () => new Response('')],
    ['null', () => json(null)],
    ['an object without a user', () => json({ user: null })],
    ['an error with a success status', () => json({ error: 'Please sign in' })],
  ])('%s as the answer means signed out', async (_what, answer) => {
    answers(answer)
    expect(await settled(sessions.readSession(createQueryClient()))).toBeNull()
  })

  it.each<[string, () => Response]>([
    ...[400, 408, 429, 500, 502, 503, 504, 520].map((status): [string, () => Response] => [
      `${status}`,
      () => json({ error: 'x' }, { status }),
    ]),
    ['a page of a proxy', () => new Response('<html>Bad gateway</html>', { status: 502 })],
    ['a page with a success status', () => new Response('<html>Sign in to the Wi-Fi</html>')],
    ['no answer', () => Response.error()],
  ])('%s proves nothing, so the user known to the caller stays signed in', async (_what, answer) => {
    answers(answer)
    const known = user('gujrat')
    expect(await settled(sessions.readSession(createQueryClient(), () => Promise.resolve(known as never)))).toBe(known)
    expect(await settled(sessions.isSessionAlive(createQueryClient()))).toBeNull()
  })

  it('has no user without an answer, unless the caller knows one', async () => {
    answers(() => Response.error())
    const known = user('gujrat')
    expect(await settled(sessions.readSession(createQueryClient()))).toBeNull()
    expect(asked).toHaveLength(3)
    expect(await settled(sessions.readSession(createQueryClient(), () => Promise.resolve(known as never)))).toBe(known)
    expect(asked).toHaveLength(6)
  })

  it('is requested once while somebody is signed in, and each time while nobody is', async () => {
    const client = createQueryClient()
    refusing(401)
    await settled(sessions.readSession(client))
    await settled(sessions.readSession(client))
    expect(asked).toHaveLength(2)
    answers(() => json(user('gujrat')))
    await settled(sessions.readSession(client))
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(await settled(sessions.readSession(client))).toMatchObject({ username: 'gujrat' })
    expect(asked).toHaveLength(1)
  })

  describe('after the computer’s clock was set back', () => {
    const setBack = () => void vi.setSystemTime(Date.now() - 3_600_000)

    it('is that of whoever has signed in since, not the former user’s', async () => {
      const client = createQueryClient()
      answers(() => json(user('gujrat')))
      await settled(sessions.readSession(client))
      setBack()
      answers(() => json(user('multan')))
      await settled(login({ username: 'multan', password: 'secret' }))
      expect(await settled(sessions.readSession(client))).toMatchObject({ username: 'multan' })
    })

    it('is found to have ended, although it was alive a moment ago', async () => {
      const client = createQueryClient()
      answers(() => json(user('gujrat')))
      expect(await settled(sessions.isSessionAlive(client))).toBe(true)
      setBack()
      refusing(401)
      expect(await settled(sessions.isSessionAlive(client))).toBe(false)
    })

    it('treats all answers as stale until the clock has caught up', async () => {
      const client = createQueryClient()
      answers(() => json([]))
      await settled(client.fetchQuery(bills.statisticsQuery()))
      setBack()
      await settled(client.fetchQuery(bills.statisticsQuery()))
      await settled(client.fetchQuery(bills.statisticsQuery()))
      expect(asked).toHaveLength(2)
    })
  })

  const hasEnded = (client: QueryClient) => client.getQueryData(sessions.sessionEndedQuery().queryKey) === true
  const isDetails = (path: string) => path === 'center/getCenterDetails'

  /** Requests a list, a figure and a change at once, and counts the checks of the session after them. */
  async function askForThree(client: QueryClient): Promise<number> {
    const down = new MutationObserver(client, { mutationFn: () => downTrack('1') })
    const three = [
      client.fetchQuery(bills.statisticsByTodayQuery()),
      client.fetchQuery(bills.statisticsQuery()),
      down.mutate(),
    ]
    await settled(Promise.allSettled(three))
    await vi.advanceTimersByTimeAsync(10_000)
    return asked.filter(isDetails).length
  }

  async function signedIn(): Promise<QueryClient> {
    const client = createQueryClient()
    answers(() => json(user('gujrat')))
    await settled(sessions.readSession(client))
    return client
  }

  it('is checked once after several 401s, and goes on if the backend still knows it', async () => {
    const client = await signedIn()
    answers((path) => (isDetails(path) ? json(user('gujrat')) : json({}, { status: 401 })))
    expect(await askForThree(client)).toBe(1)
    expect(hasEnded(client)).toBe(false)
    // Later 401s are checked again.
    expect(await askForThree(client)).toBe(2)
    expect(hasEnded(client)).toBe(false)
  })

  it.each([
    ['401', () => json({}, { status: 401 })],
    ['a body that is no user', () => json({})],
    ['an error', () => json({ error: 'jwt expired' })],
  ])('has ended if the answer to that check is %s', async (_, answer) => {
    const client = await signedIn()
    answers((path) => (isDetails(path) ? answer() : json({}, { status: 401 })))
    expect(await askForThree(client)).toBe(1)
    expect(hasEnded(client)).toBe(true)
    // The page keeps its user, and the guard of the next page finds that nobody is signed in.
    expect(client.getQueryData(sessions.sessionQuery().queryKey)).toMatchObject({ username: 'gujrat' })
    expect(await settled(sessions.readSession(client))).toBeNull()
  })

  it('goes on if that check has no answer, and after refusals other than 401', async () => {
    const client = await signedIn()
    answers((path) => (isDetails(path) ? Response.error() : json({}, { status: 401 })))
    expect(await askForThree(client)).toBeGreaterThan(0)
    expect(hasEnded(client)).toBe(false)
    refusing(403)
    expect(await askForThree(client)).toBe(0)
  })

  it('is read again if it was read before the last sign-in, however recently', async () => {
    const client = createQueryClient()
    answers((path) => json(path === 'center/login' ? {} : user('gujrat')))
    await settled(sessions.readSession(client))
    vi.setSystemTime(Date.now() + 1000)
    await settled(login({ username: 'lahore', password: 'x' }))
    answers(() => json(user('lahore')))
    expect(await settled(sessions.readSession(client))).toMatchObject({ username: 'lahore' })
    // A session read at the moment of signing in is already that of the new user.
    expect(await settled(sessions.readSession(client))).toMatchObject({ username: 'lahore' })
    expect(asked).toHaveLength(1)
    expect([isBeforeSignIn(Date.now() - 1001), isBeforeSignIn(Date.now() + 1001)]).toEqual([true, false])
  })

  it.each([401, 403])('says what to do if the browser blocks the cookie (%i)', async (status) => {
    answers((path) => (isDetails(path) ? json({}, { status }) : json({})))
    const refusal = settled(signIn({ username: 'gujrat', password: 'x' }))
    await expect(refusal).rejects.toMatchObject({ message: expect.stringMatching(/blocks the cookie .*Allow cookies/) })
  })

  it.each([
    ['the center', { role: 2, center: { _id: 'c1', username: 'gujrat', fullName: 'Sana' } }],
    ['the user', { role: '2', user: { id: 'c1', username: 'gujrat', fullName: 'Sana' } }],
    [
      'the center, and its name beside the role',
      { role: 2, username: 'gujrat', center: { _id: 'c1', fullName: 'Sana' } },
    ],
  ])('has names and id where the answer has them in %s, apart from the role', async (_where, answer) => {
    answers(() => json(answer))
    const found = await settled(sessions.readSession(createQueryClient()))
    expect(found).toMatchObject({ role: 2, id: 'c1', username: 'gujrat', fullName: 'Sana' })
  })

  it('belongs to the sign-in answered last, even if the user of an earlier one is reported afterwards', async () => {
    const details: ((username: string) => void)[] = []
    answerWith(({ url }) =>
      isDetails(url.replace(`${HOST}/api/`, ''))
        ? new Promise((resolve) => details.push((username) => resolve(json(user(username)))))
        : json({}),
    )
    const earlier = settled(signIn({ username: 'multan', password: 'x' }))
    await vi.waitFor(() => expect(details).toHaveLength(1))
    await settled(login({ username: 'gujrat', password: 'x' }))
    details[0]?.('multan')
    await vi.waitFor(() => expect(details).toHaveLength(2))
    details[1]?.('gujrat')
    expect(await earlier).toMatchObject({ username: 'gujrat' })
  })

  it('retains the answer to the newest request, even if an earlier one is answered after it', async () => {
    const client = createQueryClient()
    answers(() => json(user('gujrat')))
    await settled(sessions.readSession(client))
    const details: ((username: string) => void)[] = []
    answerWith(() => new Promise((resolve) => details.push((username) => resolve(json(user(username))))))
    const earlier = settled(sessions.refreshUser(client))
    await vi.waitFor(() => expect(details).toHaveLength(1))
    const newest = settled(sessions.refreshUser(client))
    await vi.waitFor(() => expect(details).toHaveLength(2))
    details[1]?.('gujrat-city')
    await newest
    details[0]?.('gujrat')
    await earlier
    expect(client.getQueryData(sessions.sessionQuery().queryKey)).toMatchObject({ username: 'gujrat-city' })
  })

  it('is not returned to a former user whose request is answered after somebody else has signed in', async () => {
    const client = createQueryClient()
    const { queryKey } = sessions.sessionQuery()
    answers(() => json(user('gujrat')))
    await settled(sessions.readSession(client))
    const details: ((answer: Response) => void)[] = []
    answerWith(() => new Promise((resolve) => details.push(resolve)))
    const former = settled(sessions.refreshUser(client))
    await vi.waitFor(() => expect(details).toHaveLength(1))
    answers((path) => json(path === 'center/login' ? {} : user('multan')))
    client.clear()
    client.setQueryData(queryKey, await settled(signIn({ username: 'multan', password: 'x' })))
    details[0]?.(json(user('gujrat')))
    await former
    expect(client.getQueryData(queryKey)).toMatchObject({ username: 'multan' })
  })

  it('clears the cache of the previous user when another one signs in', async () => {
    const client = createQueryClient()
    answers((path) => json(path === 'center/getCenterDetails' ? user('gujrat') : []))
    await settled(sessions.readSession(client))
    await settled(client.fetchQuery(bills.statisticsByTodayQuery()))
    sessions.markSessionEnded(client)

    await settled(sessions.readSession(client))
    expect(client.getQueryData(bills.statisticsByTodayQuery().queryKey)).toEqual([])

    sessions.markSessionEnded(client)
    answers(() => json(user('lahore')))
    expect(await settled(sessions.readSession(client))).toMatchObject({ username: 'lahore' })
    expect(client.getQueryData(bills.statisticsByTodayQuery().queryKey)).toBeUndefined()
  })
})
