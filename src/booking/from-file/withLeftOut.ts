/**
 * Rows of shipments together with the rows that were left out. Each of these follows the row above it in the file, as
 * the rows of one shipment need not follow each other there.
 */
export function withLeftOut<Row extends { no: number }>(rows: readonly Row[], leftOut: readonly Row[]): Row[] {
  const all = [...rows]
  for (const row of leftOut) {
    const above = Math.max(0, ...all.map(({ no }) => no).filter((no) => no < row.no))
    all.splice(all.findIndex(({ no }) => no === above) + 1, 0, row)
  }
  return all
}
