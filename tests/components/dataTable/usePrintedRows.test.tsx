import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { COUNT, drawnNumbers, footText, gaps, page, ParcelTable, parcels, scrollTo, withPage } from './parcels'

withPage()

beforeEach(() => {
  page.above = 300
  page.width = 640
  page.heightOf = () => 50
})
const print = () => void fireEvent(window, new Event('beforeprint'))
const endPrinting = () => void fireEvent(window, new Event('afterprint'))
const upTo = (first: number, end: number) => Array.from({ length: end - first }, (_, index) => first + index)

describe('a list being printed', () => {
  it('has all its rows, wherever it was scrolled, and says so; afterwards it has those in view again', async () => {
    render(<ParcelTable />)
    scrollTo(1300)
    await waitFor(() => expect(footText()).toBe(`Rows 23 to 36 of ${COUNT}`))
    print()
    expect(drawnNumbers()).toEqual(upTo(0, COUNT))
    expect(gaps()).toBe(0)
    expect(footText()).toBe(`Rows 1 to ${COUNT} of ${COUNT}`)
    endPrinting()
    expect(footText()).toBe(`Rows 23 to 36 of ${COUNT}`)
    expect(drawnNumbers().length).toBeLessThan(30)
  })

  it('has the first 500 rows if there are more, and says that the others are missing', () => {
    render(<ParcelTable rows={parcels(1200)} />)
    print()
    expect(drawnNumbers()).toEqual(upTo(0, 500))
    const rows = 'Rows 1 to 500 of 1,200 · The other rows are not on this paper'
    expect(footText()).toBe(rows)
    // Above them too, on the first sheet.
    expect(screen.getAllByText(rows)[0]).toHaveClass('cc-paper-only')
    endPrinting()
    expect(screen.queryByText(rows)).toBeNull()
  })

  it('has only the rows that are loaded, if others are not', () => {
    render(<ParcelTable rows={{ rows: parcels(60, 400), offset: 400, total: 5000, onRange: () => undefined }} />)
    print()
    expect(drawnNumbers()).toEqual(upTo(400, 460))
    expect(footText()).toBe('Rows 401 to 460 of 5,000 · The other rows are not on this paper')
  })

  it('does not look complete while it is still loading', () => {
    render(<ParcelTable progress="unknown" />)
    print()
    expect(footText()).toBe(`Rows 1 to ${COUNT} · ${COUNT} so far, still loading`)
  })

  it('says on paper that it is not loaded, in place of rows, and only while that is so', () => {
    const { rerender } = render(<ParcelTable state="loading" />)
    const said = () => screen.queryByText('This list was still loading: its rows are not on this paper.')
    expect(said()).toHaveClass('cc-paper-only')
    rerender(<ParcelTable />)
    expect(said()).toBeNull()
  })
})
