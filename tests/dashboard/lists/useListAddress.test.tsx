import { act, renderHook } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, type DataRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { useListAddress } from '@/dashboard/lists/useListAddress'
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
