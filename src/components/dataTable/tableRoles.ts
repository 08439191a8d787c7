/** Explicit roles: Safari drops table semantics when CSS changes `display`, as it does for cards and grid rows. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowHead: { role: 'rowheader', scope: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
} as const
