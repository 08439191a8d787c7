import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DataColumn } from '@/components/dataTable/DataColumn'
import { DataTable } from '@/components/dataTable/DataTable'

interface Parcel {
  number: string
}

const COUNT = 200
const rows: readonly Parcel[] = Array.from({ length: COUNT }, (_, index) => ({ number: `P${index}` }))
const numberOf = ({ number }: Parcel) => number
const columns: readonly DataColumn<Parcel>[] = [
  { id: 'number', head: 'Number', width: [10], isRowHead: true, cell: numberOf },
]
const HEIGHT = 805
const FRAME = 500
/** Pixels from one row to the next. */
const pitches = { page: 50, frame: 50, cards: 242 }
type Kind = keyof typeof pitches

/** Where the table's rows begin in the page. */
let above = 300
let width = 640
let heightOf: (index: number) => number = () => 50
/** Rows have a height that can be measured. */
let isLaidOut = true
let observed: ((entries: readonly ResizeObserverEntry[]) => void)[] = []
/** Where somebody was taken, and how. */
const scrolled: unknown[] = []
const before = { scrollY: window.scrollY, innerHeight: window.innerHeight, scrollTo: window.scrollTo }
const note = (to: unknown) => void scrolled.push(to)

const indexOf = ({ dataset }: HTMLElement) => (dataset['index'] === undefined ? null : Number(dataset['index']))

beforeEach(() => {
  above = 300
  width = 640
  heightOf = () => 50
  isLaidOut = true
  observed = []
  scrolled.length = 0
  Object.assign(window, { innerHeight: HEIGHT, scrollY: 0, scrollTo: note })
  Object.defineProperty(Element.prototype, 'scrollTo', { value: note, configurable: true })
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(100_000)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    const index = indexOf(this)
    return index === null ? 0 : heightOf(index)
  })
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.classList.contains('cc-scroll') ? FRAME : 0
  })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const index = indexOf(this)
    return new DOMRect(0, above - window.scrollY, width, index === null || !isLaidOut ? 0 : heightOf(index))
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
  Reflect.deleteProperty(Element.prototype, 'scrollTo')
  vi.unstubAllGlobals()
  Object.assign(window, before)
  document.documentElement.style.fontSize = ''
})

