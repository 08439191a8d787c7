/** A column of a file, before it is known what it is. */
export interface ColumnHeading {
  heading: string
  /** The text of a cell in the row above that spans this column and its neighbours; '' without one. */
  above: string
  /** Some of its cells that are not blank; of a column of currencies or units, each different value. */
  values: readonly string[]
}
