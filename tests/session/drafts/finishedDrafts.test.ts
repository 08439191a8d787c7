import { describe, expect, it, vi } from 'vitest'

describe('two tabs that record finished bookings at the same moment', () => {
  const sent = { version: 'v', airwayBillNo: '1', id: 'x', at: 1 }
  /** Loads the module again, as another tab of this browser. */
  async function openTab() {
    vi.resetModules()
    const { finishedDrafts } = await import('@/session/drafts/finishedDrafts')
    return finishedDrafts
  }
  const keysOf = (tab: Awaited<ReturnType<typeof openTab>>) =>
    tab
      .all()
      .map(({ key }) => key)
      .toSorted()
  /** Runs the work of one tab between the other's reading and writing. */
  function justBeforeWriting(work: () => void) {
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce((name, text) => {
      work()
      write.mockRestore()
      localStorage.setItem(name, text)
    })
  }

  it('lose neither: a page opened then knows both', async () => {
    const [one, other] = [await openTab(), await openTab()]
    justBeforeWriting(() => other.add({ key: 'gujrat/b', sent }))
    one.add({ key: 'gujrat/a', sent })
    const later = await openTab()
    expect(keysOf(later)).toEqual(['gujrat/a', 'gujrat/b'])
    expect(later.find('gujrat/b')?.sent).toEqual(sent)
  })

  it('remove only records whose drafts are deleted on the disk', async () => {
    const [one, other] = [await openTab(), await openTab()]
    for (const key of ['a', 'b', 'c']) one.add({ key, sent })
    justBeforeWriting(() => other.drop({ key: 'a', sent }))
    one.add({ key: 'd', sent: null })
    expect(keysOf(await openTab())).toEqual(['b', 'c', 'd'])
    one.clear()
    expect((await openTab()).all()).toEqual([])
  })
})
