import { act, renderHook } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, type DataRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { plainView } from '@/shipments/view/shipmentView'
import { useShipmentView } from '@/shipments/view/useShipmentView'
import { withStoppedTimers } from '../../app'

const { pass } = withStoppedTimers()

const LIST = '/list'

/** Renders the hook in a router whose navigations wait while the test holds them. */
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
  const waiting: (() => void)[] = []
  /** Lets navigations that start from now on pass. */
  const pastHold = () => {
    waiting.push(...(held ?? []))
    held = null
  }
  const letGo = async () => {
    pastHold()
    await act(async () => waiting.splice(0).forEach((come) => come()))
  }
  /** Lets the address follow, for which one turn is enough if nothing holds it. */
  const arrives = () => pass(0)
  return { view, change, arrives, address, go, hold, pastHold, letGo, loader, state: () => site().state }
}

describe('a view in the address', () => {
  it('changes at once, and the address follows without a history entry', async () => {
    const { view, change, address, arrives, state, loader } = open('?status=2&other=1')
    change({ center: 'gujrat' })
    expect(view()).toEqual({ ...plainView, status: 2, center: 'gujrat' })
    await arrives()
    expect(address()).toBe('?status=2&other=1&center=gujrat')
    expect(view()).toEqual({ ...plainView, status: 2, center: 'gujrat' })
    expect(state()).toMatchObject({ historyAction: 'REPLACE', preventScrollReset: true })
    expect(loader).toHaveBeenCalledTimes(1)
  })

  it('leaves the address alone if nothing changes', async () => {
    const { change, arrives, loader } = open('?status=2')
    change({ status: 2 }, true)
    await arrives()
    expect(loader).not.toHaveBeenCalled()
  })

  it('adds a history entry if the change asks for one, whatever else changes with it', async () => {
    const { view, change, arrives, address, go, state } = open()
    change({ status: 2 }, true)
    change({ center: 'gujrat' })
    await arrives()
    expect(state().historyAction).toBe('PUSH')
    change({ center: 'sialkot' })
    await arrives()
    expect(state().historyAction).toBe('REPLACE')
    expect(address()).toBe('?status=2&center=sialkot')
    await go(-1)
    expect(view()).toEqual(plainView)
    await go(1)
    expect(view()).toEqual({ ...plainView, status: 2, center: 'sialkot' })
  })

  it('follows the address of a link, even one that it had before', async () => {
    const { view, change, arrives, go } = open('?attention=step')
    change({ attention: null, status: 2 })
    await arrives()
    await go('?status=3')
    expect(view().status).toBe(3)
    await go('?status=2')
    expect(view().status).toBe(2)
    await go('')
    expect(view()).toEqual(plainView)
  })
})

describe('an address update that is slow', () => {
  it('does not delay the view', async () => {
    const { view, change, hold, letGo, loader, address } = open()
    hold()
    change({ status: 2 })
    await pass(2000)
    expect(view().status).toBe(2)
    expect(address()).toBe('')
    await letGo()
    expect(address()).toBe('?status=2')
    expect(view().status).toBe(2)
    expect(loader).toHaveBeenCalledTimes(1)
  })

  it('does not undo what has changed since', async () => {
    const { view, change, hold, letGo, address } = open()
    hold()
    change({ status: 2 })
    await pass(50)
    change({ center: 'gujrat' })
    expect(view()).toEqual({ ...plainView, status: 2, center: 'gujrat' })
    await letGo()
    expect(address()).toBe('?status=2&center=gujrat')
    expect(view()).toEqual({ ...plainView, status: 2, center: 'gujrat' })
  })

  it('does not undo a change that takes it back', async () => {
    const { view, change, hold, letGo, address } = open('?center=gujrat')
    hold()
    change({ status: 2 })
    await pass(50)
    change({ status: null })
    expect(view().status).toBeNull()
    await letGo()
    expect(address()).toBe('?center=gujrat')
    expect(view()).toEqual({ ...plainView, center: 'gujrat' })
  })

  it('is dropped if a link is followed meanwhile', async () => {
    const { view, change, hold, letGo, go, pastHold, address } = open()
    hold()
    change({ status: 2 }, true)
    await pass(50)
    pastHold()
    await go('?center=gujrat')
    expect(view()).toEqual({ ...plainView, center: 'gujrat' })
    await letGo()
    expect(address()).toBe('?center=gujrat')
    await go(-1)
    expect(view()).toEqual(plainView)
  })

  it('still adds its history entry if overtaken by another update', async () => {
    const { view, change, arrives, hold, letGo, address, go, state } = open()
    hold()
    change({ status: 2 }, true)
    await pass(50)
    change({ center: 'gujrat' })
    await letGo()
    expect(address()).toBe('?status=2&center=gujrat')
    expect(state().historyAction).toBe('PUSH')
    change({ center: '' })
    await arrives()
    expect(state().historyAction).toBe('REPLACE')
    await go(-1)
    expect(view()).toEqual(plainView)
  })
})
