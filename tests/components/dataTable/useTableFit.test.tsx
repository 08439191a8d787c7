import { render, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { DataColumn } from '@/components/dataTable/DataColumn'
import { becomes, foot, heads, numberOf, page, type Parcel, ParcelTable, scrollTo, withPage } from './parcels'

withPage()

/** 30 rem beside each other; without the town 20, without the weight as well 10. */
const columns: readonly DataColumn<Parcel>[] = [
  { id: 'number', head: 'lists.abNo', width: [10], isRowHead: true, cell: numberOf },
  { id: 'weight', head: 'lists.weight', width: [10], yields: 2, cell: () => '1 kg' },
  { id: 'town', head: 'lists.origin', width: [10], yields: 1, cell: () => 'Lahore' },
]
const table = (listKey = '') => <ParcelTable columns={columns} listKey={listKey} />
const isIn = (kind: string) => document.querySelector(`.cc-table-frame.${kind}`) !== null
const comeFrom = (key: string) => vi.spyOn(window.history, 'state', 'get').mockReturnValue({ key })

describe('the columns', () => {
  it.each([
    [480, ['AB #', 'Weight', 'Origin'], 'page', ''],
    [479, ['AB #', 'Weight'], 'page', 'Hidden to fit: Origin'],
    [319, ['AB #'], 'page', 'Hidden to fit: Origin, Weight'],
    [160, ['AB #'], 'page', 'Hidden to fit: Origin, Weight'],
    [159, ['AB #'], 'frame', 'Hidden to fit: Origin, Weight'],
  ])('in %i pixels are %j, scrolled in the %s', (width, names, scrolls, note) => {
    page.width = width
    render(table())
    expect(heads()).toEqual(names)
    expect(isIn(scrolls)).toBe(true)
    expect(foot()).toContain(note)
  })

  it('need more pixels where letters are larger', () => {
    document.documentElement.style.fontSize = '20px'
    page.width = 480
    render(table())
    expect(heads()).toEqual(['AB #', 'Weight'])
  })

  it('come and go with the width, and with what is chosen', () => {
    page.width = 480
    const { rerender } = render(table())
    becomes({ width: 320 })
    expect(heads()).toEqual(['AB #', 'Weight'])
    becomes({ width: 480 })
    expect(heads()).toEqual(['AB #', 'Weight', 'Origin'])
    const more: DataColumn<Parcel> = { id: 'notes', head: 'lists.notes', width: [10], yields: 3, cell: () => '' }
    rerender(<ParcelTable columns={[...columns, more]} />)
    expect(heads()).toEqual(['AB #', 'Weight', 'Notes'])
  })

  it('are all on a card, in the page', () => {
    page.isPhone = true
    page.width = 100
    render(table())
    expect(heads()).toEqual(['AB #', 'Weight', 'Origin'])
    expect(isIn('page')).toBe(true)
  })
})

describe('where a list begins to show', () => {
  it('is below the header once another list comes in its place, and where it was with the same one', async () => {
    page.above = 300
    page.width = 640
    const { rerender } = render(table('today'))
    page.scrolled = []
    rerender(table('yesterday'))
    // Its beginning is in sight.
    expect(page.scrolled).toEqual([])
    scrollTo('page', 1300)
    await waitFor(() => expect(foot()).toContain('Rows 23'))
    rerender(table('yesterday'))
    expect(page.scrolled).toEqual([])
    rerender(table('today'))
    expect(page.scrolled).toEqual([['page', 188]])
  })

  it('is the first row of a frame, and where it was left for who comes back to it', () => {
    page.width = 100
    comeFrom('one')
    const first = render(table('today'))
    scrollTo('frame', 700)
    first.unmount()
    comeFrom('two')
    const other = render(table('today'))
    expect(page.scrolled.at(-1)).toEqual(['frame', 0])
    other.unmount()
    comeFrom('one')
    const { rerender } = render(table('today'))
    expect(page.scrolled.at(-1)).toEqual(['frame', 700])
    scrollTo('frame', 700)
    rerender(table('yesterday'))
    expect(page.scrolled.at(-1)).toEqual(['frame', 0])
  })

  it('is where it was left, in a frame that was wide enough for a while', () => {
    page.width = 100
    comeFrom('three')
    render(table())
    scrollTo('frame', 700)
    becomes({ width: 640 })
    // The page scrolls now: the frame has nothing to scroll.
    scrollTo('frame', 0)
    becomes({ width: 100 })
    expect(page.scrolled.at(-1)).toEqual(['frame', 700])
  })
})
