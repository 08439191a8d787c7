// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it, test, vi } from 'vitest'
import { shipmentSortColumns } from '@/domain/shipment-index/shipmentSort'
import type { JourneyStep } from '@/domain/shipment/shipmentStatus'
import { knownColumns } from '@/shipments/table/shipmentColumns'
import {
  choicesIn,
  filterOf,
  lastingAddress,
  plainView,
  readView,
  type ShipmentView,
  writeView,
} from '@/shipments/view/shipmentView'

const day = fc.constantFrom('', '2026-11-01', '2026-11-20')
const text = fc.oneof(fc.constant(''), fc.string(), fc.constantFrom('Air Cargo', 'a&b=c', 'یوسف', '+1 %20'))
const columns = fc.option(
  fc.subarray(
    knownColumns.map(({ id }) => id).filter((id) => id !== 'airwayBillNo'),
    { minLength: 1 },
  ),
)
const view: fc.Arbitrary<ShipmentView> = fc.record({
  term: text,
  from: day,
  to: day,
  status: fc.option(fc.constantFrom<JourneyStep>(0, 1, 2, 3, 4, 5, 6, 7)),
  service: text,
  destination: text,
  center: text,
  isRemoteArea: fc.option(fc.boolean()),
  attention: fc.constantFrom('any' as const, 'step' as const, null),
  sort: fc.record({ column: fc.constantFrom(...shipmentSortColumns), isDescending: fc.boolean() }),
  columns: columns.map((ids) => ids && ['airwayBillNo' as const, ...ids, 'actions' as const]),
})

describe('a view', () => {
  it('is unchanged after being written to an address and read back', () => {
    fc.assert(
      fc.property(view, (view) => {
        const address = writeView(view, new URLSearchParams()).toString()
        expect(readView(new URLSearchParams(address))).toEqual(view)
      }),
    )
  })

  it('adds nothing to the address if nothing is chosen, and leaves the other parameters alone', () => {
    expect(writeView(plainView, new URLSearchParams('find=a&sort=status&from=2026-11-01&other=1')).toString()).toBe(
      'other=1',
    )
  })

  test.each([
    'status=8',
    'status=-1',
    'from=20.11.2026',
    'from=2026-02-31',
    'to=2026-13-01',
    'to=soon',
    'sort=price',
    'sort=-',
    'columns=',
    'columns=price',
    'remoteArea=maybe',
  ])('ignores %s', (address) => {
    expect(readView(new URLSearchParams(address))).toEqual(plainView)
  })

  it('passes only its own choices to the index', () => {
    expect(filterOf(plainView)).toEqual({})
    const chosen: ShipmentView = {
      ...plainView,
      status: 0,
      center: 'gujrat',
      isRemoteArea: false,
      term: 'x',
      from: '2026-11-01',
    }
    expect(filterOf(chosen)).toEqual({ status: [0], center: ['gujrat'], isRemoteArea: false })
    expect(choicesIn(chosen)).toBe(3)
  })
})

describe('the address of a saved view', () => {
  const today = new Date(2026, 10, 20, 12)

  test.each([
    ['yesterday', { center: 'gujrat', from: '2026-11-19', to: '2026-11-19' }, 'center=gujrat&days=yesterday'],
    ['other days', { from: '2026-11-03', to: '2026-11-05' }, 'from=2026-11-03&to=2026-11-05'],
    ['no search text', { term: 'Ayesha Khan', status: 5 as const }, 'status=5'],
    ['nothing', {}, ''],
  ])('contains %s', (_name, view, address) => {
    expect(lastingAddress({ ...plainView, ...view }, today)).toBe(address)
  })

  it('uses relative days until other days are chosen', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 25, 12), toFake: ['Date'] })
    const address = new URLSearchParams('days=yesterday')
    const view = readView(address)
    expect(view).toMatchObject({ from: '2026-11-24', to: '2026-11-24' })
    expect(writeView({ ...view, from: '2026-11-20' }, address).toString()).toBe('from=2026-11-20&to=2026-11-24')
    vi.useRealTimers()
  })
})
