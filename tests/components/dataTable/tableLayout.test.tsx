import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DataColumn } from '@/components/dataTable/DataColumn'
import { DataTable } from '@/components/dataTable/DataTable'

interface Parcel {
  number: string
}

const COUNT = 200
const rows: readonly Parcel[] = Array.from({ length: COUNT }, (_, index) => ({ number: `P${index}` }))
const numberOf = ({ number }: Parcel) => number
/** 30 rem beside each other; without the town 20, without the weight as well 10. */
const columns: readonly DataColumn<Parcel>[] = [
  { id: 'number', head: 'Number', width: [10], isRowHead: true, cell: numberOf },
  { id: 'weight', head: 'Weight', width: [10], yields: 2, cell: () => '1 kg' },
  { id: 'town', head: 'Town', width: [10], yields: 1, cell: () => 'Lahore' },
]
const table = (props: { columns?: readonly DataColumn<Parcel>[]; listKey?: string } = {}) => (
  <DataTable label="Parcels" noun="parcels" columns={columns} rows={rows} rowKey={numberOf} state="ready" {...props} />
)
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const drawn = () => screen.getAllByRole('rowheader').length
const gaps = () =>
  [...document.querySelectorAll<HTMLElement>('.cc-gap td')].reduce(
    (sum, { style }) => sum + Number.parseFloat(style.height),
    0,
  )
/** Pixels that each row takes in the page, gaps included. */
const heightOfAll = () => (COUNT - drawn() === 0 ? 0 : gaps() / (COUNT - drawn()))
const scroller = () => document.querySelector('.cc-scroll') ?? document.body

/** NaN where the way there would be shown. */
const jumpTo = (top: number, behavior?: ScrollBehavior) => (behavior === 'instant' ? top : NaN)
/** Where the frame was scrolled to, and how far the page. */
const scrolled: [string, number][] = []
const stubs: [object, string, (this: unknown, options: ScrollToOptions) => void][] = [
  [Element.prototype, 'scrollTo', ({ top = 0, behavior }) => void scrolled.push(['frame', jumpTo(top, behavior)])],
  [window, 'scrollBy', ({ top = 0, behavior }) => void scrolled.push(['page', jumpTo(top, behavior)])],
]

let width = 0
let heightOf: (index: number) => number = () => 0
let observed: ((entries: readonly ResizeObserverEntry[]) => void)[] = []
const innerHeight = window.innerHeight

beforeEach(() => {
  scrolled.length = 0
  for (const [target, name, value] of stubs) Object.defineProperty(target, name, { value, configurable: true })
  width = 0
  heightOf = () => 0
  observed = []
  Object.assign(window, { innerHeight: 805 })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const index = this.dataset['index']
    return new DOMRect(0, 0, width, index === undefined ? 0 : heightOf(Number(index)))
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: (entries: readonly ResizeObserverEntry[]) => void) {
        observed.push(onResize)
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  for (const [target, name] of stubs) Reflect.deleteProperty(target, name)
  vi.unstubAllGlobals()
  Object.assign(window, { innerHeight })
  document.documentElement.style.fontSize = ''
})
const becomes = (pixels: number) =>
  act(() => {
    width = pixels
    for (const each of observed) each([])
  })

describe('the height of rows', () => {
  it.each([
    ['as expected until they have one', () => 0, 50],
    ['the lowest of those in sight', (index: number) => (index === 3 ? 56 : 72), 56],
    ['of those that have one', (index: number) => (index === 3 ? 0 : 60), 60],
  ])('is %s', (_, heights, expected) => {
    heightOf = heights
    render(table())
    expect(heightOfAll()).toBe(expected)
  })

  it('stays as it was measured while rows come into sight, and is measured anew in another width', () => {
    heightOf = () => 60
    width = 640
    render(table())
    heightOf = () => 80
    becomes(640)
    expect(heightOfAll()).toBe(60)
    becomes(700)
    expect(heightOfAll()).toBe(80)
    heightOf = () => 50
    becomes(650)
    expect(heightOfAll()).toBe(50)
  })

  it('follows the size of letters', () => {
    document.documentElement.style.fontSize = '20px'
    render(table())
    expect(heightOfAll()).toBe(62.5)
  })
})

