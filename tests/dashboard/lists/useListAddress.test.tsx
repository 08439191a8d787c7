import { act, renderHook } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, type DataRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { useFound, useListAddress } from '@/dashboard/lists/useListAddress'
import { withStillTime } from '../../app'

const { pass } = withStillTime()

const startSort = { column: 'createdAt', isDescending: true }

/** A list at an address. */
function open(search = '') {
  let router: DataRouter | null = null
  const { result } = renderHook(() => useListAddress(startSort), {
    wrapper: function Site({ children }: { children: ReactNode }) {
      const [site] = useState(() => {
        router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [`/list${search}`] })
        return router
      })
      return <RouterProvider router={site} useTransitions={false} />
    },
  })
  const site = (): DataRouter => {
    if (!router) throw new Error('No router')
    return router
  }
  return {
    list: () => result.current,
    type: (text: string) => act(async () => result.current.onSearch(text)),
    sortBy: (column: string, isDescending: boolean) => act(async () => result.current.onSort({ column, isDescending })),
    go: (to: string) => act(async () => site().navigate(`/list${to}`)),
    address: () => site().state.location.search,
    state: () => site().state,
  }
}

describe('a search', () => {
  it('is read from the address, and none where it says nothing', () => {
    expect(open('?search=multan').list().search).toBe('multan')
    expect(open().list().search).toBe('')
  })

  it('shows at once; the address follows once typing pauses, without blanks around it, and is no step', async () => {
    const { list, type, address, state } = open('?other=1')
    await type('mul')
    await pass(200)
    await type(' multan ')
    expect(list().search).toBe(' multan ')
    await pass(249)
    expect(address()).toBe('?other=1')
    await pass(1)
    expect(address()).toBe('?other=1&search=multan')
    expect(state()).toMatchObject({ historyAction: 'REPLACE', preventScrollReset: true })
    // What is typed stays as it is.
    expect(list().search).toBe(' multan ')
  })

  it('that is cleared leaves nothing in the address', async () => {
    const { type, address } = open('?search=multan&other=1')
    await type(' ')
    await pass(250)
    expect(address()).toBe('?other=1')
  })

  it('that has not changed but for blanks leaves the address alone', async () => {
    const { type, state } = open('?search=multan')
    const { key } = state().location
    await type('multan ')
    await pass(1000)
    expect(state().location.key).toBe(key)
  })

  it('follows a link, and Back, also to what was written before', async () => {
    const { list, type, go, address } = open()
    await type('multan')
    await pass(250)
    await go('?search=lahore')
    expect(list().search).toBe('lahore')
    await pass(1000)
    expect(address()).toBe('?search=lahore')
    await go('?search=multan')
    expect(list().search).toBe('multan')
    await go('')
    expect(list().search).toBe('')
  })
})

describe('an order', () => {
  it('is the list’s own, or the address’s', () => {
    expect(open().list().sort).toEqual(startSort)
    expect(open('?sort=city').list().sort).toEqual({ column: 'city', isDescending: false })
    expect(open('?sort=city&order=desc').list().sort).toEqual({ column: 'city', isDescending: true })
    expect(open('?order=desc').list().sort).toEqual(startSort)
  })

  it.each([
    [true, 'desc'],
    [false, 'asc'],
  ])('is written beside the search, descending: %s', async (isDescending, order) => {
    const { list, sortBy, address, state } = open('?search=multan')
    await sortBy('city', isDescending)
    expect(address()).toBe(`?search=multan&sort=city&order=${order}`)
    expect(list().sort).toEqual({ column: 'city', isDescending })
    expect(state()).toMatchObject({ historyAction: 'REPLACE', preventScrollReset: true })
  })
})

describe('what is found', () => {
  const rows = [{ name: 'Gul Kakar, Quetta' }, { name: 'Zarqa Bibi, Jhelum' }, { name: 'Gul Bibi, Multan' }]
  const textOf = ({ name }: { name: string }) => name
  const otherText = ({ name }: { name: string }) => name.slice(0, 3)
  const open = (props: { rows?: typeof rows; search: string; textOf?: typeof textOf }) =>
    renderHook((given: typeof props) => useFound(given.rows, given.search, given.textOf ?? textOf), {
      initialProps: props,
    })

  it.each([
    ['', [0, 1, 2]],
    ['  ', [0, 1, 2]],
    ['GUL', [0, 2]],
    ['bibi gul', [2]],
    [' bibi   gul ', [2]],
    ['gul jhelum', []],
  ])('by «%s» has all words, in any order', (search, found) => {
    expect(open({ rows, search }).result.current).toEqual(found.map((place) => rows[place]))
  })

  it('is nothing where no list is here, and follows the list, the search, and what is searched', () => {
    const { result, rerender } = open({ search: 'multan' })
    expect(result.current).toEqual([])
    rerender({ rows, search: 'multan' })
    expect(result.current).toEqual([rows[2]])
    rerender({ rows: rows.slice(0, 2), search: 'multan' })
    expect(result.current).toEqual([])
    rerender({ rows, search: 'jhelum' })
    expect(result.current).toEqual([rows[1]])
    rerender({ rows, search: 'jhelum', textOf: otherText })
    expect(result.current).toEqual([])
  })

  it('is the same list as long as nothing changes', () => {
    const { result, rerender } = open({ rows, search: 'gul' })
    const before = result.current
    rerender({ rows, search: 'gul' })
    expect(result.current).toBe(before)
  })
})
