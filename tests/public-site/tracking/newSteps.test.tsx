import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { visit, withBackend } from '../../app'

const { server } = withBackend()

const OLD = '4010020001'
const NEW = '4010020002'
const DEAD = '4010020003'
const SEEN = '2026-11-12T06:02:40.000Z'

let asked: string[] = []
beforeEach(() => {
  asked = []
  localStorage.setItem('recent-tracking-numbers', JSON.stringify([OLD, NEW, DEAD]))
  localStorage.setItem('recent-tracking-steps', JSON.stringify({ [OLD]: SEEN, [NEW]: SEEN, [DEAD]: SEEN }))
  server.use(
    http.get('*/api/airwaybill/track/:number', ({ params }) => {
      const number = String(params['number'])
      asked.push(number)
      if (number === DEAD) return HttpResponse.json({}, { status: 404 })
      const steps = [SEEN, ...(number === NEW ? ['2026-11-16T06:15:20.000Z'] : [])]
      return HttpResponse.json({
        airwayBillNo: number,
        origin: 'Pakistan',
        destination: 'Qatar',
        createdAt: SEEN,
        status: steps.map((createdAt, index) => ({ type: index + 1, createdAt })),
      })
    }),
  )
})

const marked = { name: `${NEW} has a new step` }
const kept = () => JSON.parse(localStorage.getItem('recent-tracking-steps') ?? '{}') as unknown

describe('a recent number', () => {
  it('is marked where its newest step is newer than the one last seen, and no longer once it has been looked at', async () => {
    const site = visit('/tracking')
    const link = await screen.findByRole('link', marked, { timeout: 10_000 })
    expect(screen.getByRole('link', { name: OLD })).toBeVisible()
    expect(screen.getByRole('link', { name: DEAD })).toBeVisible()
    expect(asked.toSorted()).toEqual([OLD, NEW, DEAD])

    await site.user.click(link)
    await screen.findByText('Shipment Forwarded')
    await expect.poll(kept).toMatchObject({ [NEW]: '2026-11-16T06:15:20.000Z' })
    await site.router.navigate('/tracking')
    expect(await screen.findByRole('link', { name: NEW })).toBeVisible()
    expect(screen.queryByRole('link', marked)).toBeNull()
  })

  it('takes what was seen of it along when it is forgotten', async () => {
    const site = visit('/tracking')
    await site.user.click(await screen.findByRole('button', { name: `Forget ${OLD}` }))
    expect(kept()).toEqual({ [NEW]: SEEN, [DEAD]: SEEN })
    await site.user.click(screen.getByRole('button', { name: 'Forget all' }))
    expect(localStorage.getItem('recent-tracking-steps')).toBeNull()
  })
})
