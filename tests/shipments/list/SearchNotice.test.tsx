import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { withBackend } from '../../app'
import { aShipment } from '../../backend/builders'
import { callsTo, fail, openRecords, records, showsNumbers } from '../listScreen'

const { store } = withBackend()
const OMAR = '4900000001'
const RUTH = '4900000002'
const FOUND_NONE = 'The server found none. These are the shipments loaded here that match.'
const NO_ANSWER = 'The server did not answer this search. Only the shipments loaded here were searched.'
/** The same for all, so that the list has them in this order, however slow the machine is. */
const createdAt = new Date().toISOString()
const of = (airwayBillNo: string, contactPerson: string) =>
  aShipment({ airwayBillNo, consignee: { contactPerson }, notes: `Call ${contactPerson} first`, createdAt })

beforeEach(() => {
  store.shipments = [of(RUTH, 'Ruth Hallam'), of(OMAR, 'Omar (Pvt) Traders')]
})

/** Opens Records, waits for all shipments, and searches. */
async function search(text: string) {
  const opened = await openRecords(store)
  await waitFor(() => expect(document.querySelector('.cc-table-foot')).toHaveTextContent('Loaded'))
  await opened.user.type(opened.search(), text)
  await waitFor(() => expect(callsTo(store, 'search')).toHaveLength(1), { timeout: 3000 })
  return opened
}

describe('loaded shipments that the server’s search does not find', () => {
  it.each([
    ['words in another order', 'hallam ruth'],
    ['parts of words, far apart', 'hall  rut'],
    ['a note, which it does not look at', 'first ruth'],
  ])('are shown: %s', async (_name, text) => {
    await search(text)
    expect(await screen.findByText(FOUND_NONE)).toBeVisible()
    await showsNumbers(RUTH)
  })

  it('are shown beside the server’s results', async () => {
    store.shipments = [of(RUTH, 'Ruth Hallam'), of(OMAR, 'Hallam, Ruth')]
    await search('ruth hallam')
    await showsNumbers(RUTH, OMAR)
    await waitFor(() => expect(document.querySelector('.cc-table-foot')).toHaveTextContent('Loaded'))
    await showsNumbers(RUTH, OMAR)
    expect(screen.queryByText(FOUND_NONE)).toBeNull()
  })

  it('are shown for a term in the address, even before the shipments are loaded', async () => {
    await openRecords(store, `${records}?term=hallam+ruth`)
    expect(await screen.findByText(FOUND_NONE)).toBeVisible()
    await showsNumbers(RUTH)
  })

  it('do not cause a new request if only blanks differ', async () => {
    await search('  ruth    hallam ')
    expect(new URL(callsTo(store, 'search')[0]?.path ?? '', location.href).pathname).toBe('/api/airwaybill/search')
    await showsNumbers(RUTH)
    expect(screen.queryByText(FOUND_NONE)).toBeNull()
  })
})

describe('a search that the server refuses', () => {
  const refuse = (times = 9) =>
    fail(store, 'search*', { status: 500, body: { error: 'Invalid regular expression' }, times })

  it('searches the loaded shipments, and says so, until a retry succeeds', async () => {
    refuse(1)
    const { user } = await search('Omar (Pvt')
    expect(await screen.findByText(NO_ANSWER)).toBeVisible()
    await showsNumbers(OMAR)
    expect(screen.queryByRole('heading', { name: 'Shipments could not be loaded' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(NO_ANSWER)).toBeNull())
    await showsNumbers(OMAR)
  })

  it('also says so beside an empty list', async () => {
    refuse()
    await search('Nobody')
    expect(await screen.findByText(NO_ANSWER)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'No shipments' })).toBeVisible()
  })

  it('loads the shipments in which it searches if they are not loaded yet', async () => {
    refuse()
    await openRecords(store, `${records}?term=Omar+(Pvt`)
    expect(await screen.findByText(NO_ANSWER)).toBeVisible()
    await showsNumbers(OMAR)
  })

  it('fails if the shipments cannot be loaded either', async () => {
    refuse()
    fail(store, 'getAll', { status: 500, body: { error: 'x' }, times: 9 })
    fail(store, 'getByToFrom', { status: 500, body: { error: 'x' }, times: 9 })
    await openRecords(store, `${records}?term=Omar+(Pvt`)
    expect(await screen.findByRole('heading', { name: 'Shipments could not be loaded' })).toBeVisible()
  })
})

it('results in the loaded shipments have no total and are not called complete until the server answers', async () => {
  const opened = await openRecords(store)
  await waitFor(() => expect(document.querySelector('.cc-table-foot')).toHaveTextContent('Loaded'))
  fail(store, 'search', { isHeld: true })
  await opened.user.type(opened.search(), 'ruth')
  await showsNumbers(RUTH)
  await waitFor(() => expect(store.held).toHaveLength(1), { timeout: 3000 })
  expect(screen.getByRole('checkbox', { name: 'Select all, once all shipments have loaded' })).toBeDisabled()
  expect(document.querySelector('.cc-statistics .filtered dd .cc-skeleton')).not.toBeNull()
  store.held.splice(0).forEach((go) => go())
  expect(await screen.findByRole('checkbox', { name: /^Select all 1 / })).toBeEnabled()
  await waitFor(() => expect(document.querySelector('.cc-statistics .filtered dd')).toHaveTextContent(/^1$/))
})
