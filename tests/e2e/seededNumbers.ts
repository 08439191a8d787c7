import type { Asking } from './staff'

const kinds = { moving: 6, delivered: 7, void: 0 } as const
type Numbers = Record<keyof typeof kinds, string>

/** Looked up once, as the seed is the same for all tests of a worker. */
let known: Numbers | null = null

/** Numbers of seeded shipments whose latest step is the given one, and of a void one. */
export async function seededNumbers(page: Asking): Promise<Numbers> {
  const found: Partial<Numbers> = known ?? {}
  for (let number = 4_010_020_001; number < 4_010_020_100 && Object.keys(found).length < 3; number += 1) {
    const answer = await page.request.get(`/api/airwaybill/track/${number}`)
    const { status } = (await answer.json()) as { status: { type: number }[] | null }
    for (const kind of ['moving', 'delivered', 'void'] as const) {
      if ((status?.at(-1)?.type ?? 0) === kinds[kind]) found[kind] ??= String(number)
    }
  }
  const { moving = '', delivered = '', void: voided = '' } = found
  known = { moving, delivered, void: voided }
  return known
}
