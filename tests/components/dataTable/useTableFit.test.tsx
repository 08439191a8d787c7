import { fireEvent, render, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { DataColumn } from '@/components/dataTable/DataColumn'
import { changePage, footText, headings, numberOf, page, type Parcel, ParcelTable, scrollTo, withPage } from './parcels'

withPage()

/** Columns of 30 rem in total. */
const columns: readonly DataColumn<Parcel>[] = [
  { id: 'number', head: 'lists.abNo', width: [10], isRowHead: true, cell: numberOf },
  { id: 'weight', head: 'lists.weight', width: [10], cell: () => '1 kg' },
  { id: 'town', head: 'lists.origin', width: [10], cell: () => 'Lahore' },
]
const all = ['AB #', 'Weight', 'Origin']
const table = (listKey = '') => <ParcelTable columns={columns} listKey={listKey} />
const isWide = () => document.querySelector('.cc-table-frame.wide') !== null

describe('a table with wider columns than the page', () => {
  it.each([
    [480, false],
    // The padding gives way for a few missing pixels.
    [464, false],
    [463, true],
    [100, true],
  ])('keeps all columns, and scrolls sideways at a width of %i px: %s', (width, isScrolled) => {
    page.width = width
    render(table())
    expect(headings()).toEqual(all)
    expect(isWide()).toBe(isScrolled)
    expect(document.querySelector('.cc-sideways') !== null).toBe(isScrolled)
  })

  it.each([
    [300, true],
    // A pinned number would take most of the width.
    [200, false],
  ])('pins its first column at a width of %i px: %s', (width, isPinned) => {
    page.width = width
    render(table())
    expect(document.querySelector('.cc-table-frame.pinned') !== null).toBe(isPinned)
  })

  it('scrolls at larger widths if letters are larger', () => {
    document.documentElement.style.fontSize = '20px'
    page.width = 480
    render(table())
    expect(isWide()).toBe(true)
  })

  it('follows the width of the page and the chosen columns', () => {
    page.width = 480
    const { rerender } = render(table())
    changePage({ width: 320 })
    expect(isWide()).toBe(true)
    rerender(<ParcelTable columns={columns.slice(0, 2)} />)
    expect(isWide()).toBe(false)
    changePage({ width: 480 })
    const more: DataColumn<Parcel> = { id: 'notes', head: 'lists.notes', width: [10], cell: () => '' }
    rerender(<ParcelTable columns={[...columns, more]} />)
    expect(isWide()).toBe(true)
  })

  it('is a list of cards on a phone', () => {
    page.isPhone = true
    page.width = 100
    render(table())
    expect(headings()).toEqual(all)
    expect(isWide()).toBe(false)
  })

  it('scrolls its head, its rows and the bar below them together, and says on which side there is more', () => {
    page.width = 300
    render(table())
    const part = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body
    const rows = part('tbody')
    const sizes = { scrollWidth: 480, clientWidth: 300 }
    for (const [name, value] of Object.entries(sizes)) Object.defineProperty(rows, name, { value, configurable: true })
    const scrollRows = (left: number) => {
      rows.scrollLeft = left
      fireEvent.scroll(rows)
      return ['data-more-before', 'data-more-after'].map((side) => part('.cc-data').hasAttribute(side))
    }
    expect(scrollRows(60)).toEqual([true, true])
    expect([part('thead').scrollLeft, part('.cc-sideways').scrollLeft]).toEqual([60, 60])
    expect(scrollRows(180)).toEqual([true, false])
    expect(scrollRows(0)).toEqual([false, true])
    part('.cc-sideways').scrollLeft = 90
    fireEvent.scroll(part('.cc-sideways'))
    expect([part('thead').scrollLeft, rows.scrollLeft]).toEqual([90, 90])
  })
})

describe('the rows of a wide table', () => {
  it('need not have loaded for the table to say that there is more beside those in view', () => {
    page.width = 300
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
      return this.tagName === 'THEAD' ? 480 : 0
    })
    render(<ParcelTable columns={columns} state="loading" />)
    expect(document.querySelector('.cc-data')).toHaveAttribute('data-more-after')
  })

  it('are not measured for each scroll and letter, but for other columns', () => {
    page.width = 300
    const { rerender } = render(table())
    let reads = 0
    const scrollWidth = {
      configurable: true,
      get: () => {
        reads += 1
        return 480
      },
    }
    Object.defineProperty(document.querySelector('thead') ?? document.body, 'scrollWidth', scrollWidth)
    scrollTo(1300)
    rerender(table('another'))
    expect(reads).toBe(0)
    rerender(<ParcelTable columns={columns.slice(0, 2)} />)
    expect(reads).toBe(1)
  })
})

describe('the scroll position of a list', () => {
  it('returns to the top for another list, and does not change for the same one', async () => {
    page.above = 300
    page.width = 640
    const { rerender } = render(table('today'))
    page.scrolled = []
    rerender(table('yesterday'))
    // The top of the list is in view already.
    expect(page.scrolled).toEqual([])
    scrollTo(1300)
    await waitFor(() => expect(footText()).toContain('Rows 23'))
    rerender(table('yesterday'))
    expect(page.scrolled).toEqual([])
    rerender(table('today'))
    expect(page.scrolled).toEqual([188])
  })
})
