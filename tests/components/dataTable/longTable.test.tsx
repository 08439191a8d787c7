import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataTable } from '@/components/dataTable/DataTable'
import type { DataColumn } from '@/components/dataTable/DataColumn'

const COUNT = 1000
const ROW_HEIGHT = 50
/** The window's height; the header covers 112 of it, and 8 at its end count as covered. */
const HEIGHT = 805

interface Parcel {
  number: string
}

const rows: readonly Parcel[] = Array.from({ length: COUNT }, (_, index) => ({ number: `P${index}` }))
const numberOf = ({ number }: Parcel) => number
const columns: readonly DataColumn<Parcel>[] = [{ id: 'number', head: 'Number', isRowHead: true, cell: numberOf }]
const before = { scrollY: window.scrollY, innerHeight: window.innerHeight }

beforeEach(() => {
  Object.assign(window, { innerHeight: HEIGHT })
  render(<DataTable label="Parcels" noun="parcels" columns={columns} rows={rows} rowKey={numberOf} state="ready" />)
})
afterEach(() => void Object.assign(window, before))

const scrollTo = (scrollY: number) =>
  act(() => {
    Object.assign(window, { scrollY })
    window.dispatchEvent(new Event('scroll'))
  })
const drawn = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
const places = () => drawn().map((number) => Number(number.slice(1)))
const foot = () => document.querySelector('.cc-table-foot')?.textContent
const gaps = () =>
  [...document.querySelectorAll<HTMLElement>('.cc-gap td')].reduce(
    (sum, { style }) => sum + Number.parseFloat(style.height),
    0,
  )

describe('a table of many rows', () => {
  it.each([
    [0, 'Rows 1 to 16 of 1,000', 0, 15],
    [5000, 'Rows 103 to 116 of 1,000', 102, 115],
    [COUNT * ROW_HEIGHT - HEIGHT, 'Rows 987 to 1,000 of 1,000', 986, 999],
  ])(
    'scrolled to %i draws what is in sight, little beyond, and gaps as high as the others',
    async (at, text, first, last) => {
      scrollTo(at)
      // Said once it rests.
      await waitFor(() => expect(foot()).toBe(text))
      const seen = places()
      expect(seen).toEqual(Array.from(seen, (_, index) => (seen[0] ?? 0) + index))
      expect(seen[0]).toBeLessThanOrEqual(first)
      expect(seen.at(-1)).toBeGreaterThanOrEqual(last)
      expect(seen.length).toBeLessThanOrEqual(last - first + 1 + 14)
      expect(gaps() + seen.length * ROW_HEIGHT).toBe(COUNT * ROW_HEIGHT)
    },
  )

  it('draws more where it is scrolled to, in steps, and the same rows wherever within one it stands', () => {
    for (const at of [1000, 2000, 3000, 4000]) scrollTo(at)
    const forward = places()
    expect(forward.at(-1)).toBeGreaterThanOrEqual(Math.floor((4000 + HEIGHT) / ROW_HEIGHT) + 4)
    expect(forward[0]).toBeGreaterThanOrEqual(4000 / ROW_HEIGHT - 5)
    scrollTo(4010)
    expect(places()).toEqual(forward)
    // Not where a step begins anyway.
    for (const at of [3000, 2150]) scrollTo(at)
    const back = places()
    expect(back[0]).toBeLessThanOrEqual(2150 / ROW_HEIGHT - 4)
    expect(back.at(-1)).toBeLessThanOrEqual(Math.floor((2150 + HEIGHT) / ROW_HEIGHT) + 8)
  })

  it('keeps the row that has the focus wherever it is scrolled to, with gaps on both sides', async () => {
    await userEvent.tab()
    const row = screen.getByRole('row', { name: 'P0' })
    if (document.activeElement !== row) act(() => row.focus())
    scrollTo(5000)
    expect(row).toHaveFocus()
    expect(places()[0]).toBe(0)
    expect(places()[1]).toBeGreaterThan(90)
    await waitFor(() => expect(foot()).toBe('Rows 103 to 116 of 1,000'))
    expect(gaps() + places().length * ROW_HEIGHT).toBe(COUNT * ROW_HEIGHT)
    act(() => row.blur())
    scrollTo(5600)
    expect(places()[0]).toBeGreaterThan(90)
  })
})
