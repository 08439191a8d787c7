import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useTypedSearch } from '@/components/useTypedSearch'
import { withStoppedTimers } from '../app'

const { pass } = withStoppedTimers()

describe('a search while its term is typed', () => {
  const open = (term = '') => {
    const search = vi.fn<(term: string) => void>()
    const { result, rerender } = renderHook((props: { term: string }) => useTypedSearch(props.term, search, 2), {
      initialProps: { term },
    })
    const type = (text: string) => act(() => result.current.type(text))
    const comes = (next: string) => rerender({ term: next })
    const asked = () => search.mock.calls.map(([term]) => term)
    const searchNow = () => act(() => result.current.searchNow())
    return { typed: () => result.current.typed, searchNow, type, comes, asked }
  }

  it('runs once typing pauses', async () => {
    const { typed, type, asked } = open()
    expect(typed()).toBe('')
    type('ru')
    await pass(300)
    type('ruth')
    expect(typed()).toBe('ruth')
    await pass(449)
    expect(asked()).toEqual([])
    await pass(1)
    expect(asked()).toEqual(['ruth'])
  })

  it('does not run again for the same term', async () => {
    const { type, asked } = open('ruth')
    type('rut')
    type('ruth')
    await pass(1000)
    expect(asked()).toEqual([])
  })

  it.each(['r', ' r ', ''])('is cleared by less than two letters: «%s»', async (text) => {
    const { type, asked, typed } = open('ruth')
    type(text)
    await pass(450)
    expect(asked()).toEqual([''])
    expect(typed()).toBe(text)
    const other = open()
    other.type(text)
    await pass(450)
    expect(other.asked().filter(Boolean)).toEqual([])
  })

  it('is cleared at once when the field is', async () => {
    const { type, asked } = open('ruth')
    type(' ')
    await pass(0)
    expect(asked()).toEqual([''])
  })

  it('keeps a single letter that comes from the address', async () => {
    const { type, asked, searchNow, comes } = open()
    type('á')
    searchNow()
    comes('á')
    type('á ')
    await pass(1000)
    expect(asked()).toEqual(['á'])
  })

  it('is not undone when the address catches up with an earlier term', async () => {
    const { type, comes, typed } = open()
    type('ru')
    await pass(450)
    type('ruth')
    comes('ru')
    expect(typed()).toBe('ruth')
    comes('hallam')
    expect(typed()).toBe('hallam')
    comes('ru')
    expect(typed()).toBe('ru')
  })
})
