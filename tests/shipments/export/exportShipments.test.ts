import { expect, it } from 'vitest'
import { newestFirst } from '@/domain/shipment-index/shipmentSort'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ShipmentWindow, WindowRequest } from '@/services/shipment-list/shipmentSource'
import { exportShipments } from '@/shipments/export/exportShipments'
import { aRow } from '../../domain/shipment-index/aRow'

const list = { source: { kind: 'all' }, query: { filter: {}, sort: newestFirst } } as const
const rows = (length: number, consignee: string) => Array.from({ length }, () => aRow({ id: '', consignee }))

/** A list that is read part by part, with its state at each read. */
function listOf(...states: (readonly Shipment[] | null)[]) {
  const asked: number[] = []
  let state = 0
  const window = async ({ offset, limit }: WindowRequest): Promise<ShipmentWindow | null> => {
    const place = Math.min(state++, states.length - 1)
    const all = states[place] ?? null
    asked.push(offset)
    if (!all) return null
    const totals = { shipments: all.length, voids: 0, paisa: 0, missing: 0, unreadable: 0 }
    const version = states.indexOf(all) + 1
    return { version, offset, rows: all.slice(offset, offset + limit), totals, changed: [], undated: 0, missing: [] }
  }
  return { asked, window }
}

const consignees = (text = '') => new Set(text.slice(1).trimEnd().split('\r\n').slice(1))

it('a long list is exported part by part', async () => {
  const client = listOf(rows(4500, 'Ben'))
  const file = await exportShipments(client, list, ['consignee'])
  expect(file?.shipments).toBe(4500)
  expect(file?.text.trimEnd().split('\r\n')).toHaveLength(4501)
  expect(client.asked).toEqual([0, 2000, 4000])
})

it('the headings are those of the specification, or the texts of the page', async () => {
  const headings = async (isTranslated: boolean) => {
    const file = await exportShipments(listOf([]), list, null, isTranslated)
    return file?.text.slice(1).trim().split(',')
  }
  expect(await headings(false)).toEqual(expect.arrayContaining(['AB #', 'Tracking Link', 'Booking Date']))
  expect(await headings(true)).toEqual(expect.arrayContaining(['AB #', 'Tracking link', 'Booking Date']))
})

it('the export starts again if the list is refreshed meanwhile, so that no row is repeated or lost', async () => {
  const client = listOf(rows(4500, 'Old'), rows(4501, 'New'))
  const file = await exportShipments(client, list, ['consignee'])
  expect(file?.shipments).toBe(4501)
  expect(consignees(file?.text)).toEqual(new Set(['New']))
  expect(client.asked).toEqual([0, 2000, 0, 2000, 4000])
})

it('the file of an empty list has only headings, and there is no file if the list disappears', async () => {
  expect(await exportShipments(listOf([]), list, ['consignee'])).toMatchObject({ shipments: 0 })
  expect(await exportShipments(listOf(null), list, ['consignee'])).toBeNull()
  expect(await exportShipments(listOf(rows(4500, 'Ben'), null), list, ['consignee'])).toBeNull()
})
