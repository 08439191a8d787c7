import { useMemo } from 'react'

/**
 * The rows of a short list that have every word of the search in their text, whatever the order of the words.
 *
 * @param rows all rows; the same list as long as nothing has changed
 * @param search what was typed
 * @param textOf what a row is found by; keep it outside the component
 */
export function useFound<Row>(
  rows: readonly Row[] | undefined,
  search: string,
  textOf: (row: Row) => string,
): readonly Row[] {
  const searchable = useMemo(
    () => (rows ?? []).map((row) => ({ row, text: textOf(row).toLowerCase() })),
    [rows, textOf],
  )
  return useMemo(() => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean)
    return searchable.filter(({ text }) => words.every((word) => text.includes(word))).map(({ row }) => row)
  }, [searchable, search])
}
