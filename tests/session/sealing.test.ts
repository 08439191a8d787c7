import { expect, it, vi } from 'vitest'
import { withComputer } from '../browser/browserStandIns'

const database = withComputer()
const text = 'Sana Textile Works'

/** A page that knows nothing but what the browser keeps. */
async function newPage() {
  vi.resetModules()
  return import('@/session/sealing')
}

/** Until then, steps of the product's that wait for nothing but each other go on. */
async function pass(steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) await Promise.resolve()
}

it.each(Array.from({ length: 40 }, (_, steps) => steps))(
  'what is sealed can be read again where somebody has emptied the browser %i steps after the key was asked for',
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
