// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { latestWrites } from '@/browser/latestWrites'
import { seededRandom } from '../backend/random'

/** Something that changes, and a disk that takes its time; `done` ends the oldest write that is under way. */
function aDisk() {
  let state = 0
  let disk = 0
  let most = 0
  const underWay: (() => void)[] = []
  const writes = latestWrites(async (isLatest) => {
    const taken = state
    await new Promise<void>((resolve) => {
      underWay.push(resolve)
      most = Math.max(most, underWay.length)
    })
    if (isLatest()) disk = taken
    return true
  })
  const done = async (which = 0) => {
    underWay.splice(which, 1)[0]?.()
    // The write, and the one after it, go on in their own time.
    for (let turn = 0; turn < 8; turn++) await Promise.resolve()
  }
  return {
    change: () => {
      state += 1
      return writes.ask()
    },
    flush: writes.flush,
    done,
    underWay,
    now: () => ({ state, disk, most }),
  }
}

describe('writes of what keeps changing', () => {
  it('are one at a time, and the next one has the latest state', async () => {
    const disk = aDisk()
    for (let change = 0; change < 5; change++) void disk.change()
    expect(disk.now()).toEqual({ state: 5, disk: 0, most: 1 })
    await disk.done()
    expect(disk.now().disk).toBe(1)
    await disk.done()
    expect(disk.now()).toEqual({ state: 5, disk: 5, most: 1 })
    expect(disk.underWay).toEqual([])
  })

  it('are answered by the write that has what was asked for', async () => {
    const disk = aDisk()
    let isSecondKept = false
    void disk.change()
    void disk.change().then(() => (isSecondKept = true))
    await disk.done()
    expect(isSecondKept).toBe(false)
    await disk.done()
    expect(isSecondKept).toBe(true)
  })

  it('do not wait for each other where the page goes, and a late one does not win over a later one', async () => {
    const disk = aDisk()
    void disk.change()
    void disk.change()
    disk.flush()
    expect(disk.now().most).toBe(2)
    await disk.done(1)
    expect(disk.now().disk).toBe(2)
    await disk.done()
    expect(disk.now().disk).toBe(2)
  })

  it('end with the last state on the disk, in whatever order all goes', async () => {
    for (let seed = 0; seed < 300; seed++) {
      const random = seededRandom(seed)
      const disk = aDisk()
      for (let step = 0; step < 30; step++) {
        const what = random.next()
        if (what < 0.5) void disk.change()
        else if (what < 0.65) disk.flush()
        else await disk.done(random.int(0, Math.max(0, disk.underWay.length - 1)))
      }
      while (disk.underWay.length > 0) await disk.done(random.int(0, disk.underWay.length - 1))
      const { state, disk: written } = disk.now()
      expect(written, `seed ${seed}`).toBe(state)
    }
  })
})
