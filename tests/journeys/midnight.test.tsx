import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { dayOf } from '@/domain/dates'
import { lastDays } from '@/domain/lastDays'
import { formatLongDate } from '@/texts/dates'
import { daysText } from '@/texts/daysText'
import { withBackend } from '../app'
import { aShipment } from '../backend/builders'
import { callsTo, openHome, openRecords, showsNumbers, withFakeClock } from '../shipments/listScreen'

const { store } = withBackend()
const later = withFakeClock()
const MINUTE = 60_000

// Imported up front, as it takes longer to load than a test waits.
beforeAll(() => import('@/shipments/charts/ChartsPanel'))

/** Sets the clock to a minute before midnight, which `overMidnight` passes. */
const lateInTheEvening = () => vi.setSystemTime(new Date().setHours(23, 59, 0, 0))
const overMidnight = () => later(2 * MINUTE)

describe('at midnight', () => {
  it('Home switches to the new day’s date, shipments and figures', async () => {
    lateInTheEvening()
    store.shipments = [aShipment({ airwayBillNo: '4900000001', amount: 300, discount: 0, gst: 0 })]
    await openHome(store)
    await showsNumbers('4900000001')
    const evening = new Date()
    expect(screen.getByText(formatLongDate(evening))).toBeVisible()
    expect(await screen.findByText('GRAND TOTAL')).toBeVisible()
    const asked = callsTo(store, 'getStatisticsByToday').length
    await overMidnight()
    expect(dayOf(new Date())).not.toBe(dayOf(evening))
    expect(screen.getByText(formatLongDate(new Date()))).toBeVisible()
    await showsNumbers()
    expect(callsTo(store, 'getStatisticsByToday').length).toBeGreaterThan(asked)
    await waitFor(() => {
      const statistics = within(screen.getByRole('region', { name: 'Statistics' }))
      expect(statistics.queryByText('Rs. 300.00')).toBeNull()
    })
  })

  it('the charts compare the new day’s periods', async () => {
    lateInTheEvening()
    store.shipments = [aShipment()]
    const { tool } = await openRecords(store)
    await tool('Charts')
    const period = () => daysText(lastDays(30, new Date()))
    const before = period()
    expect(await screen.findByRole('columnheader', { name: before })).toBeVisible()
    await overMidnight()
    expect(period()).not.toBe(before)
    expect(await screen.findByRole('columnheader', { name: period() })).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: before })).toBeNull()
  })
})
