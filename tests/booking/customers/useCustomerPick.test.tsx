import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Customer } from '@/domain/customer'
import { forgetEverything } from '@/session/localTraces'
import { makeRoundTrip, withBackend } from '../../app'
import { withComputer } from '../../browser/browserStandIns'
import { holdAnswers } from '../holdAnswers'
import { bill, openForm, withSavedCustomers } from './fillingForm'

const { store, server } = withBackend()
withComputer()
const { zarqa, zarghun, olsen } = withSavedCustomers(store)

const WHOLES = '*/api/customer/getOne/*'

describe('a customer who is still loading', () => {
  async function picking(...customers: Customer[]) {
    const opened = openForm()
    const answers = holdAnswers(server, WHOLES)
    for (const customer of customers) opened.pick('shipper', customer)
    for (const { id } of customers) await answers.asked(id)
    return { ...opened, answers }
  }

  it('is not filled in after a logout, silently', async () => {
    const { client, draft, pending, value } = await picking(zarqa)
    const release = draft.claim()
    await act(async () => forgetEverything(client))
    await makeRoundTrip()
    expect(pending().shipper?.kind).toBe('loading')
    expect(value('shipperCity')).toBe('')
    release()
  })

  it('is replaced by the one picked later, whichever loads first', async () => {
    const { pending, stands, value, answers } = await picking(zarqa, zarghun)
    await answers.release(zarghun.id)
    await stands('shipperCity', 'Quetta')
    await answers.release(zarqa.id)
    await makeRoundTrip()
    expect(value('shipperCity')).toBe('Quetta')
    expect(pending().shipper).toBeUndefined()
  })

  it('does not report an error once another was picked', async () => {
    const { pick, pending } = openForm()
    let fail: (() => void) | undefined
    const failing = http.get(
      WHOLES,
      async () => {
        await new Promise<void>((resolve) => (fail = resolve))
        return HttpResponse.json({}, { status: 500 })
      },
      { once: true },
    )
    server.use(failing)
    pick('shipper', zarqa)
    await waitFor(() => expect(fail).toBeDefined())
    const answers = holdAnswers(server, WHOLES)
    pick('shipper', zarghun)
    await answers.asked(zarghun.id)
    await act(async () => fail?.())
    await makeRoundTrip()
    expect(pending().shipper).toMatchObject({ id: zarghun.id, kind: 'loading' })
    await answers.release(zarghun.id)
  })

  it('is dropped when the form unmounts', async () => {
    const { value, unmount, answers } = await picking(zarqa)
    unmount()
    await answers.release(zarqa.id)
    await makeRoundTrip()
    expect(value('shipperCity')).toBe('')
  })

  it.each(['a bill', 'Undo of a bill'])('is dropped by %s', async (which) => {
    const { filling, pick, pending, value } = openForm()
    if (which !== 'a bill') act(() => filling().fillFromBill({ shipperCity: 'Multan' }, bill))
    const answers = holdAnswers(server, WHOLES)
    pick('receiver', olsen)
    act(() => (which === 'a bill' ? filling().fillFromBill({ shipperCity: 'Multan' }, bill) : filling().undo('bill')))
    await answers.release(olsen.id)
    await makeRoundTrip()
    expect(value('recCity')).toBe('')
    expect([pending().shipper, pending().receiver]).toEqual([undefined, undefined])
  })
})
