import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { DataColumn } from '@/components/dataTable/DataColumn'
import { DataTable } from '@/components/dataTable/DataTable'
import type { ListTexts } from '@/components/dataTable/ListTexts'
import type { Sort } from '@/components/dataTable/sortedRows'

const listTexts: ListTexts = {
  loading: 'desk.loadingCenters',
  none: 'desk.noCenters',
  failed: 'desk.centersFailed',
  outdated: 'desk.centersOutdated',
}

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
  {
    id: 'name',
    head: 'lists.viewName',
    isRowHead: true,
    isSortable: true,
    sortValue: ({ name }) => name,
    cell: nameOf,
  },
  {
    id: 'weight',
    head: 'lists.weight',
    isSortable: true,
    isDescendingFirst: true,
    sortValue: ({ weight }) => weight,
    cell: () => '',
  },
  { id: 'notes', head: 'lists.notes', cell: () => '' },
]
function nameOf({ name }: Branch) {
  return name
}
const table = (sort: Sort | null, onSort: (sort: Sort) => void = () => undefined) => (
  <DataTable
    label="Branches"
    texts={listTexts}
    columns={columns}
    rows={rows}
    rowKey={nameOf}
    state="ready"
    sort={sort}
    onSort={onSort}
  />
)
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const press = (head: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(head) }))

it.each([
  ['name', false, ['branch 9', 'Branch 10', 'Branch 11', '']],
  ['name', true, ['Branch 11', 'Branch 10', 'branch 9', '']],
  ['weight', false, ['', 'Branch 10', 'branch 9', 'Branch 11']],
  ['weight', true, ['branch 9', 'Branch 10', '', 'Branch 11']],
  // A short list cannot be sorted by this column.
  ['notes', false, rows.map(nameOf)],
  ['nonsense', false, rows.map(nameOf)],
])(
  'sorts a short list by %s, descending %s, in natural order with blank values last',
  (column, isDescending, order) => {
    render(table({ column, isDescending }))
    expect(names()).toEqual(order)
  },
)

it('shows a short list in its own order, reports a pressed heading, and follows the sort prop', async () => {
  const onSort = vi.fn()
  const { rerender } = render(table(null, onSort))
  await press('Name')
  await press('Weight')
  const [byName, byWeight] = [
    { column: 'name', isDescending: false },
    { column: 'weight', isDescending: true },
  ]
  expect(onSort.mock.calls).toEqual([[byName], [byWeight]])
  expect(names()).toEqual(rows.map(nameOf))
  rerender(table(byName, onSort))
  expect(names()).toEqual(['branch 9', 'Branch 10', 'Branch 11', ''])
  await press('Name')
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', isDescending: true })
})
