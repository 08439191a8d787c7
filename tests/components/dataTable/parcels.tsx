import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { DataColumn } from '@/components/dataTable/DataColumn'
import { DataTable, type DataTableProps } from '@/components/dataTable/DataTable'
import { shipmentListTexts } from '@/shipments/list/shipmentListTexts'

export interface Parcel {
  number: string
}

export const COUNT = 200
/** The window's height; the header covers its first 112 px, and its last 8 px count as covered. */
const WINDOW_HEIGHT_PX = 805

export const parcels = (count: number, first = 0): readonly Parcel[] =>
  Array.from({ length: count }, (_, index) => ({ number: `P${first + index}` }))
const all = parcels(COUNT)
export const numberOf = ({ number }: Parcel) => number
const columns: readonly DataColumn<Parcel>[] = [
  { id: 'number', head: 'lists.abNo', width: [10], isRowHead: true, cell: numberOf },
]

export const ParcelTable = (props: Partial<DataTableProps<Parcel>>) => (
  <DataTable
    label="Parcels"
    texts={shipmentListTexts}
    columns={columns}
    rows={all}
    rowKey={numberOf}
    state="ready"
    sort={null}
    onSort={() => undefined}
    {...props}
  />
)

/** The layout that jsdom, which has none, reports in CSS pixels. */
export const page = {
  width: 0,
  /** The position of the table in the page. */
  above: 0,
  heightOf: (_index: number): number => 0,
  isPhone: false,
  /** Distances and targets of the calls that scrolled the page. */
  scrolled: [] as (number | undefined)[],
}

let observed: ((entries: readonly ResizeObserverEntry[]) => void)[] = []
const indexOf = ({ dataset }: HTMLElement) => (dataset['index'] === undefined ? null : Number(dataset['index']))
const noteScrolls: [object, string, (this: unknown, to: ScrollToOptions) => void][] = [
  [window, 'scrollTo', ({ top }) => void page.scrolled.push(top)],
  [window, 'scrollBy', ({ top }) => void page.scrolled.push(top)],
]

export function withPage(): void {
  const before = { innerHeight: window.innerHeight, scrollY: 0, scrollTo: window.scrollTo, scrollBy: window.scrollBy }
  beforeEach(() => {
    Object.assign(page, { width: 0, above: 0, heightOf: () => 0, isPhone: false, scrolled: [] })
    observed = []
    Object.assign(window, { innerHeight: WINDOW_HEIGHT_PX })
    for (const [target, name, value] of noteScrolls)
      Object.defineProperty(target, name, { value, configurable: true, writable: true })
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: page.isPhone && query.includes('max-width'),
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    )
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(100_000)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => page.width)
    const heightOf = (element: HTMLElement) => {
      const index = indexOf(element)
      return index === null ? 0 : page.heightOf(index)
    }
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return heightOf(this)
    })
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return new DOMRect(0, page.above - window.scrollY, page.width, heightOf(this))
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
    vi.unstubAllGlobals()
    Object.assign(window, before)
    document.documentElement.style.fontSize = ''
  })
}

/** Changes the layout, and notifies the observers of sizes. */
export const changePage = (changes: Partial<typeof page>) =>
  act(() => {
    Object.assign(page, changes)
    for (const each of observed) each([])
  })

export const scrollTo = (top: number) =>
  act(() => {
    Object.assign(window, { scrollY: top })
    window.dispatchEvent(new Event('scroll'))
  })

export const footText = () => document.querySelector('.cc-table-foot')?.textContent
export const rowAt = (index: number) =>
  document.querySelector<HTMLElement>(`tr[data-index="${index}"]`) ?? document.body
export const drawnNumbers = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => Number(textContent.slice(1)))
/** The height that stands in for the rows that are not drawn, in pixels. */
export const gaps = () =>
  [...document.querySelectorAll<HTMLElement>('.cc-gap td')].reduce(
    (sum, { style }) => sum + Number.parseFloat(style.height),
    0,
  )
export const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
