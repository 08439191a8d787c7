import { act, renderHook } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { FormProvider, useForm, type FieldPath } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fieldChanges, FieldChangesContext, useLive } from '@/dashboard/booking/fields/useLive'
import { emptyBookingForm, type Booking, type BookingForm } from '@/domain/forms/bookingForm'

/** What the browser does once it has nothing else to do. */
let later: (() => void)[]
const whenIdle = vi.fn((run: () => void) => later.push(run))
beforeEach(() => {
  later = []
  whenIdle.mockClear()
  vi.stubGlobal('requestIdleCallback', whenIdle)
})
afterEach(() => void vi.unstubAllGlobals())
const isIdle = () => act(() => later.splice(0).forEach((run) => run()))

const useBooking = () => useForm<BookingForm, unknown, Booking>({ defaultValues: emptyBookingForm('gujrat', '') })

describe('a text that follows the typing', () => {
  function open<const Names extends readonly FieldPath<BookingForm>[]>(names: Names) {
    const { result: form } = renderHook(useBooking)
    const { result: changes } = renderHook(() => useState(() => fieldChanges(form.current))[0])
    const drawn = vi.fn()
    const wrapper = ({ children }: { children: ReactNode }) => (
      <FormProvider {...form.current}>
        <FieldChangesContext value={changes.current}>{children}</FieldChangesContext>
      </FormProvider>
    )
    const { result, unmount } = renderHook(
      () => {
        drawn()
        return useLive(names)
      },
      { wrapper },
    )
    const { result: other } = renderHook(() => useLive(['recCity']), { wrapper })
    drawn.mockClear()
    const type = (name: FieldPath<BookingForm>, text: string) => act(() => form.current.setValue(name, text))
    return { form, drawn, type, unmount, text: () => result.current, other: () => other.current }
  }

  it('is drawn once for several letters, when the browser is idle, with all that waits', () => {
    const { text, other, drawn, type } = open(['weight', 'pieces'])
    expect(text()).toEqual(['', ''])
    type('weight', '1')
    type('weight', '12')
    type('pieces', '3')
    type('recCity', 'Leeds')
    expect(drawn).not.toHaveBeenCalled()
    expect(whenIdle).toHaveBeenCalledTimes(1)
    expect(whenIdle).toHaveBeenCalledWith(expect.any(Function), { timeout: 150 })
    isIdle()
    expect(text()).toEqual(['12', '3'])
    expect(other()).toEqual(['Leeds'])
    expect(drawn).toHaveBeenCalledTimes(1)
  })

  it('is drawn again with the next letter, and each time the whole form changes', () => {
    const { text, drawn, type, form } = open(['weight'])
    for (const weight of ['1', '12']) {
      type('weight', weight)
      isIdle()
      expect(text()).toEqual([weight])
    }
    act(() => form.current.reset())
    isIdle()
    expect(text()).toEqual([''])
    expect(drawn).toHaveBeenCalledTimes(3)
  })

  it('is not drawn for other fields, nor once it is gone', () => {
    const { drawn, type, unmount } = open(['weight', 'pieces'])
    type('remarks', 'Fragile')
    isIdle()
    unmount()
    type('weight', '12')
    isIdle()
    expect(drawn).not.toHaveBeenCalled()
  })
})

describe('those who listen to the form', () => {
  function open() {
    const { result } = renderHook(useBooking)
    const { subscribe } = result.current
    const ended = vi.fn()
    const subscribed = vi.fn<typeof subscribe>((to) => {
      const end = subscribe(to)
      return () => {
        ended()
        end()
      }
    })
    const listen = fieldChanges({ subscribe: subscribed })
    return { form: result.current, listen, subscribed, ended }
  }

  it('share one subscription, which ends with the last of them and begins anew with the next', () => {
    const { form, listen, subscribed, ended } = open()
    expect(subscribed).not.toHaveBeenCalled()
    const [one, other] = [vi.fn(), vi.fn()]
    const [endOne, endOther] = [listen(['weight'], one), listen(['weight'], other)]
    expect(subscribed).toHaveBeenCalledTimes(1)
    endOne()
    expect(ended).not.toHaveBeenCalled()
    form.setValue('weight', '1')
    expect(one).not.toHaveBeenCalled()
    expect(other).toHaveBeenCalledTimes(1)
    endOther()
    expect(ended).toHaveBeenCalledTimes(1)
    listen(['weight'], one)
    expect(subscribed).toHaveBeenCalledTimes(2)
    form.setValue('weight', '12')
    expect(one).toHaveBeenCalledTimes(1)
    expect(other).toHaveBeenCalledTimes(1)
  })

  it('hear of every field where they name none, and all of them where the whole form changes', () => {
    const { form, listen } = open()
    const [every, some] = [vi.fn(), vi.fn()]
    listen(null, every)
    listen(['weight', 'pieces'], some)
    form.setValue('recCity', 'Leeds')
    form.setValue('pieces', '3')
    expect(every.mock.calls).toEqual([['recCity'], ['pieces']])
    expect(some.mock.calls).toEqual([['pieces']])
    form.reset()
    expect(every).toHaveBeenLastCalledWith(undefined)
    expect(some).toHaveBeenLastCalledWith(undefined)
  })
})
