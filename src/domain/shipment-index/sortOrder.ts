/** A rank per row. Equal values share a rank; rows without a value have the rank `count`. */
export interface Ranks {
  of: Uint32Array
  count: number
}

/** Ranks one number per row; NaN where the row has none. */
export function rankNumbers(values: ArrayLike<number>): Ranks {
  // NaNs sort last and are counted as distinct values, but `placeOf` never gives a row their ranks.
  const sorted = Float64Array.from(values).sort()
  let count = 0
  for (const value of sorted) {
    if (count === 0 || value !== sorted[count - 1]) sorted[count++] = value
  }
  const distinct = sorted.subarray(0, count)
  const of = new Uint32Array(values.length)
  for (let row = 0; row < of.length; row++) of[row] = placeOf(values[row] ?? NaN, distinct)
  return { of, count }
}

function placeOf(value: number, distinct: Float64Array): number {
  if (Number.isNaN(value)) return distinct.length
  let low = 0
  let high = distinct.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((distinct[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Row numbers by rank. Both directions are stable: equal ranks keep their order, rows without a value come last. */
export function orderOf({ of, count }: Ranks, isDescending: boolean): Uint32Array {
  // A counting sort takes linear time.
  const starts = new Uint32Array(count + 2)
  const place = (rank: number) => (isDescending && rank < count ? count - 1 - rank : rank)
  for (const rank of of) starts[place(rank) + 1] = (starts[place(rank) + 1] ?? 0) + 1
  for (let rank = 1; rank < starts.length; rank++) starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0)
  const order = new Uint32Array(of.length)
  for (let row = 0; row < of.length; row++) {
    const at = place(of[row] ?? 0)
    order[starts[at] ?? 0] = row
    starts[at] = (starts[at] ?? 0) + 1
  }
  return order
}
