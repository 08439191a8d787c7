/** The loaded part of a long list. */
export interface RowWindow<Row> {
  total: number
  offset: number
  rows: readonly Row[]
  /** Called with the range of visible rows (`end` is exclusive), so that they can be fetched. */
  onRange: (start: number, end: number) => void
}

export function isRowWindow<Row>(rows: readonly Row[] | RowWindow<Row>): rows is RowWindow<Row> {
  return !Array.isArray(rows)
}
