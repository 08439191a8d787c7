import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PHONE_QUERY } from '@/components/useMedia'
import { withBackend } from '../../app'
import { openLoadedRecords } from '../listScreen'

const { store, server } = withBackend()

describe('charts of a list', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = () => undefined
        unobserve = () => undefined
        disconnect = () => undefined
      },
    )
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('show their numbers as tables, and compare with the previous period', async () => {
    const { tool } = await openLoadedRecords(store)
    await tool('Charts')
    const table = await screen.findByText('By status', { selector: 'caption' })
    const numbers = [...(table.parentElement?.querySelectorAll('tbody td:nth-child(2)') ?? [])]
    const sum = numbers.reduce((total, { textContent }) => total + Number(textContent?.replaceAll(',', '')), 0)
    expect(sum).toBe(store.shipments.length)
    for (const title of ['Per day', 'By center', 'By destination', 'By service']) {
      expect(screen.getByText(title, { selector: 'caption' })).toBeInTheDocument()
    }
    expect(await screen.findByText('This period and the one before')).toBeInTheDocument()
  })

  it('have a bar for each week on phones, where ninety bars would be thinner than a line', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query === PHONE_QUERY,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    )
    const { tool } = await openLoadedRecords(store)
    await tool('Charts')
    expect(await screen.findByRole('heading', { name: 'Per week' })).toBeInTheDocument()
    // Its numbers stay those of each day.
    expect(screen.getByText('Per day', { selector: 'caption' })).toBeInTheDocument()
  })

  it('say that there are no shipments in place of empty axes and rows of zeros', async () => {
    server.use(
      http.post('*/api/airwaybill/getByToFrom', async ({ request }) => {
        const from = (await request.formData()).get('from') as string
        return HttpResponse.json(
          from === '2026-11-20'
            ? []
            : [{ _id: '1', amount: 300, status: [{ type: 1 }], createdAt: `${from}T10:00:00` }],
        )
      }),
    )
    const { tool } = await openLoadedRecords(store, '?from=2026-11-20&to=2026-11-20')
    await tool('Charts')
    const charts = await screen.findByRole('region', { name: 'Charts' })
    expect(within(charts).getByText('No shipments')).toBeInTheDocument()
    expect(within(charts).queryByRole('heading', { name: 'Per day' })).toBeNull()
    expect(within(charts).queryByRole('table', { name: 'By status' })).toBeNull()
    // What can be compared still is.
    expect(await screen.findByRole('table', { name: 'This period and the one before' })).toBeInTheDocument()
  })

  it('say that the period before could not be loaded, and load it again', async () => {
    const asked: unknown[] = []
    server.use(
      http.post('*/api/airwaybill/getByToFrom', async ({ request }) => {
        const from = (await request.formData()).get('from') as string
        asked.push(from)
        return from === '2026-11-19' && asked.filter((each) => each === from).length === 1
          ? HttpResponse.json({}, { status: 400 })
          : HttpResponse.json([{ _id: from, amount: 300, status: [{ type: 1 }], createdAt: `${from}T10:00:00` }])
      }),
    )
    const { tool, user } = await openLoadedRecords(store, '?from=2026-11-20&to=2026-11-20')
    await tool('Charts')
    const told = await screen.findByText(/^The period before could not be loaded\./)
    expect(screen.queryByRole('table', { name: 'This period and the one before' })).toBeNull()
    await user.click(within(told).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'This period and the one before' })).toBeInTheDocument()
    expect(told).not.toBeInTheDocument()
  })

  it('do not compare with amounts of the period before that cannot be read, and say so', async () => {
    server.use(
      http.post('*/api/airwaybill/getByToFrom', async ({ request }) => {
        const isAsked = (await request.formData()).get('from') === '2026-11-20'
        const day = isAsked ? '2026-11-20' : '2026-11-19'
        const rowOf = (_id: string, amount: unknown) => ({
          _id,
          amount,
          status: [{ type: 1 }],
          createdAt: `${day}T10:00:00`,
        })
        return HttpResponse.json([rowOf('1', 300), rowOf('2', isAsked ? 100 : 'abc')])
      }),
    )
    const { tool } = await openLoadedRecords(store, '?from=2026-11-20&to=2026-11-20')
    await tool('Charts')
    const compared = await screen.findByRole('table', { name: 'This period and the one before' })
    const line = within(compared).getByRole('row', { name: /^G\.Total/ })
    expect(
      within(line)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Rs. 400.00', 'Rs. 300.00', '—'])
    expect(screen.getByText('Amount cannot be read on 1 shipment: not in the totals')).toBeInTheDocument()
  })
})
