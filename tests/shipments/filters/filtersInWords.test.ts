// @vitest-environment node
import { expect, it } from 'vitest'
import { filtersInWords } from '@/shipments/filters/filtersInWords'
import { plainView, type ShipmentView } from '@/shipments/view/shipmentView'
import '../../catalogues'

it.each<[what: string, view: Partial<ShipmentView>, words: [label: string, value: string][]]>([
  ['nothing', {}, []],
  ['days, which the heading names', { from: '2026-11-01', to: '2026-11-20' }, []],
  ['the order and the columns, which narrow nothing', { columns: ['airwayBillNo', 'actions'] }, []],
  ['blank search text', { term: '  ' }, []],
  ['search text', { term: ' karachi ' }, [['Search', 'karachi']]],
  ['a status, by its name and not the badge’s', { status: 4 }, [['Status', 'Manifest']]],
  ['void shipments', { status: 0 }, [['Status', 'Void']]],
  [
    'values of the list',
    { service: 'Air Cargo', destination: 'Qatar', center: 'gujrat' },
    [
      ['Service', 'Air Cargo'],
      ['Destination', 'Qatar'],
      ['Booked By', 'gujrat'],
    ],
  ],
  ['remote areas', { isRemoteArea: true }, [['Remote Area', 'Yes']]],
  ['all but remote areas', { isRemoteArea: false }, [['Remote Area', 'No']]],
  ['what is late', { attention: 'any' }, [['Needs attention', '']]],
  ['the work queue', { attention: 'step' }, [['Needs a step', '']]],
])('puts %s into words', (_, view, words) => {
  expect(filtersInWords({ ...plainView, ...view })).toEqual(words)
})
