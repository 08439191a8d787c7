import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DataColumn } from '@/components/dataTable/DataColumn'
import type { RowWindow } from '@/components/dataTable/rowWindow'
import { rowAt, numberOf, type Parcel, parcels, ParcelTable, scrollTo } from './parcels'

const columns: readonly DataColumn<Parcel>[] = [
  { id: 'number', head: 'lists.abNo', isRowHead: true, cell: numberOf },
  {
    id: 'actions',
    head: 'lists.actions',
    cell: ({ number }) => (
      <>
        <input type="checkbox" aria-label={`Select ${number}`} />
        <input aria-label={`Note of ${number}`} />
        <select aria-label={`Size of ${number}`} />
        <button type="button">Open {number}</button>
      </>
    ),
  },
]
const onRowKey = vi.fn()
const table = (rows: readonly Parcel[] | RowWindow<Parcel>) => (
  <ParcelTable columns={columns} rows={rows} onRowKey={onRowKey} />
)
const open = (number: string) => screen.getByRole('button', { name: `Open ${number}` })
const press = (keys: string) => userEvent.keyboard(keys)
const before = { innerHeight: window.innerHeight, scrollY: window.scrollY }

beforeEach(() => {
  onRowKey.mockClear()
  Object.assign(window, { innerHeight: 805 })
})
afterEach(() => void Object.assign(window, before))

/** Scrolls a row into view and focuses it. */
const goTo = (index: number) => {
  scrollTo(Math.max(0, index * 50 - 300))
  act(() => rowAt(index).focus())
  expect(rowAt(index)).toHaveFocus()
}

describe('keys on a row', () => {
  it.each([
    ['ArrowDown', 5, 6],
    ['ArrowUp', 5, 4],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 39, 39],
    ['Home', 5, 0],
    ['End', 5, 39],
    // A page is the 16 visible rows less one.
    ['PageDown', 2, 17],
    ['PageUp', 3, 0],
    ['PageDown', 30, 39],
  ])('%s goes from row %i to row %i', async (key, from, to) => {
    render(table(parcels(40)))
    goTo(from)
    await press(`{${key}}`)
    expect(rowAt(to)).toHaveFocus()
    expect(onRowKey).not.toHaveBeenCalled()
  })

  it.each(['Alt', 'Control', 'Meta'])('with %s are left to the browser', async (modifier) => {
    render(table(parcels(3)))
    goTo(1)
    await press(`{${modifier}>}{ArrowDown}{Enter}{/${modifier}}`)
    expect(rowAt(1)).toHaveFocus()
    expect(onRowKey.mock.calls.map(([, { key }]) => key)).toEqual([])
  })

  it('that move to another row do not scroll the page as well, and other keys do', () => {
    render(table(parcels(3)))
    goTo(1)
    const row = rowAt(1)
    expect(fireEvent.keyDown(row, { key: 'ArrowDown' })).toBe(false)
    expect(fireEvent.keyDown(row, { key: 'ArrowRight' })).toBe(true)
  })

  it('that do not move are passed to the list with their row, unless pressed in one of its controls', async () => {
    render(table(parcels(3)))
    goTo(1)
    await press('{Enter}')
    expect(onRowKey.mock.calls.map(([row, { key }]) => [row, key])).toEqual([[{ number: 'P1' }, 'Enter']])
    onRowKey.mockClear()
    act(() => open('P1').focus())
    await press('{Enter}')
    expect(onRowKey).not.toHaveBeenCalled()
  })

  it('move on from the row whose button or checkbox has the focus, but not from a field', async () => {
    render(table(parcels(3)))
    for (const name of ['Note of P1', 'Size of P1']) {
      const field = screen.getByLabelText(name)
      act(() => field.focus())
      for (const key of ['ArrowDown', 'Home', 'End', 'PageDown']) {
        expect(fireEvent.keyDown(field, { key })).toBe(true)
        expect(field).toHaveFocus()
      }
    }
    act(() => screen.getByLabelText('Select P1').focus())
    await press('{ArrowDown}')
    expect(rowAt(2)).toHaveFocus()
    act(() => open('P2').focus())
    await press('{ArrowUp}')
    expect(rowAt(1)).toHaveFocus()
    expect(onRowKey).not.toHaveBeenCalled()
  })

  it('act on the focused row also if only a part of the list is drawn', async () => {
    render(table({ total: 100, offset: 20, rows: parcels(30, 20), onRange: () => undefined }))
    goTo(25)
    await press('{Enter}')
    expect(onRowKey.mock.calls.map(([row]) => row)).toEqual([{ number: 'P25' }])
    goTo(60)
    await press('{Enter}')
    expect(onRowKey).toHaveBeenCalledTimes(1)
  })
})

