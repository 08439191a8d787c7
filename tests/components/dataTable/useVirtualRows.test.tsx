import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  rowAt,
  changePage,
  COUNT,
  drawnNumbers,
  footText,
  gaps,
  page,
  parcels,
  ParcelTable,
  scrollTo,
  withPage,
} from './parcels'

withPage()

/** Pixels from the top of one row to the top of the next. */
const pitches = { page: 50, cards: 242 }
type Kind = keyof typeof pitches

function open(kind: Kind) {
  page.above = 300
  page.width = 640
  page.isPhone = kind === 'cards'
  page.heightOf = () => (kind === 'cards' ? 230 : 50)
  render(<ParcelTable />)
}
const seeRows = async (rowsInSight: string) => waitFor(() => expect(footText()).toBe(`${rowsInSight} of ${COUNT}`))

describe('the visible rows', () => {
  it.each<[Kind, number, string]>([
    ['page', 0, 'Rows 1 to 10'],
    ['page', 1300, 'Rows 23 to 36'],
    // A row that ends exactly below the header is not visible, nor is one that begins exactly at the lower edge.
    ['page', 1288, 'Rows 23 to 36'],
    ['page', 1287, 'Rows 22 to 36'],
    ['page', 1303, 'Rows 23 to 36'],
    ['page', 1304, 'Rows 23 to 37'],
    ['page', 9900, 'Rows 195 to 200'],
    ['cards', 0, 'Rows 1 to 2'],
    ['cards', 680, 'Rows 2 to 5'],
    ['cards', 700, 'Rows 3 to 5'],
  ])('of a %s scrolled to %i are %s, with a few more and gaps for the rest', async (kind, top, text) => {
    open(kind)
    if (top > 0) scrollTo(top)
    await seeRows(text)
    const rows = drawnNumbers()
    expect(rows).toEqual(Array.from(rows, (_, index) => (rows[0] ?? 0) + index))
    expect(rows.length).toBeLessThan(30)
    // Cards have a gap between them.
    expect(gaps()).toBe((COUNT - rows.length) * pitches[kind] - (kind === 'cards' ? 12 : 0))
  })

  it('are right at a restored scroll position, before any scrolling', async () => {
    Object.assign(window, { scrollY: 1300 })
    open('page')
    await seeRows('Rows 23 to 36')
  })

  it('follow every change of height above the table', async () => {
    open('page')
    for (const [above, text] of [
      [349, 'Rows 1 to 9'],
      [400, 'Rows 1 to 8'],
      [300, 'Rows 1 to 10'],
    ] as const) {
      changePage({ above })
      await seeRows(text)
    }
  })

  it('include the focused row wherever the page is scrolled, with gaps on both sides', async () => {
    open('page')
    await userEvent.tab()
    const row = screen.getByRole('row', { name: 'P0' })
    act(() => row.focus())
    scrollTo(5000)
    await seeRows('Rows 97 to 110')
    expect(row).toHaveFocus()
    expect(drawnNumbers()[0]).toBe(0)
    expect(drawnNumbers()[1]).toBeGreaterThan(80)
    expect(gaps()).toBe((COUNT - drawnNumbers().length) * 50)
    act(() => row.blur())
    scrollTo(5600)
    expect(drawnNumbers()[0]).toBeGreaterThan(80)
  })
})

describe('the height of a row', () => {
  it('is measured; cards not drawn yet are taken to be as high as the first one', async () => {
    page.isPhone = true
    page.heightOf = (index) => (index === 1 ? 330 : 230)
    page.above = 300
    render(<ParcelTable />)
    expect(gaps()).toBe((COUNT - drawnNumbers().length) * 242 - 12)
    scrollTo(960)
    await seeRows('Rows 3 to 6')
  })

  it.each([
    ['a row', false, 50, 62.5],
    // 10.75 rem and the gap.
    ['a card', true, 184, 227],
  ])('of %s is a default before it is laid out, and follows the font size', (_, isPhone, usual, larger) => {
    const heightOfAll = () => (gaps() + (isPhone ? 12 : 0)) / (COUNT - drawnNumbers().length)
    page.isPhone = isPhone
    render(<ParcelTable />)
    expect(heightOfAll()).toBe(usual)
    document.documentElement.style.fontSize = '20px'
    changePage({})
    expect(heightOfAll()).toBe(larger)
  })
})

describe('a key that moves to a row at the edge', () => {
  it.each<[Kind, number, number, string, number]>([
    ['page', 1300, 35, 'ArrowDown', 1353],
    ['page', 1300, 23, 'ArrowUp', 1288],
    ['cards', 680, 4, 'ArrowDown', 1019],
    ['cards', 680, 2, 'ArrowUp', 470],
  ])('scrolls the %s, at %i on row %i, on %s until nothing covers it: %i', (kind, top, index, key, expected) => {
    open(kind)
    scrollTo(top)
    act(() => rowAt(index).focus())
    page.scrolled = []
    fireEvent.keyDown(rowAt(index), { key })
    expect(page.scrolled[0]).toBe(expected)
  })
})

it.each([
  [300_000, 'of 300,000'],
  [300_001, 'of 300,001 · search or filter to see the rest'],
])('a list of %i rows says below it how the last ones are reached', (total, text) => {
  const part = { total, offset: 0, rows: parcels(60), onRange: () => undefined }
  render(<ParcelTable rows={part} />)
  expect(footText()).toBe(`Rows 1 to 16 ${text}`)
})
