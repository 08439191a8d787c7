// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { latestStatus } from '@/domain/shipment/shipmentStatus'
import { manyShipments } from './manyShipments'
import { createStore } from './store'

const now = new Date(2026, 10, 20, 15, 14)

describe('the seed', () => {
  it('has every status, void and holes among its shipments', () => {
    const { shipments } = createStore()
    const latest = shipments.map(({ status }) => {
      const entries = (status ?? []).map((entry) => ({ trackingLink: '', ...entry }))
      return latestStatus({ status: entries })?.type ?? 'void'
    })
    expect([...new Set(latest)].map(String).sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', 'void'])
    expect(shipments.filter(({ service, center }) => service === null || center === null)).toHaveLength(2)
    expect(shipments.filter(({ consignee, consignor }) => !consignee || !consignor)).toHaveLength(2)
  })
})

describe('many shipments', () => {
  it('are the same for the same count and moment, newest first, numbered in order', () => {
    const shipments = manyShipments(300, { now })
    expect(manyShipments(300, { now })).toEqual(shipments)
    const numbers = shipments.map(({ airwayBillNo }) => Number(airwayBillNo))
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
    const times = shipments.map(({ createdAt }) => Date.parse(createdAt))
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    const midnight = new Date(2026, 10, 20).getTime()
    expect(times.filter((time) => time >= midnight && time <= now.getTime())).toHaveLength(19)
    expect(Math.min(...times)).toBeGreaterThan(midnight - 90 * 86_400_000)
    const steps = shipments.flatMap(({ status }) => status ?? [])
    expect(steps.every((step) => Date.parse(step.createdAt) <= now.getTime())).toBe(true)
  })
})
