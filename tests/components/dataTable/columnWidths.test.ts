import { describe, expect, it } from 'vitest'
import type { DataColumn } from '@/components/dataTable/DataColumn'
import { columnLevels, gridTracks, slotWidth } from '@/components/dataTable/columnWidths'

const cell = () => null
const number: DataColumn<object> = { id: 'number', head: 'lists.abNo', width: [6.5, 7], cell }
const date: DataColumn<object> = { id: 'date', head: 'booking.date', width: [8], yields: 2, cell }
const origin: DataColumn<object> = { id: 'origin', head: 'lists.origin', width: [4], yields: 1, cell }
const actions: DataColumn<object> = {
  id: 'actions',
  head: 'lists.actions',
  width: [11, 0],
  yields: 3,
  narrow: { width: [3, 0], cell },
  cell,
}
const name: DataColumn<object> = { id: 'name', head: 'lists.viewName', cell }
const all = [number, name, origin, date, actions]

describe('the widths of columns', () => {
  it.each([
    ['the least of each, and its share of the rest', [number, date], 'minmax(6.5rem, 7fr) minmax(8rem, 8fr)'],
    ['room for a long name where none is said', [name], 'minmax(5rem, 5fr)'],
    ['no share', [actions], '11rem'],
  ])('become tracks: %s', (_, columns, tracks) => {
    expect(gridTracks(columns)).toBe(tracks)
  })
})

describe('columns that give way', () => {
  const levelsOf = (mayHide: boolean) =>
    columnLevels(all, mayHide).map(({ columns, needed, hidden }) => [
      columns.map(({ id }) => id).join(' '),
      needed,
      hidden.join(', '),
    ])

  it('go one after the other, or take their narrow form', () => {
    expect(levelsOf(true)).toEqual([
      ['number name origin date actions', 34.5, ''],
      ['number name date actions', 30.5, 'Origin'],
      ['number name actions', 22.5, 'Origin, Date'],
      ['number name actions', 14.5, 'Origin, Date'],
    ])
  })

  it('are wider by a slot for each thing to press, and a finger needs a larger one', () => {
    const pressed: DataColumn<object> = {
      id: 'pressed',
      head: 'lists.actions',
      width: [1, 0],
      slots: 4,
      yields: 1,
      narrow: { width: [2, 0], slots: 1, cell },
      cell,
    }
    const neededFor = (slot: number) => columnLevels([number, pressed], true, slot).map(({ needed }) => needed)
    expect(neededFor(slotWidth.mouse)).toEqual([15, 10.375])
    expect(neededFor(slotWidth.finger)).toEqual([18.5, 11.25])
    expect(gridTracks(columnLevels([pressed], true, slotWidth.finger)[0]?.columns ?? [])).toBe('12rem')
  })

  it('stay where somebody has chosen them; narrow forms do not count as going', () => {
    expect(levelsOf(false)).toEqual([
      ['number name origin date actions', 34.5, ''],
      ['number name origin date actions', 26.5, ''],
    ])
  })
})