describe('the columns', () => {
  it.each([
    [480, ['Number', 'Weight', 'Town'], 'page', ''],
    [479, ['Number', 'Weight'], 'page', 'too narrow for Town'],
    [319, ['Number'], 'page', 'too narrow for Town, Weight'],
    [160, ['Number'], 'page', 'too narrow for Town, Weight'],
    [159, ['Number'], 'frame', 'too narrow for Town, Weight'],
  ])('in %i pixels are %j, scrolled in the %s', (pixels, names, scrolls, note) => {
    width = pixels
    render(table())
    expect(heads()).toEqual(names)
    expect(document.querySelector('.cc-table-frame')).toHaveClass(scrolls)
    expect(document.querySelector('.cc-table-foot')?.textContent).toContain(note)
  })

  it('need more pixels where letters are larger', () => {
    document.documentElement.style.fontSize = '20px'
    width = 480
    render(table())
    expect(heads()).toEqual(['Number', 'Weight'])
  })

  it('come and go with the width, and with what is chosen', () => {
    width = 480
    const { rerender } = render(table())
    becomes(320)
    expect(heads()).toEqual(['Number', 'Weight'])
    becomes(480)
    expect(heads()).toEqual(['Number', 'Weight', 'Town'])
    const more: DataColumn<Parcel> = { id: 'notes', head: 'Notes', width: [10], yields: 3, cell: () => '' }
    rerender(table({ columns: [...columns, more] }))
    expect(heads()).toEqual(['Number', 'Weight', 'Notes'])
  })
})

describe('cards', () => {
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('max-width'),
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    )
  })

  it('have all columns, in the page', () => {
    width = 100
    render(table())
    expect(heads()).toEqual(['Number', 'Weight', 'Town'])
    expect(document.querySelector('.cc-table-frame')).toHaveClass('page')
  })

  it('keep the height of the first one for those that nobody has seen', () => {
    width = 390
    heightOf = () => 230
    render(table())
    const before = gaps()
    heightOf = () => 300
    becomes(400)
    expect(gaps()).toBe(before)
  })
})

describe('where a list begins to show', () => {
  const standsAt = (top: number) => {
    vi.spyOn(scroller(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 100))
  }

  it('is below the header once another list comes in its place, and where it was with the same one', () => {
    const { rerender } = render(table({ listKey: 'today' }))
    standsAt(-1000)
    scrolled.length = 0
    rerender(table({ listKey: 'today' }))
    expect(scrolled).toEqual([])
    rerender(table({ listKey: 'yesterday' }))
    expect(scrolled).toEqual([['page', -1064]])
    rerender(table({ listKey: 'yesterday' }))
    expect(scrolled).toHaveLength(1)
  })

  it('is left alone where its beginning is in sight', () => {
    const { rerender } = render(table({ listKey: 'today' }))
    standsAt(64)
    scrolled.length = 0
    rerender(table({ listKey: 'yesterday' }))
    expect(scrolled).toEqual([])
  })

  it('is the first row of a frame, and where it was left for who comes back to it', () => {
    width = 100
    vi.spyOn(window.history, 'state', 'get').mockReturnValue({ key: 'one' })
    const first = render(table({ listKey: 'today' }))
    expect(scrolled.at(-1)).toEqual(['frame', 0])
    scroller().scrollTop = 700
    act(() => void scroller().dispatchEvent(new Event('scroll')))
    first.unmount()
    vi.spyOn(window.history, 'state', 'get').mockReturnValue({ key: 'two' })
    const other = render(table({ listKey: 'today' }))
    expect(scrolled.at(-1)).toEqual(['frame', 0])
    other.unmount()
    vi.spyOn(window.history, 'state', 'get').mockReturnValue({ key: 'one' })
    const { rerender } = render(table({ listKey: 'today' }))
    expect(scrolled.at(-1)).toEqual(['frame', 700])
    standsAt(100)
    rerender(table({ listKey: 'yesterday' }))
    expect(scrolled.at(-1)).toEqual(['frame', 0])
  })
})

describe('a frame that is wide enough for a while', () => {
  it('is where it was left once it is narrow again', () => {
    width = 100
    vi.spyOn(window.history, 'state', 'get').mockReturnValue({ key: 'three' })
    render(table())
    const scrollsTo = (top: number) => {
      scroller().scrollTop = top
      act(() => void scroller().dispatchEvent(new Event('scroll')))
    }
    scrollsTo(700)
    becomes(640)
    // The page scrolls now: the frame has nothing to scroll.
    scrollsTo(0)
    becomes(100)
    expect(scrolled.at(-1)).toEqual(['frame', 700])
  })
})

describe('more rows than a page can hold', () => {
  it.each([
    [300_000, 'Rows 1 to 16 of 300,000'],
    [300_001, 'Rows 1 to 16 of 300,001 · search or filter to reach the last of them'],
  ])('%i: the line below says how the last are reached', (total, text) => {
    const part = { total, offset: 0, rows: rows.slice(0, 60), onRange: () => undefined }
    render(<DataTable label="Parcels" noun="parcels" columns={columns} rows={part} rowKey={numberOf} state="ready" />)
    expect(document.querySelector('.cc-table-foot')?.textContent).toBe(text)
  })
})
