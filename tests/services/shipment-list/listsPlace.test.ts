// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ListsForTab } from '@/services/shipment-list/shipmentSource'
import { aBackend, json } from '../backend'
import { NearbyWorker } from './nearbyWorkers'

const backend = aBackend()
beforeEach(() => backend.answerWith(() => json([])))
afterEach(() => {
  for (const worker of NearbyWorker.started.splice(0)) worker.close()
  vi.unstubAllGlobals()
})

/** A tab that asks, with the modules as a page of its own loads them. */
async function aTab() {
  vi.resetModules()
  const { askLists } = await import('@/services/shipment-list/listsPlace')
  let user: string | null = 'gujrat'
  const onLost = vi.fn()
  const ask = askLists({ user: () => user, onNewer: () => undefined, onLost })
  const question = vi.fn((lists: ListsForTab) => lists.ids({ kind: 'all' }, { filter: {}, sort: newest }))
  return { onLost, question, ask: () => ask(question), becomes: (other: string | null) => (user = other) }
}
const newest = { column: 'createdAt', isDescending: true } as const

describe('a tab that asks for its lists', () => {
  it('has lost none with its first question, and all of them for another user who works in it', async () => {
    const { ask, becomes, onLost } = await aTab()
    await ask()
    await ask()
    expect(onLost).not.toHaveBeenCalled()
    becomes('okara')
    await ask()
    expect(onLost).toHaveBeenCalledTimes(1)
    becomes(null)
    await ask()
    expect(onLost).toHaveBeenCalledTimes(1)
    becomes('okara')
    await ask()
    expect(onLost).toHaveBeenCalledTimes(2)
  })

  it('does not ask again what has been answered, once the worker is lost', async () => {
    vi.stubGlobal('Worker', NearbyWorker)
    const { ask, question, onLost } = await aTab()
    expect(await ask()).toBeNull()
    NearbyWorker.started[0]?.fail()
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1))
    await ask()
    expect(question).toHaveBeenCalledTimes(2)
  })
})
