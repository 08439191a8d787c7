import { describe, expect, it } from 'vitest'
import { gridTracks, neededWidth, slotWidth } from '@/components/dataTable/columnWidths'
import type { DataColumn } from '@/components/dataTable/DataColumn'

const cell = () => null
const number: DataColumn<object> = { id: 'number', head: 'lists.abNo', width: [6.5, 7], cell }
const date: DataColumn<object> = { id: 'date', head: 'booking.date', width: [8], cell }
const actions: DataColumn<object> = { id: 'actions', head: 'lists.actions', width: [1, 0], slots: 4, cell }
const name: DataColumn<object> = { id: 'name', head: 'lists.viewName', cell }

describe('the widths of columns', () => {
  it.each([
    [
      'the least of each, also of a table that is a little too narrow, and its share of the rest',
      [number, date],
      'minmax(min(6.5rem, 44.828%), 7fr) minmax(min(8rem, 55.172%), 8fr)',
    ],
    ['room for a long name where none is said', [name], 'minmax(min(5rem, 100%), 5fr)'],
    ['a slot for each thing to press, and no share', [actions], 'min(8.5rem, 100%)'],
  ])('become tracks: %s', (_, columns, tracks) => {
    expect(gridTracks(columns, slotWidth.mouse)).toBe(tracks)
  })

  it('add up to the width that the table needs, which is more on touch screens', () => {
    expect(neededWidth([number, date, name, actions], slotWidth.mouse)).toBe(28)
    expect(neededWidth([number, date, name, actions], slotWidth.finger)).toBe(31.5)
  })
})