describe('Tab', () => {
  const stops = () =>
    [...document.querySelectorAll('tbody tr[tabindex="0"]')].map((row) => row.getAttribute('data-index'))

  it('reaches the last focused row, or the first visible one if that is out of sight', async () => {
    render(table(parcels(100)))
    expect(stops()).toEqual(['0'])
    act(() => open('P3').focus())
    expect(stops()).toEqual(['3'])
    expect(open('P3')).toHaveAttribute('tabindex', '0')
    expect(open('P2')).toHaveAttribute('tabindex', '-1')
    act(() => open('P3').blur())
    scrollTo(2000)
    await waitFor(() => expect(stops()).toEqual(['42']))
  })
})

describe('the focus', () => {
  it('stays on the same control of its row when rows are added before it', () => {
    const { rerender } = render(table(parcels(5, 1)))
    act(() => open('P2').focus())
    rerender(table(parcels(6)))
    expect(open('P2')).toHaveFocus()
    expect(rowAt(2)).toContainElement(open('P2'))
    expect(open('P2')).toHaveAttribute('tabindex', '0')
  })

  it('follows its row when another part of a long list is drawn', () => {
    const part = (first: number) => ({ total: 50, offset: 10, rows: parcels(20, first), onRange: () => undefined })
    const { rerender } = render(table(part(11)))
    goTo(14)
    expect(rowAt(14)).toHaveAccessibleName(/P15/)
    rerender(table(part(10)))
    expect(rowAt(15)).toHaveFocus()
    expect(rowAt(15)).toHaveAccessibleName(/P15/)
  })

  it('moves from a removed row to the row in its place, even if it was on a button', () => {
    const { rerender } = render(table(parcels(5)))
    act(() => open('P2').focus())
    rerender(table(parcels(5).filter(({ number }) => number !== 'P2')))
    expect(rowAt(2)).toHaveFocus()
    expect(within(rowAt(2)).getByRole('button', { name: 'Open P3' })).not.toHaveFocus()
  })

  it('stays with the row that took the place of a removed one', () => {
    const without = (...gone: readonly string[]) => parcels(5).filter(({ number }) => !gone.includes(number))
    const { rerender } = render(table(parcels(5)))
    goTo(2)
    rerender(table(without('P2')))
    rerender(table(without('P2', 'P0')))
    expect(rowAt(1)).toHaveFocus()
    expect(rowAt(1)).toHaveAccessibleName(/P3/)
  })

  it('is not taken back once it has left the table', () => {
    const { rerender } = render(table(parcels(5, 1)))
    act(() => open('P2').focus())
    act(() => open('P2').blur())
    rerender(table(parcels(6)))
    expect(document.body).toHaveFocus()
  })

  it('stays where the user has moved it beside the table', () => {
    const beside = (rows: readonly Parcel[]) => (
      <>
        <button type="button">Beside</button>
        {table(rows)}
      </>
    )
    const { rerender } = render(beside(parcels(5, 1)))
    act(() => open('P2').focus())
    const other = screen.getByRole('button', { name: 'Beside' })
    act(() => other.focus())
    rerender(beside(parcels(6)))
    expect(other).toHaveFocus()
  })

  it('follows the row that was reached with a key', async () => {
    const { rerender } = render(table(parcels(5, 1)))
    goTo(1)
    await press('{ArrowDown}')
    rerender(table(parcels(6)))
    expect(rowAt(3)).toHaveFocus()
    expect(rowAt(3)).toHaveAccessibleName(/P3/)
  })

  it('is in no row if the list has become too short', () => {
    const { rerender } = render(table(parcels(100)))
    goTo(60)
    rerender(table(parcels(5)))
    expect(screen.getAllByRole('rowheader')).toHaveLength(5)
  })
})
