import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { withBackend } from '../../app'
import { fail, openLoadedRecords } from '../listScreen'
import { oldRows } from '../oldRows'

const { store } = withBackend()

/** Exports the list, and returns the lines of the file. */
async function exported({ tool }: Awaited<ReturnType<typeof openLoadedRecords>>, columns: string): Promise<string[]> {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:file'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await tool(columns)
  await screen.findByText(/shipments? exported$/)
  expect(click).toHaveBeenCalledOnce()
  const bytes = Buffer.from(await (files[0] ?? new Blob([])).arrayBuffer())
  const text = bytes.toString('utf8')
  expect(text.charCodeAt(0)).toBe(0xfeff)
  return text.slice(1).trimEnd().split('\r\n')
}

describe('the CSV file of a list', () => {
  it('contains all filtered rows with all columns', async () => {
    const screen = await openLoadedRecords(store, '?status=1')
    const [head = '', ...rows] = await exported(screen, 'All columns')
    const expected = store.shipments.filter(({ status }) => status?.length === 1)
    expect(head).toContain('Amount,Discount,GST %,G.Total,Net Amount,Remote Area')
    expect(head.split(',')).toHaveLength(22)
    expect(rows).toHaveLength(expected.length)
    expect(rows[0]).toMatch(/,\d{4}-\d{2}-\d{2}T\d\d:\d\d:\d\d[+-]\d\d:\d\d,\d{4}-\d\d-\d\d,\d+$/)
    expect(rows.join('')).not.toContain('Rs.')
  })

  it('contains only the visible columns, in screen order', async () => {
    const opened = await openLoadedRecords(store, '?columns=airwayBillNo,destination,grossTotal')
    const [head, first = ''] = await exported(opened, 'Visible columns')
    expect(head).toBe('AB #,Destination,G.Total')
    expect(first).toMatch(/^\d{10},[^,]+,\d+(\.\d+)?$/)
  })

  it('contains every row even without ids, and an empty cell for a missing amount', async () => {
    fail(store, 'getAll', { status: 200, body: oldRows(), times: 1 })
    const opened = await openLoadedRecords(store, '?columns=airwayBillNo,grossTotal')
    const [, ...rows] = await exported(opened, 'Visible columns')
    expect(rows).toEqual(['4900000001,100', '4900000002,250', '4900000003,'])
  })
})
