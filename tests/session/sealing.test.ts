import { expect, it, vi } from 'vitest'
import { withComputer } from '../browser/browserStandIns'

const database = withComputer()
const text = 'Sana Textile Works'

/** Loads the modules again, as a new page with only what the browser stores. */
async function newPage() {
  vi.resetModules()
  return import('@/session/sealing')
}

/** Lets this many microtasks of the product run. */
async function pass(steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) await Promise.resolve()
}

it.each(Array.from({ length: 40 }, (_, steps) => steps))(
  'after the browser was cleared %i microtasks into an encryption, what is encrypted next can be read again',
  async (steps) => {
    const { seal } = await newPage()
    await seal('gujrat', new TextEncoder().encode('before'))
    database.closeByForce()
    const underWay = seal('gujrat', new TextEncoder().encode('meanwhile')).catch(() => undefined)
    await pass(steps)
    for (const records of database.stores.values()) records.clear()
    database.closeByForce()
    await underWay

    const sealed = await seal('gujrat', new TextEncoder().encode(text))
    const { unseal } = await newPage()
    expect(new TextDecoder().decode(await unseal('gujrat', sealed))).toBe(text)
  },
)
