import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { DataColumn, Sort } from '@/components/dataTable/DataColumn'
import { DataTable } from '@/components/dataTable/DataTable'

interface Branch {
  name: string
  weight: number | null
}

const rows: readonly Branch[] = [
  { name: 'Branch 10', weight: 9.25 },
  { name: '', weight: 0 },
  { name: 'branch 9', weight: 9.5 },
  { name: 'Branch 11', weight: null },
]
const columns: readonly DataColumn<Branch>[] = [
  { id: 'name', head: 'Name', isRowHead: true, isSortable: true, sortValue: ({ name }) => name, cell: nameOf },
  { id: 'weight', head: 'Weight', isSortable: true, sortValue: ({ weight }) => weight, cell: () => '' },
  { id: 'notes', head: 'Notes', cell: () => '' },
]
function nameOf({ name }: Branch) {
  return name
}
const table = (props: { startSort?: Sort; sort?: Sort | null; onSort?: (sort: Sort) => void; visible?: string[] }) => (
  <DataTable label="Branches" noun="branches" columns={columns} rows={rows} rowKey={nameOf} state="ready" {...props} />
)
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const press = (head: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(head) }))

describe('a short list', () => {
  it.each([
    ['name', false, ['branch 9', 'Branch 10', 'Branch 11', '']],
    ['name', true, ['Branch 11', 'Branch 10', 'branch 9', '']],
    ['weight', false, ['', 'Branch 10', 'branch 9', 'Branch 11']],
    ['weight', true, ['branch 9', 'Branch 10', '', 'Branch 11']],
  ])('by %s, descending %s: as people sort, and what is blank last', (column, isDescending, order) => {
    render(table({ startSort: { column, isDescending } }))
    expect(names()).toEqual(order)
  })

  it('stands as it came until a heading is pressed, and tells of the press', async () => {
    const onSort = vi.fn()
    render(table({ onSort }))
    expect(names()).toEqual(rows.map(nameOf))
    await press('Name')
    expect(names()).toEqual(['branch 9', 'Branch 10', 'Branch 11', ''])
    expect(onSort.mock.calls).toEqual([[{ column: 'name', isDescending: false }]])
  })

  it('tells whoever listens now', async () => {
    const [before, now] = [vi.fn(), vi.fn()]
    const { rerender } = render(table({ onSort: before }))
    rerender(table({ onSort: now }))
    await press('Weight')
    expect(before).not.toHaveBeenCalled()
    expect(now).toHaveBeenCalledTimes(1)
  })

  it('follows the order that it is given, and no press by itself', async () => {
    const { rerender } = render(table({ sort: null, startSort: { column: 'name', isDescending: true } }))
    await press('Name')
    expect(names()).toEqual(rows.map(nameOf))
    rerender(table({ sort: { column: 'name', isDescending: false } }))
    expect(names()).toEqual(['branch 9', 'Branch 10', 'Branch 11', ''])
  })

  it('shows the columns that are chosen, in their own order', () => {
    const { rerender } = render(table({ visible: ['weight', 'name'] }))
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads()).toEqual(['Name', 'Weight'])
    rerender(table({ visible: ['name', 'notes'] }))
    expect(heads()).toEqual(['Name', 'Notes'])
  })
})
