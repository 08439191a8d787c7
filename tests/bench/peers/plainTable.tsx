import { useMemo, useState } from 'react'
import { Badge, Button, Table } from 'react-bootstrap'
import { createRoot } from 'react-dom/client'
import { columns, fetchRows, type Row } from './rows'
import 'bootstrap/dist/css/bootstrap.min.css'

/** A naive list to compare with: every row of a hundred thousand is in the page. */
function PlainTable() {
  const [rows, setRows] = useState<Row[]>([])
  const [term, setTerm] = useState('')
  const [sort, setSort] = useState('')
  const shown = useMemo(() => {
    const found = rows.filter((row) =>
      columns.some(({ value }) => value(row).toLowerCase().includes(term.toLowerCase())),
    )
    const column = columns.find(({ id }) => id === sort.replace('-', ''))
    if (!column) return found
    const sorted = found.toSorted((a, b) => column.value(a).localeCompare(column.value(b)))
    return sort.startsWith('-') ? sorted.toReversed() : sorted
  }, [rows, term, sort])
  return (
    <>
      <button id="load" type="button" onClick={() => void fetchRows().then(setRows)}>
        Load
      </button>
      <input type="search" aria-label="Search" value={term} onChange={(event) => setTerm(event.target.value)} />
      <Table hover>
        <thead>
          <tr>
            {columns.map(({ id, head }) => (
              <th key={id}>
                <button type="button" onClick={() => setSort(sort === id ? `-${id}` : id)}>
                  {head}
                </button>
              </th>
            ))}
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row._id}>
              {columns.map(({ id, value }) => (
                <td key={id}>
                  {id === 'airwayBillNo' ? (
                    <a href={`#${row._id}`}>{value(row)}</a>
                  ) : id === 'status' ? (
                    <Badge>{value(row)}</Badge>
                  ) : (
                    value(row)
                  )}
                </td>
              ))}
              <td>
                {['View', 'Up Track', 'Down Track', 'Add Note', 'Void'].map((name) => (
                  <Button key={name} size="sm">
                    {name}
                  </Button>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<PlainTable />)
