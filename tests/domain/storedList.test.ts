import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { storedList } from '@/domain/storedList'

describe('a stored list', () => {
  it('drops invalid entries', () => {
    expect(storedList(z.string()).parse(['one', 2, 'three'])).toEqual(['one', 'three'])
    expect(storedList(z.string()).parse({ one: 1 })).toEqual([])
  })

  it('preserves entries that are lists themselves', () => {
    const pairs = storedList(z.tuple([z.string(), z.string()]))
    expect(pairs.parse([['a', 'one'], ['b'], ['c', 'three']])).toEqual([
      ['a', 'one'],
      ['c', 'three'],
    ])
  })
})
