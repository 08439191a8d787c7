import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DataTable } from '@/components/dataTable/DataTable'
import type { DataColumn } from '@/components/dataTable/DataColumn'

interface Town {
  name: string
}

const rows: readonly Town[] = [{ name: 'Gujrat' }, { name: 'Lahore' }, { name: 'Sialkot' }]
const keyOf = ({ name }: Town) => name

/** A table whose columns count how often their cells are drawn. */
function countingTable() {
  const draw = vi.fn(({ name }: Town) => name)
  const columns: readonly DataColumn<Town>[] = [
    { id: 'name', head: 'Name', isRowHead: true, isSortable: true, sortValue: keyOf, cell: draw },
  ]
  const table = (shown: readonly Town[], notice = '') => (
    <DataTable
      label="Towns"
      noun="towns"
      columns={columns}
      rows={shown}
      rowKey={keyOf}
      state="ready"
      notice={<p>{notice}</p>}
    />
  )
  return { draw, table }
}

describe('the table of all lists', () => {
  it('draws no row anew when only its surroundings change', () => {
    const { draw, table } = countingTable()
    const { rerender } = render(table(rows))
    expect(screen.getAllByRole('rowheader')).toHaveLength(3)
    draw.mockClear()
    rerender(table(rows, 'Loaded a minute ago'))
    expect(screen.getByText('Loaded a minute ago')).toBeInTheDocument()
    expect(draw).not.toHaveBeenCalled()
  })

  it('draws the rows alone that have changed', () => {
    const { draw, table } = countingTable()
    const { rerender } = render(table(rows))
    draw.mockClear()
    const moved: readonly Town[] = rows.map((row) => (row.name === 'Lahore' ? { name: 'Multan' } : row))
    rerender(table(moved))
    expect(screen.getByRole('rowheader', { name: 'Multan' })).toBeInTheDocument()
    expect(draw.mock.calls.map(([{ name }]) => name)).toEqual(['Multan'])
  })
})
