import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { withBackend } from '../../app'
import { addShipment, booked, control, CREATE, creations, fill, openBooking, withReceiptTab } from '../bookingScreen'

const { store, server } = withBackend()
withReceiptTab()

const plus = (number: string, more: number) => String(Number(number) + more)
const sentNumbers = () => creations(store).map(({ fields }) => fields['airwayBillNo'])
const driver = (field: string, value: string) =>
  `E11000 duplicate key error collection: chenab.airwaybills index: ${field}_1 dup key: { ${field}: "${value}" }`

/** Refuses the first booking with this answer, after which the backend offers the next number. */
async function refuseFirst(answer: (number: string) => Response) {
  const site = await openBooking(store)
  const number = control('airwayBillNo').value
  await fill(site)
  let refusals = 0
  server.use(
    http.post(`*${CREATE}`, () => {
      refusals += 1
      return refusals === 1 ? answer(number) : undefined
    }),
    http.get('*/api/airwaybill/getLast', () => HttpResponse.json(refusals > 0 ? plus(number, 1) : number)),
  )
  await addShipment(site)
  return { site, number }
}

describe('a refusal because the number is taken', () => {
  it.each<[string, number, (number: string) => object | string]>([
    ['a driver’s text', 500, (number) => ({ error: driver('airwayBillNo', number) })],
    ['a driver’s text as message', 503, (number) => ({ message: driver('airwayBillNo', number) })],
    ['a plain sentence', 403, (number) => ({ error: `${number} is already taken` })],
    ['a list', 422, (number) => ({ errors: [{ msg: driver('airwayBillNo', number) }] })],
    ['a page with a stack', 500, (number) => `<pre>MongoServerError: ${driver('airwayBillNo', number)}<br>at x</pre>`],
  ])('%s, %i: books under the next number with the same press', async (_what, status, body) => {
    const { number } = await refuseFirst((taken) => {
      const answer = body(taken)
      return typeof answer === 'string' ? HttpResponse.html(answer, { status }) : HttpResponse.json(answer, { status })
    })
    await booked()
    expect(sentNumbers()).toEqual([plus(number, 1)])
    expect(document.body).not.toHaveTextContent('E11000')
  })

  it('that comes for every number is reported after four attempts, without the database’s words', async () => {
    const site = await openBooking(store)
    const number = Number(control('airwayBillNo').value)
    await fill(site)
    vi.spyOn(Math, 'random').mockReturnValue(0)
    let sent = 0
    server.use(
      http.post(`*${CREATE}`, async ({ request }) => {
        sent += 1
        const taken = (await request.formData()).get('airwayBillNo') as string
        return HttpResponse.json({ error: driver('airwayBillNo', taken) }, { status: 500 })
      }),
      http.get('*/api/airwaybill/getLast', () => HttpResponse.json(number + sent)),
    )
    await addShipment(site)
    const told = await screen.findAllByText(/^Airway bill \d{10} was used for another shipment/)
    expect(told[0]).toBeVisible()
    expect(document.body).not.toHaveTextContent('E11000')
    expect(sent).toBe(4)
  })
})

describe('a refusal because of another value', () => {
  it.each<[string, number, (number: string) => string]>([
    ['an email', 500, () => driver('email', 'ann@thames.example')],
    ['an email', 400, () => driver('email', 'ann@thames.example')],
    ['an email in words', 400, () => 'Email already exists'],
    ['another number', 500, (number) => driver('airwayBillNo', plus(number, 50))],
  ])('%s, %i, is shown as the backend says it, and no other number is tried', async (_what, status, error) => {
    const { number } = await refuseFirst((taken) => HttpResponse.json({ error: error(taken) }, { status }))
    expect((await screen.findAllByText(error(number)))[0]).toBeVisible()
    expect(sentNumbers()).toEqual([])
  })
})

it.each(Object.getOwnPropertyNames(Object.prototype))('the refusal “%s” is shown as it is', async (name) => {
  await refuseFirst(() => HttpResponse.json({ error: name }, { status: 400 }))
  expect((await screen.findAllByText(name))[0]).toBeVisible()
  await waitFor(() => expect(control('recCity')).toHaveValue('Sheffield'))
})

describe('offline', () => {
  it('Add Shipment fails at once, sends nothing and asks nothing; back online, the next press books', async () => {
    const site = await openBooking(store)
    await fill(site)
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.use(http.all('*/api/*', () => HttpResponse.error()))
    await addShipment(site)
    expect((await screen.findAllByText(/^Could not reach the server\. Check your connection/))[0]).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(creations(store)).toEqual([])
    expect(control<HTMLElement>('recCity').closest('[inert]')).toBeNull()
    server.resetHandlers()
    line.mockReturnValue(true)
    await addShipment(site)
    await booked()
    expect(creations(store)).toHaveLength(1)
  })
})
