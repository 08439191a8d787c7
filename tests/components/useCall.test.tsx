import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { MessagesProvider, useMessages } from '@/components/messages/useMessages'
import { useCall } from '@/components/useCall'
import { ServiceError } from '@/services/http/errors'

const REFUSAL = 'Email already exists'
const refused = new ServiceError('center/create', { kind: 'refused', status: 400, message: REFUSAL })

function open() {
  const { result } = renderHook(() => ({ ...useCall('4900000001'), messages: useMessages().all }), {
    wrapper: MessagesProvider,
  })
  const [onSuccess, onFailure] = [vi.fn(), vi.fn()]
  const calls: { succeed: () => Promise<void>; fail: (error: Error) => Promise<void> }[] = []
  const call = () =>
    new Promise<string>((resolve, reject) =>
      calls.push({ succeed: () => act(async () => resolve('Saved')), fail: (error) => act(async () => reject(error)) }),
    )
  const now = () => result.current
  const said = () => now().messages.map(({ variant, text, about }) => [variant, text, about])
  /** What a button does that is drawn now. */
  const button = (with_: { onFailure?: typeof onFailure } = { onFailure }) => {
    const { send } = now()
    return () => send({ call, onSuccess, ...with_ })
  }
  return { now, said, button, calls, onSuccess, onFailure }
}

describe('a call', () => {
  it('is busy until it has succeeded, which its caller tells', async () => {
    const { now, said, button, calls, onSuccess, onFailure } = open()
    expect(now()).toMatchObject({ isBusy: false, refusal: null })
    act(() => void button()())
    expect(now().isBusy).toBe(true)
    expect(said()).toEqual([])
    await calls[0]?.succeed()
    expect(now()).toMatchObject({ isBusy: false, refusal: null })
    expect(said()).toEqual([])
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith('Saved')
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('that is refused is told, also above the form until the next one', async () => {
    const { now, said, button, calls, onSuccess, onFailure } = open()
    act(() => void button()())
    await calls[0]?.fail(refused)
    expect(now()).toMatchObject({ isBusy: false, refusal: REFUSAL })
    expect(said()).toEqual([['danger', REFUSAL, '4900000001']])
    expect(onFailure).toHaveBeenCalledTimes(1)
    expect(onSuccess).not.toHaveBeenCalled()
    act(() => void button({})())
    expect(now()).toMatchObject({ isBusy: true, refusal: null })
    await calls[1]?.fail(refused)
    expect(now()).toMatchObject({ isBusy: false, refusal: REFUSAL })
    expect(onFailure).toHaveBeenCalledTimes(1)
  })

  it('that meets a bug of ours shows it as one, and the next can be made', async () => {
    const { now, said, button, calls, onFailure } = open()
    const bug = new TypeError('bug')
    const met = vi.fn()
    act(() => void button()().catch(met))
    await calls[0]?.fail(bug)
    expect(met).toHaveBeenCalledWith(bug)
    expect(now()).toMatchObject({ isBusy: false, refusal: null })
    expect(said()).toEqual([])
    expect(onFailure).not.toHaveBeenCalled()
    act(() => void button()())
    expect(calls).toHaveLength(2)
  })
})

describe('another click', () => {
  it('during a call is none, nor on the button as it was drawn before the end', async () => {
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
})
