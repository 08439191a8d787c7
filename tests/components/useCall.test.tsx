import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MessagesProvider } from '@/components/messages/MessagesProvider'
import { useMessages } from '@/components/messages/useMessages'
import { useCall } from '@/components/useCall'
import { Refused } from '@/domain/refused'

function open() {
  const { result } = renderHook(() => ({ ...useCall(), messages: useMessages().all, showing: useMessages().showing }), {
    wrapper: MessagesProvider,
  })
  const calls: { succeed: () => Promise<void>; fail: (error: Error) => Promise<void> }[] = []
  const call = () =>
    new Promise<string>((resolve, reject) =>
      calls.push({ succeed: () => act(async () => resolve('Saved')), fail: (error) => act(async () => reject(error)) }),
    )
  /** The action of a button in the latest render. */
  const button = () => {
    const { send } = result.current
    return () => send({ call, onSuccess: () => undefined })
  }
  return { now: () => result.current, button, calls }
}

it('an unexpected error in a call is shown, and the next call can be made', async () => {
  const { now, button, calls } = open()
  const bug = new TypeError('bug')
  const met = vi.fn()
  act(() => void button()().catch(met))
  await calls[0]?.fail(bug)
  expect(met).toHaveBeenCalledWith(bug)
  expect(now()).toMatchObject({ isBusy: false, refusal: null, messages: [] })
  act(() => void button()())
  expect(calls).toHaveLength(2)
})

it('a click during a call starts no second one, even on a button rendered before the call', async () => {
  const { button, calls } = open()
  const first = button()
  act(() => void first())
  act(() => void first())
  const during = button()
  act(() => void during())
  expect(calls).toHaveLength(1)
  await calls[0]?.succeed()
  act(() => void first())
  act(() => void during())
  expect(calls).toHaveLength(1)
  for (const count of [2, 3, 4]) {
    act(() => void button()())
    expect(calls).toHaveLength(count)
    await calls.at(-1)?.succeed()
  }
})

it('the message of a refused call is not shown beside the success of the next, but stays in the list', async () => {
  const { now, button, calls } = open()
  act(() => void button()())
  await calls[0]?.fail(new Refused('No connection'))
  expect(now()).toMatchObject({ refusal: 'No connection', showing: [{ text: 'No connection' }] })
  act(() => void button()())
  await calls[1]?.succeed()
  expect(now()).toMatchObject({ refusal: null, showing: [], messages: [{ text: 'No connection' }] })
})