const asCards = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('max-width'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
function open(kind: Kind) {
  if (kind === 'frame') width = 100
  if (kind === 'cards') {
    asCards()
    heightOf = () => 230
  }
  render(<DataTable label="Parcels" noun="parcels" columns={columns} rows={rows} rowKey={numberOf} state="ready" />)
}
const scrollTo = (kind: Kind, top: number) =>
  act(() => {
    const frame = document.querySelector('.cc-scroll') ?? document.body
    if (kind === 'frame') Object.assign(frame, { scrollTop: top })
    else Object.assign(window, { scrollY: top })
    ;(kind === 'frame' ? frame : window).dispatchEvent(new Event('scroll'))
  })
const foot = () => document.querySelector('.cc-table-foot')?.textContent
const says = (rowsInSight: string) => `${rowsInSight} of ${COUNT}`
const drawn = () => screen.getAllByRole('rowheader').length
const gaps = () =>
  [...document.querySelectorAll<HTMLElement>('.cc-gap td')].reduce(
    (sum, { style }) => sum + Number.parseFloat(style.height),
    0,
  )
const row = (index: number) => document.querySelector<HTMLElement>(`tr[data-index="${index}"]`) ?? document.body

describe('the rows in sight', () => {
  it.each<[Kind, number, string]>([
    ['page', 0, 'Rows 1 to 10'],
    ['page', 1300, 'Rows 23 to 36'],
    // A row whose end the header covers just so is not in sight, and none that begins just below the edge.
    ['page', 1288, 'Rows 23 to 36'],
    ['page', 1287, 'Rows 22 to 36'],
    ['page', 1303, 'Rows 23 to 36'],
    ['page', 1304, 'Rows 23 to 37'],
    ['frame', 0, 'Rows 1 to 10'],
    ['frame', 1006, 'Rows 22 to 30'],
    ['frame', 1020, 'Rows 22 to 31'],
    ['cards', 0, 'Rows 1 to 2'],
    ['cards', 680, 'Rows 2 to 5'],
    ['cards', 700, 'Rows 3 to 5'],
  ])('of a %s that is scrolled to %i are %s, with gaps for all others', async (kind, top, text) => {
    open(kind)
    if (top > 0) scrollTo(kind, top)
    await waitFor(() => expect(foot()).toBe(says(text)))
    // Between two cards there is a gap of the page's own.
    expect(gaps()).toBe((COUNT - drawn()) * pitches[kind] - (kind === 'cards' ? 12 : 0))
    expect(drawn()).toBeLessThan(30)
  })

  it('are found where the page was left, before anybody scrolls', async () => {
    Object.assign(window, { scrollY: 1300 })
    open('page')
    await waitFor(() => expect(foot()).toBe(says('Rows 23 to 36')))
  })

  it('follow what stands above them, however little it grows or shrinks', async () => {
    open('page')
    await waitFor(() => expect(foot()).toBe(says('Rows 1 to 10')))
    for (const [top, text] of [
      [349, 'Rows 1 to 9'],
      [400, 'Rows 1 to 8'],
      [300, 'Rows 1 to 10'],
    ] as const) {
      above = top
      act(() => observed.forEach((each) => each([])))
      await waitFor(() => expect(foot()).toBe(says(text)))
    }
  })

  it('of cards are as high as each of them is', async () => {
    asCards()
    heightOf = (index) => (index === 1 ? 330 : 230)
    render(<DataTable label="Parcels" noun="parcels" columns={columns} rows={rows} rowKey={numberOf} state="ready" />)
    const entries = [...document.querySelectorAll<HTMLElement>('tr[data-index]')].map((target) => ({
      target,
      borderBoxSize: [{ blockSize: heightOf(Number(target.dataset['index'])) }],
    }))
    act(() => observed.forEach((each) => each(entries as unknown as readonly ResizeObserverEntry[])))
    scrollTo('cards', 960)
    await waitFor(() => expect(foot()).toBe(says('Rows 3 to 6')))
  })

  it('of cards that nobody has measured yet are of the height that letters of that size make likely', () => {
    document.documentElement.style.fontSize = '20px'
    asCards()
    isLaidOut = false
    heightOf = () => 300
    render(<DataTable label="Parcels" noun="parcels" columns={columns} rows={rows} rowKey={numberOf} state="ready" />)
    expect(gaps()).toBe((COUNT - drawn()) * 312 - 12)
  })

  it('have the height of today’s letters once those change', () => {
    heightOf = () => 0
    open('page')
    expect(gaps()).toBe((COUNT - drawn()) * 50)
    document.documentElement.style.fontSize = '20px'
    act(() => observed.forEach((each) => each([])))
    expect(gaps()).toBe((COUNT - drawn()) * 62.5)
  })
})

describe('a key that leads to a row at the edge', () => {
  it.each<[Kind, number, number, string, number]>([
    ['page', 1300, 35, 'ArrowDown', 1353],
    ['page', 1300, 23, 'ArrowUp', 1288],
    ['frame', 1000, 28, 'ArrowDown', 1008],
    ['frame', 1000, 21, 'ArrowUp', 956],
    ['cards', 680, 4, 'ArrowDown', 1019],
    ['cards', 680, 2, 'ArrowUp', 470],
  ])('scrolls the %s at %i from row %i by %s to where nothing covers it: %i', (kind, top, index, key, expected) => {
    open(kind)
    scrollTo(kind, top)
    act(() => row(index).focus())
    scrolled.length = 0
    fireEvent.keyDown(row(index), { key })
    expect(scrolled[0]).toEqual({ top: expected, behavior: 'instant' })
  })
})
