import { describe, expect, it } from 'vitest'
import { browserDatabase } from '@/browser/browserDatabase'
import { withComputer } from './browserStandIns'

const database = withComputer()

describe('the browser’s database', () => {
  it('drops what was stored by a release with another schema', async () => {
    database.version = 1
    database.stores = new Map([['files', new Map([['draft/customNTN', 'sealed']])]])
    expect(await browserDatabase.keys('files')).toEqual([])
  })

  it('waits for the disk when it writes, and not when it reads', async () => {
    await browserDatabase.apply([{ store: 'drafts', key: 'draft', value: 'texts' }])
    await browserDatabase.writeOnce('keys', 'user', 'key')
    await browserDatabase.apply([{ store: 'drafts', key: 'draft' }])
    await browserDatabase.read('drafts', 'draft')
    await browserDatabase.clear()
    expect(database.durabilities).toEqual(['strict', 'strict', 'strict', 'strict'])
  })

  it('gives two tabs that create a key at the same time the same key', async () => {
    const made = await Promise.all(['one', 'two'].map((key) => browserDatabase.writeOnce('keys', 'user', key)))
    expect(made).toEqual(['one', 'one'])
  })

  it('rejects while the browser forbids it, and works again afterwards', async () => {
    database.isForbidden = true
    await expect(browserDatabase.read('drafts', 'draft')).rejects.toThrow('forbidden')
    database.isForbidden = false
    await browserDatabase.apply([{ store: 'drafts', key: 'draft', value: 'texts' }])
    expect(await browserDatabase.read('drafts', 'draft')).toBe('texts')
  })

  it('is reopened if the browser has closed the connection without an event', async () => {
    await browserDatabase.apply([{ store: 'drafts', key: 'draft', value: 'texts' }])
    database.loseConnection()
    await browserDatabase.apply([{ store: 'drafts', key: 'draft', value: 'more' }])
    expect(await browserDatabase.read('drafts', 'draft')).toBe('more')
    database.loseConnection()
    expect(await browserDatabase.read('drafts', 'draft')).toBe('more')
  })

  it('is cleared when it is next opened if clearing has failed', async () => {
    await browserDatabase.apply([{ store: 'drafts', key: 'draft', value: 'texts' }])
    database.closeByForce()
    database.isForbidden = true
    await expect(browserDatabase.clear()).rejects.toThrow('forbidden')
    database.isForbidden = false
    expect(await browserDatabase.keys('drafts')).toEqual([])
    await browserDatabase.apply([{ store: 'drafts', key: 'next', value: 'texts' }])
    database.closeByForce()
    expect(await browserDatabase.keys('drafts')).toEqual(['next'])
  })

  it('of a page in the back/forward cache blocks no other tab, stores its writes, and reads once the page is shown', async () => {
    const turn = (name: 'pagehide' | 'pageshow') => {
      const event = new Event(name)
      window.dispatchEvent(Object.assign(event, { persisted: true }))
    }
    await browserDatabase.apply([{ store: 'drafts', key: 'draft', value: 'texts' }])
    const order: string[] = []
    database.slowness = () => 100
    const cut = [
      browserDatabase.revise(() => (order.push('revised'), [{ store: 'drafts', key: 'draft', value: 'revised' }])),
      browserDatabase.read('drafts', 'draft').then((value) => order.push(`read ${String(value)}`)),
    ]
    await new Promise(setImmediate)
    expect(database.openTransactions).toBe(2)
    database.slowness = () => 0
    turn('pagehide')
    const asked = browserDatabase.keys('drafts').then(() => order.push('keys'))
    await browserDatabase.apply([{ store: 'drafts', key: 'last', value: 'texts' }])
    await database.rest()
    expect(database.openTransactions).toBe(0)
    expect(order).toEqual([])
    expect(database.keysIn('drafts')).toEqual(['draft', 'last'])
    turn('pageshow')
    await Promise.all([...cut, asked])
    expect(order.toSorted()).toEqual(['keys', 'read revised', 'revised'])
  })
})
