import { act, renderHook } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, type DataRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { plainView } from '@/shipments/view/shipmentView'
import { useShipmentView } from '@/shipments/view/useShipmentView'
import { withStillTime } from '../../app'

const { pass } = withStillTime()

const LIST = '/list'

/** A view in the site's address, which comes only when it may. */
function open(search = '') {
  let router: DataRouter | null = null
  let held: (() => void)[] | null = null
  const loader = vi.fn(async () => {
    if (held) await new Promise<void>((resolve) => held?.push(resolve))
    return null
  })
  const { result } = renderHook(() => useShipmentView(), {
    wrapper: function Site({ children }: { children: ReactNode }) {
      const [site] = useState(() => {
        const route = { id: 'list', path: '*', element: children, loader }
        router = createMemoryRouter([route], {
          initialEntries: [LIST + search],
          hydrationData: { loaderData: { list: null } },
        })
        return router
      })
      return <RouterProvider router={site} useTransitions={false} />
    },
  })
  const site = (): DataRouter => {
    if (!router) throw new Error('No router')
    return router
  }
  const view = () => result.current[0]
  const change = (...given: Parameters<(typeof result.current)[1]>) => act(() => result.current[1](...given))
  const address = () => site().state.location.search
  const go = (to: number | string) =>
    act(async () => (typeof to === 'number' ? site().navigate(to) : site().navigate(LIST + to)))
  const hold = () => {
    held = []
  }
  const letGo = async () => {
    const waiting = held ?? []
    held = null
    await act(async () => waiting.forEach((come) => come()))
  }
  return { view, change, address, go, hold, letGo, loader, state: () => site().state }
}

describe('a view in the address', () => {
  it('changes at once; the address is replaced after a debounce', async () => {
    const { view, change, address, state, loader } = open('?status=2&other=1')
    change({ center: 'gujrat' })
    expect(view()).toEqual({ ...plainView, status: 2, center: 'gujrat' })
    await pass(100)
    change({ status: 3 })
    await pass(149)
    expect(address()).toBe('?status=2&other=1')
    await pass(1)
    expect(address()).toBe('?status=3&other=1&center=gujrat')
    expect(state()).toMatchObject({ historyAction: 'REPLACE', preventScrollReset: true })
    expect(loader).toHaveBeenCalledTimes(1)
  })

  it('leaves the address alone if a change is reverted', async () => {
    const { change, loader } = open('?status=2')
    change({ status: 3 }, true)
    change({ status: 2 })
    await pass(1000)
    expect(loader).not.toHaveBeenCalled()
  })

  it('adds a history entry if the change asks for one, whatever else changes with it', async () => {
    const { view, change, address, go, state } = open()
    change({ status: 2 }, true)
    change({ center: 'gujrat' })
    await pass(150)
    expect(state().historyAction).toBe('PUSH')
    change({ center: 'sialkot' })
    await pass(150)
    expect(state().historyAction).toBe('REPLACE')
    expect(address()).toBe('?status=2&center=sialkot')
    await go(-1)
    expect(view()).toEqual(plainView)
    await go(1)
    expect(view()).toEqual({ ...plainView, status: 2, center: 'sialkot' })
  })

  it('follows a link’s address, even one it had before', async () => {
    const { view, change, go } = open('?attention=step')
    change({ attention: null, status: 2 })
    await pass(150)
    await go('?status=3')
    expect(view().status).toBe(3)
    await go('?status=2')
    expect(view().status).toBe(2)
    await go('')
    expect(view()).toEqual(plainView)
  })
})

describe('an address update that is slow', () => {
  it('is sent once', async () => {
    const { change, hold, letGo, loader, address } = open()
    hold()
    change({ status: 2 })
    await pass(2000)
    expect(address()).toBe('')
    await letGo()
    await pass(2000)
    expect(address()).toBe('?status=2')
    expect(loader).toHaveBeenCalledTimes(1)
  })

  it('changes nothing on arrival if the view has changed since', async () => {
    const { view, change, hold, letGo, address, loader } = open()
    hold()
    change({ status: 2 })
    await pass(150)
    change({ center: 'gujrat' })
    await letGo()
    expect(address()).toBe('?status=2')
    expect(view()).toEqual({ ...plainView, status: 2, center: 'gujrat' })
    await pass(150)
    expect(address()).toBe('?status=2&center=gujrat')
    expect(loader).toHaveBeenCalledTimes(2)
  })

  it('still adds its history entry if overtaken by another update', async () => {
    const { view, change, hold, letGo, address, go, state } = open()
    hold()
    change({ status: 2 }, true)
    await pass(150)
    change({ center: 'gujrat' })
    await pass(150)
    await letGo()
    await pass(150)
    expect(address()).toBe('?status=2&center=gujrat')
    expect(state().historyAction).toBe('PUSH')
    change({ center: '' })
    await pass(150)
    expect(state().historyAction).toBe('REPLACE')
    await go(-1)
    expect(view()).toEqual(plainView)
  })
})
