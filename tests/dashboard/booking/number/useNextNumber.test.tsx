import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { beforeEach, describe, expect, it } from 'vitest'
import { noteNextNumber, useNextNumber } from '@/dashboard/booking/number/useNextNumber'
import { emptyBookingForm, type Booking, type BookingForm } from '@/domain/forms/bookingForm'
import { createQueryClient } from '@/services/http/queryClient'
import { withBackend } from '../../../app'

const { server } = withBackend()

const STORED = 'booking-next-number:all'
const [LAST, NEXT, NEWER] = ['4010020099', '4010020100', '4010020101']
const stored = () => localStorage.getItem(STORED)

/** Answers when it is told to. */
let answer: ((next: Response) => void) | null
beforeEach(() => {
  answer = null
  server.use(http.get('*/api/airwaybill/getLast', () => new Promise<Response>((resolve) => (answer = resolve))))
})
const says = async (next: string | null) => {
  await waitFor(() => expect(answer).not.toBeNull())
  await act(async () => answer?.(next === null ? HttpResponse.json({}, { status: 400 }) : HttpResponse.json(next)))
}

function open(pinned: string | null = null) {
  const client = createQueryClient()
  const { result, rerender } = renderHook(
    (props: { pinned: string | null }) => {
      const form = useForm<BookingForm, unknown, Booking>({ defaultValues: emptyBookingForm('gujrat', '') })
      return { form, next: useNextNumber(form, props.pinned) }
    },
    {
      initialProps: { pinned },
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  const inForm = () => result.current.form.getValues('airwayBillNo')
  const next = () => result.current.next
  const becomes = (number: string) => waitFor(() => expect(inForm()).toBe(number))
  return { client, rerender, inForm, next, becomes, form: () => result.current.form }
}

describe('the next number', () => {
  it('is this computer’s last one until then, in doubt, and what takes its place was given to nobody', async () => {
    localStorage.setItem(STORED, JSON.stringify(LAST))
    const { inForm, next, becomes } = open()
    expect(inForm()).toBe(LAST)
    expect(next()).toMatchObject({ isProvisional: true, replaced: null })
    await says(NEXT)
    await becomes(NEXT)
    expect(next()).toMatchObject({ isProvisional: false, replaced: null })
    expect(stored()).toContain(NEXT)
  })

  it.each(['', '""', '"12"', 'null', '"abcdefghij"'])('is none where %j is remembered', (text) => {
    localStorage.setItem(STORED, text)
    expect(open().inForm()).toBe('')
  })

  it('that another shipment took is named, once, and its message goes', async () => {
    const { client, next, becomes, form } = open()
    await says(NEXT)
    await becomes(NEXT)
    act(() => form().setError('airwayBillNo', { message: 'Taken' }))
    act(() => noteNextNumber(client, NEWER))
    await becomes(NEWER)
    expect(next().replaced).toBe(NEXT)
    expect(form().getFieldState('airwayBillNo').error).toBeUndefined()
    expect(stored()).toContain(NEWER)
  })

  it('is the one under which this booking was sent, whatever else is next', async () => {
    const { next, inForm, becomes, rerender } = open(LAST)
    expect(inForm()).toBe(LAST)
    expect(next().isProvisional).toBe(false)
    await says(NEXT)
    await waitFor(() => expect(stored()).toContain(NEXT))
    expect(inForm()).toBe(LAST)
    expect(next().replaced).toBeNull()
    rerender({ pinned: null })
    await becomes(NEXT)
  })

  it('says that it could not be had, and can be asked for again', async () => {
    const { next, becomes, inForm } = open()
    await says(null)
    await waitFor(() => expect(next().error).not.toBeNull())
    expect(next()).toMatchObject({ isProvisional: true, isFetching: false })
    expect(inForm()).toBe('')
    answer = null
    act(() => void next().refetch())
    await says(NEXT)
    await becomes(NEXT)
    expect(next().error).toBeNull()
  })
})
