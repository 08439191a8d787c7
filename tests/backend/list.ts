import { HttpResponse } from 'msw'

const ROWS_IN_A_PIECE = 1_000

/** A bare list. A long one leaves piece by piece, so that its first rows don't wait for its last. */
export function list(rows: readonly unknown[]): Response {
  if (rows.length <= ROWS_IN_A_PIECE) return HttpResponse.json(rows)
  let next = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = rows.slice(next, next + ROWS_IN_A_PIECE).map((row) => JSON.stringify(row))
      const opening = next === 0 ? '[' : ','
      next += ROWS_IN_A_PIECE
      const isLast = next >= rows.length
      controller.enqueue(Buffer.from(`${opening}${piece.join(',')}${isLast ? ']' : ''}`))
      if (isLast) controller.close()
    },
  })
  return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })
}
