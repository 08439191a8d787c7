/** Said once more: rows that fold into cards are grids, and Safari drops a table's meaning with its display. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowHead: { role: 'rowheader', scope: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
} as const
