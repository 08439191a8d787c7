import { describe, expect, it } from 'vitest'
import { gridTracks, neededWidth } from '@/components/dataTable/columnWidths'

const number = { width: [6.5, 5.25] } as const
const date = { width: [8] } as const
const address = { width: [12.5], grows: true } as const
const name = {}

describe('the widths of columns', () => {
  it.each([
    ['plain', [number, date], false, 14.5],
    ['in smaller letters, where a column has some', [number, date], true, 13.25],
    ['with room for a long name where none is said', [number, name], false, 11.5],
    ['with less of it in smaller letters', [number, name], true, 9.625],
    ['with the least of one that grows', [number, address], false, 19],
  ] as const)('need their sum: %s', (_, columns, isSnug, needed) => {
    expect(neededWidth(columns, isSnug)).toBe(needed)
  })

  it.each([
    [
      'those that grow share what the others leave',
      [number, name, address],
      false,
      '6.5rem minmax(0, 1fr) minmax(0, 1fr)',
    ],
    ['in smaller letters', [number, name], true, '5.25rem minmax(0, 1fr)'],
    ['all grow where none does by itself, each by its width', [number, date], false, 'minmax(0, 6.5fr) minmax(0, 8fr)'],
  ] as const)('become tracks: %s', (_, columns, isSnug, tracks) => {
    expect(gridTracks(columns, isSnug)).toBe(tracks)
  })
})
