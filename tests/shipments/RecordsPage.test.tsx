import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { dayOf } from '@/domain/dates'
import { paths } from '@/paths'
import { addressWithTerm, addressOf, withBackend, withRunningTimers } from '../app'
import { aShipment } from '../backend/builders'
import { shipmentRows } from '../backend/shipmentAnswers'
import { day, allNumbers, fourShipments } from './fourShipments'
import {
  callsTo,
  fail,
  numbers,
  openRecords,
  records,
  region,
  requestedRanges,
  row,
  showsNumbers,
  table,
} from './listScreen'

const { store } = withBackend()

beforeEach(() => {
  store.shipments = fourShipments()
})

/** Returns all texts that the page has had since, one for each change, and stops watching. */
function watchPage(): () => string[] {
  const texts: string[] = []
  const watch = new MutationObserver(() => texts.push(document.body.textContent))
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => {
    watch.disconnect()
    return texts
  }
}

describe('View Records', () => {
  it('shows all shipments with the totals to date', async () => {
    await openRecords(store)
    await showsNumbers(...allNumbers)
    expect(document.title).toBe('Chenab | View Records')
    expect(await screen.findByText('GRAND TOTAL')).toBeInTheDocument()
    // One of all shipments, and one of each of the seven centers.
    expect(screen.getAllByText('Till Now').length).toBeGreaterThan(1)
    expect(document.querySelector('.cc-table-foot')).toHaveTextContent('Rows 1 to 4 of 4')
    expect(await table()).toHaveAttribute('aria-rowcount', '5')
    expect(await row('4900000003')).toHaveAttribute('aria-rowindex', '3')
    // The last days are requested first, so that they show while the rest is loading.
    expect(callsTo(store, 'getByToFrom').map(({ fields }) => fields)).toEqual([{ from: day(29), to: day(0) }])
    await waitFor(() => {
      expect(callsTo(store, 'getAll')).toHaveLength(1)
      expect(callsTo(store, 'getStatistics')).toHaveLength(1)
    })
  })

  it('shows, counts and selects a shipment once that an answer has twice', async () => {
    store.shipments.push(...store.shipments.slice(0, 1))
    const { user } = await openRecords(store)
    await showsNumbers(...allNumbers)
    expect(document.querySelector('.cc-table-foot')).toHaveTextContent('Rows 1 to 4 of 4')
    const all = await screen.findByRole('checkbox', { name: /^Select all/ })
    await user.click(all)
    await waitFor(() => expect(all).toBeChecked())
  })

  it('draws the last ten years of a list with a wrong date, and says what is before them', async () => {
    for (const shipment of store.shipments)
      if (shipment.airwayBillNo === '4900000003') shipment.createdAt = '1999-01-01T00:00:00.000Z'
    const { user, tool } = await openRecords(store)
    await showsNumbers(...allNumbers.filter((each) => each !== '4900000003'), '4900000003')
    await tool('Charts')
    const charts = within(await screen.findByRole('region', { name: 'Charts' }))
    expect(charts.getByText('1 shipment is of a day that is not shown: not in the figures per day')).toBeVisible()
    await user.click(charts.getByText('Numbers per day'))
    const days = within(charts.getByRole('table', { name: 'Per day' })).getAllByRole('row')
    expect(days.at(-1)).toHaveTextContent(/1$|1Rs/)
  })

  it('closes the charts again, and returns the focus to the button that opened them', async () => {
    const { user, tool } = await openRecords(store)
    await showsNumbers(...allNumbers)
    await tool('Charts')
    await user.click(await screen.findByRole('button', { name: 'Close the charts' }, { timeout: 15_000 }))
    expect(screen.queryByRole('region', { name: 'Charts' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Tools' })).toHaveFocus()
  })

  it('shows a center its own shipments and figures', async () => {
    await openRecords(store, records, 'sialkot')
    await showsNumbers('4900000003')
    // Its card takes the place of an empty one.
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Statistics' })).toHaveTextContent(/^Statisticssialkot/),
    )
    expect(screen.getByText('Collection')).toBeInTheDocument()
    expect(screen.queryByText('GRAND TOTAL')).not.toBeInTheDocument()
  })

  it('offers a center a booking filled from a row', async () => {
    await openRecords(store, records, 'sialkot')
    const link = within(await row('4900000003')).getByRole('link', { name: /^Book again/ })
    const from = store.shipments.find(({ airwayBillNo }) => airwayBillNo === '4900000003')?.id
    expect(link).toHaveAttribute('href', paths.airwayBill({ from: from ?? '' }))
  })
})

describe('the statistics', () => {
  const cards = () =>
    within(screen.getByRole('list', { name: 'Statistics' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it('begin with count and sum of the filtered shipments, void ones counted apart, before those of all', async () => {
    await openRecords(store, `${records}?remoteArea=no`)
    await showsNumbers('4900000004', '4900000002', '4900000001')
    const head = within(await table()).getByRole('button', { name: 'G.Total' })
    expect(head).toHaveAccessibleDescription(/^Gross total: .* The receipt has the Net Amount/)
    // Of the three shipments, the void one is counted apart and is in no sum.
    await waitFor(() =>
      expect(cards().slice(0, 2)).toEqual([
        'Shown shipments2 and 1 voidG.TotalRs. 63,503.08',
        expect.stringMatching(/^GRAND TOTALTill NowDocuments\d+Parcels\d+CollectionRs\. [\d,.]+$/),
      ]),
    )
  })

  it('are a card of all for the head office, then one of each center', async () => {
    await openRecords(store)
    await waitFor(() => expect(cards()[0]).toMatch(/^GRAND TOTALTill NowDocuments0Parcels3CollectionRs\. [\d,.]+$/))
    expect(cards().slice(1)).toContainEqual(
      expect.stringMatching(/^sialkotTill NowDocuments0Parcels1CollectionRs\. [\d,.]+$/),
    )
  })

  it('are its own card alone for a center', async () => {
    await openRecords(store, records, 'sialkot')
    await waitFor(() =>
      expect(cards()).toEqual([expect.stringMatching(/^sialkotTill NowDocuments0Parcels1CollectionRs\. [\d,.]+$/)]),
    )
  })

  it('that fail to load say so in their place, and can be requested again', async () => {
    fail(store, 'getStatistics', { status: 404, body: { error: 'x' } })
    const { user } = await openRecords(store)
    const region = within(screen.getByRole('region', { name: 'Statistics' }))
    expect(await region.findByText('Statistics could not be loaded.')).toBeVisible()
    await user.click(region.getByRole('button'))
    expect(await region.findByText('GRAND TOTAL')).toBeVisible()
  })

  it('that cannot be refreshed after a change say from when they are, and can be requested again', async () => {
    store.shipments = [aShipment({ airwayBillNo: '4900000031' })]
    const { user, open, press } = await openRecords(store)
    await waitFor(() => expect(cards()[0]).toMatch(/Parcels1Collection/))
    fail(store, 'getStatistics', { status: 500, body: {}, times: 9 })
    await open('4900000031', 'Void', 'Void Shipment')
    await press('Confirm')
    const statistics = within(screen.getByRole('region', { name: 'Statistics' }))
    expect(await statistics.findByText(/^Statistics could not be refreshed\. These are from .*\d:\d\d/)).toBeVisible()
    expect(cards()[1]).toMatch(/Parcels1Collection/)
    store.faults.length = 0
    await user.click(statistics.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(cards()[0]).toMatch(/Parcels0Collection/))
    expect(statistics.queryByText(/could not be refreshed/)).toBeNull()
  })

  it('that are still loading when a shipment is changed are requested again', async () => {
    store.shipments = [aShipment({ airwayBillNo: '4900000031' })]
    fail(store, 'getStatistics', { isHeld: true })
    const { open, press } = await openRecords(store)
    await waitFor(() => expect(store.held).toHaveLength(1))
    await open('4900000031', 'Void', 'Void Shipment')
    await press('Confirm')
    await waitFor(() => expect(region('status')).toHaveTextContent('Shipment void successfully !!'))
    act(() => store.held.splice(0).forEach((go) => go()))
    await waitFor(() => expect(callsTo(store, 'getStatistics')).toHaveLength(2))
  })

  it('name a center without a name by a dash, once', async () => {
    const nameless = { username: null, totalDocuments: 1, totalParcels: 2, totalCollection: 300 }
    fail(store, 'getStatistics', { status: 200, body: [nameless, nameless], times: 9 })
    await openRecords(store)
    await waitFor(() =>
      expect(cards()).toEqual([
        'GRAND TOTALTill NowDocuments2Parcels4CollectionRs. 600.00',
        '—Till NowDocuments2Parcels4CollectionRs. 600.00',
      ]),
    )
  })
})

describe('the search', () => {
  it('finds a name typed with the letters of another keyboard, even if the server does not', async () => {
    store.shipments = [
      aShipment({ airwayBillNo: '4900000009', consignee: { company: '', contactPerson: 'علي كريم' } }),
      ...store.shipments,
    ]
    await openRecords(store, `${records}?term=${encodeURIComponent('علی کریم')}`)
    await showsNumbers('4900000009')
    expect(callsTo(store, 'search')).toHaveLength(1)
  })

  it('opens a number pasted as printed, and lists a number that is too short beside the valid one', async () => {
    const { user, search } = await openRecords(store)
    await user.click(search())
    await user.paste('AWB: 490 000 0002.')
    await showsNumbers('4900000002')
    await user.clear(search())
    await user.paste('4900000003-2 490000000')
    await showsNumbers('4900000003')
    expect(await screen.findByText('Not airway bill numbers: 490000000')).toBeVisible()
  })

  it('filters the loaded rows on each letter, then asks the server, which finds more', async () => {
    const { user, search, router } = await openRecords(store)
    await showsNumbers(...allNumbers)
    await user.type(search(), 'ruth')
    await showsNumbers('4900000004')
    expect(callsTo(store, 'search')).toEqual([])
    await waitFor(() => expect(callsTo(store, 'search?term=ruth')).toHaveLength(1))
    await waitFor(() => expect(addressWithTerm({ user, router })).toBe(`${records}?find=ruth`))

    // Companies are not in the loaded rows, so only the server finds them.
    await user.clear(search())
    await showsNumbers(...allNumbers)
    await user.type(search(), 'aurora')
    await waitFor(() => expect(callsTo(store, 'search?term=aurora')).toHaveLength(1))
    await showsNumbers('4900000003')
  })

  it('asks the server for a single letter only on Enter', async () => {
    const { user, search } = await openRecords(store)
    await showsNumbers(...allNumbers)
    await user.type(search(), 'á{Enter}')
    await waitFor(() => expect(callsTo(store, 'search')).toHaveLength(1))
  })

  it.each(['f', 'ferr'])('continued with «%s» is not limited to the results of the previous term', async (text) => {
    const { search } = await openRecords(store, `${records}?term=ruth`)
    await showsNumbers('4900000004')
    const shown = watchPage()
    fireEvent.change(search(), { target: { value: text } })
    await showsNumbers('4900000003')
    expect(shown().filter((each) => each.includes('No shipments'))).toEqual([])
    expect(search()).toHaveValue(text)
  })

  it('says that nothing matches only after the server has answered, which looks at more than the loaded rows', async () => {
    const { search } = await openRecords(store)
    await showsNumbers(...allNumbers)
    await waitFor(() => expect(document.querySelector('.cc-table-foot')).toHaveTextContent('Loaded'))
    const shown = watchPage()
    fireEvent.change(search(), { target: { value: 'aurora' } })
    await showsNumbers('4900000003')
    expect(shown().filter((each) => each.includes('No shipments'))).toEqual([])
    fireEvent.change(search(), { target: { value: 'nobody' } })
    expect(await screen.findByRole('heading', { name: 'No shipments' })).toBeInTheDocument()
    expect(callsTo(store, 'search?term=nobody')).toHaveLength(1)
  })

  it('is read from the address, and is undone by Back', async () => {
    const { search, router } = await openRecords(store, `${records}?term=ruth`)
    await showsNumbers('4900000004')
    expect(search()).toHaveValue('ruth')
    expect(callsTo(store, 'getAll')).toHaveLength(0)
    expect(router.state.location.search).not.toContain('ruth')
    await router.navigate(records)
    await showsNumbers(...allNumbers)
    expect(search()).toHaveValue('')
  })

  it('names the term in the empty list, and clears it with the filters', async () => {
    const { user, search } = await openRecords(store, `${records}?term=nobody&status=7`)
    expect(await screen.findByRole('heading', { name: 'No shipments' })).toBeInTheDocument()
    expect(screen.getByText('No shipments match “nobody” and these filters.')).toBeInTheDocument()
    await user.click(screen.getAllByRole('button', { name: 'Clear the filters' })[0] ?? search())
    await showsNumbers(...allNumbers)
    expect(search()).toHaveValue('')
  })
})

describe('Back and Forward in Records', () => {
  const { pass } = withRunningTimers()

  /** Waits for the address, and for another turn, as nobody presses Back in the same millisecond. */
  const arrivesAt = async (site: Parameters<typeof addressOf>[0], address: string) => {
    await waitFor(() => expect(addressWithTerm(site)).toBe(address))
    await pass(100)
  }

  it('restore each step of a view, including its search', async () => {
    const { user, search, router } = await openRecords(store)
    await showsNumbers(...allNumbers)
    const at = (address: string) => arrivesAt({ user, router }, address)
    await user.selectOptions(screen.getByLabelText('Status'), 'Delivered')
    await at(`${records}?status=7`)
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
    await at(records)

    await router.navigate(-1)
    await showsNumbers('4900000002')
    await router.navigate(1)
    await showsNumbers(...allNumbers)
    await router.navigate(-1)
    await showsNumbers('4900000002')
    await at(`${records}?status=7`)

    await user.type(search(), 'ruth{Enter}')
    await at(`${records}?status=7&find=ruth`)
    await user.click(screen.getAllByRole('button', { name: 'Clear the filters' })[0] ?? search())
    await at(records)
    await router.navigate(-1)
    await waitFor(() => expect(search()).toHaveValue('ruth'))
    // The address catching up must not undo it.
    await pass(600)
    expect(search()).toHaveValue('ruth')
    await at(`${records}?status=7&find=ruth`)
  })

  it('undo a pasted list of numbers', async () => {
    const { user, search, router } = await openRecords(store)
    await showsNumbers(...allNumbers)
    await user.click(search())
    await user.paste('4900000001 4900000003')
    await arrivesAt({ user, router }, `${records}?find=4900000001+4900000003`)
    await router.navigate(-1)
    await showsNumbers(...allNumbers)
    await pass(600)
    expect(search()).toHaveValue('')
    expect(addressOf({ user, router })).toBe(records)
  })
})

describe('a row that changed on the server meanwhile', () => {
  const becomesDearer = () => {
    store.shipments = store.shipments.map((shipment) =>
      shipment.airwayBillNo === '4900000004' ? { ...shipment, amount: 70_500 } : shipment,
    )
  }
  const seesItDearer = () => waitFor(async () => expect(await row('4900000004')).toHaveTextContent('Rs. 70,001.54'))

  it('shows the values of the list that is switched to', async () => {
    const { chooseDays } = await openRecords(store)
    await showsNumbers(...allNumbers)
    becomesDearer()
    await chooseDays('Today')
    await showsNumbers('4900000004')
    await seesItDearer()
  })

  it('shows the values found by the next search', async () => {
    const { search } = await openRecords(store, `${records}?term=ruth`)
    await showsNumbers('4900000004')
    becomesDearer()
    fireEvent.change(search(), { target: { value: 'hallam' } })
    await waitFor(() => expect(callsTo(store, 'search?term=hallam')).toHaveLength(1))
    await seesItDearer()
  })
})

describe('Records in a tab left open overnight', () => {
  it('uses the new day for Today', async () => {
    const { chooseDays, openDates } = await openRecords(store)
    await showsNumbers(...allNumbers)
    const tomorrow = new Date()
    tomorrow.setDate(tomorrow.getDate() + 1)
    vi.useFakeTimers({ toFake: ['Date'], now: tomorrow })
    try {
      fireEvent(document, new Event('visibilitychange'))
      await chooseDays('Today')
      const days = { to: dayOf(tomorrow), from: dayOf(tomorrow) }
      await waitFor(() => expect(requestedRanges(store)).toEqual([days]))
      await openDates()
      expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true')
      expect(screen.getByRole('button', { name: 'Yesterday' })).toHaveAttribute('aria-pressed', 'false')
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a pasted list of numbers', () => {
  const pasted = '4900000001\n4900000003\n\n9999999999'

  it('shows exactly those shipments, names the missing numbers, and replaces the filters', async () => {
    const { user, search, router } = await openRecords(store, `${records}?status=7`)
    await showsNumbers('4900000002')
    await user.click(search())
    await user.paste(pasted)
    await showsNumbers('4900000003', '4900000001')
    expect(screen.getByText(/One number was not found/)).toHaveTextContent('9999999999')
    await waitFor(() =>
      expect(addressWithTerm({ user, router })).toBe(`${records}?find=4900000001+4900000003+9999999999`),
    )
    expect(callsTo(store, 'search')).toHaveLength(0)
  })

  it('names the entries that are not numbers until the search changes', async () => {
    const { user, search } = await openRecords(store)
    await showsNumbers(...allNumbers)
    await user.click(search())
    await user.paste('4900000001\n301234567\n4900000003\nAB12')
    await showsNumbers('4900000003', '4900000001')
    expect(screen.getByText('Not airway bill numbers: 301234567, AB12')).toBeVisible()
    // The numbers stay in the field, to be corrected.
    expect(search()).toHaveValue('4900000001 4900000003 301234567 AB12')
    fireEvent.change(search(), { target: { value: '4900000001 4900000003 4900000002' } })
    await showsNumbers('4900000003', '4900000002', '4900000001')
    expect(screen.queryByText(/Not airway bill numbers/)).not.toBeInTheDocument()
  })

  it('is narrowed by the chosen days', async () => {
    const { openDates } = await openRecords(store, `${records}?term=4900000002+4900000004&from=${day(0)}&to=${day(0)}`)
    await showsNumbers('4900000004')
    await openDates()
    expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('the date range', () => {
  const { pass } = withRunningTimers()

  it('requests its days from the server, and updates the statistics', async () => {
    const { user, router } = await openRecords(store)
    await showsNumbers(...allNumbers)
    fireEvent.change(screen.getByLabelText('From'), { target: { value: day(2) } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: day(1) } })
    await pass(700)
    await showsNumbers('4900000003', '4900000002')
    expect(requestedRanges(store)).toEqual([{ to: day(1), from: day(2) }])
    await waitFor(() =>
      expect(callsTo(store, 'getStatisticsByToFrom').map(({ fields }) => fields)).toEqual([
        { to: day(1), from: day(2) },
      ]),
    )
    await waitFor(() => expect(addressOf({ user, router })).toBe(`${records}?from=${day(2)}&to=${day(1)}`))
    await waitFor(() => expect(screen.queryByText('Till Now')).not.toBeInTheDocument())
  })

  it('that begins on a day to come, without an end, is that day and not all shipments', async () => {
    await openRecords(store, `${records}?from=2999-01-01`)
    expect(await screen.findByText(/^No shipments booked on/)).toBeVisible()
    expect(numbers()).toEqual([])
    expect(requestedRanges(store).concat(callsTo(store, 'getByToFrom').map(({ fields }) => fields))).toContainEqual({
      to: '2999-01-01',
      from: '2999-01-01',
    })
  })

  it('is applied to the results of a search', async () => {
    await openRecords(store, `${records}?term=49000000&from=${day(2)}&to=${day(1)}`)
    await showsNumbers('4900000003', '4900000002')
    expect(callsTo(store, 'search')).toHaveLength(1)
    expect(callsTo(store, 'getByToFrom')).toHaveLength(0)
  })

  it('says of how many results the day is not known', async () => {
    for (const shipment of store.shipments) if (shipment.airwayBillNo === '4900000003') shipment.createdAt = ''
    const { tool } = await openRecords(store, `${records}?term=49000000&from=${day(2)}&to=${day(1)}`)
    await showsNumbers('4900000002')
    expect(await screen.findByText('· Booking date missing on 1 shipment: not shown')).toBeVisible()
    await tool('Charts')
    const charts = within(await screen.findByRole('region', { name: 'Charts' }))
    expect(charts.getByText('Booking date missing on 1 shipment: not in the figures per day')).toBeVisible()
  })

  it('says in the charts how many shipments have another day here than on the server', async () => {
    fail(store, 'getByToFrom', { status: 200, body: shipmentRows(store, store.shipments), times: 9 })
    const { tool } = await openRecords(store, `${records}?from=${day(1)}&to=${day(1)}`)
    await showsNumbers(...allNumbers)
    await tool('Charts')
    const charts = within(await screen.findByRole('region', { name: 'Charts' }))
    expect(
      await charts.findByText('2 shipments are of days that are not shown: not in the figures per day'),
    ).toBeVisible()
  })

  it('is set with one press for the usual ranges, and cleared with another', async () => {
    const { chooseDays } = await openRecords(store)
    await showsNumbers(...allNumbers)
    await chooseDays('Today')
    await showsNumbers('4900000004')
    expect(screen.getByLabelText('From')).toHaveValue(day(0))
    await chooseDays('Yesterday')
    await showsNumbers('4900000003')
    await chooseDays('Yesterday')
    await showsNumbers(...allNumbers)
  })

  test.each([
    ['To before From', 'To', day(3), 1],
    ['a year that is still being typed', 'From', '0202-01-01', 0],
  ])('is unchanged by %s, even when Enter is pressed in the search', async (_name, label, typed, problems) => {
    const site = await openRecords(store, `${records}?from=${day(2)}&to=${day(1)}`)
    await showsNumbers('4900000003', '4900000002')
    fireEvent.change(screen.getByLabelText(label), { target: { value: typed } })
    await site.user.type(site.search(), '{Enter}')
    // Longer than the pauses of the address and of typing.
    await pass(900)
    expect(numbers()).toEqual(['4900000003', '4900000002'])
    expect(addressOf(site)).toBe(`${records}?from=${day(2)}&to=${day(1)}`)
    expect(screen.queryByText('Till Now')).not.toBeInTheDocument()
    expect(screen.getByLabelText(label)).toHaveValue(typed)
    expect(screen.queryAllByText('“To” cannot be before “From”')).toHaveLength(problems)
  })
})

describe('filters', () => {
  test.each([
    ['status=void', ['4900000001']],
    ['center=sialkot', ['4900000003']],
    ['remoteArea=no&status=2', ['4900000004']],
    ['status=99&sort=nonsense&columns=nonsense&from=yesterday', allNumbers],
  ])('are written in the address: %s', async (address, expected) => {
    await openRecords(store, `${records}?${address}`)
    await waitFor(() => expect(numbers()).toEqual(expected))
  })

  it.each([undefined, null, '', 'perhaps'])(
    'find a row under neither Yes nor No, and show a dash in it, if its remote area is %j',
    async (isRemoteArea) => {
      const body = [{ _id: 'one', airwayBillNo: '4900000009', status: [{ type: 1 }], isRemoteArea }]
      for (const path of ['getAll', 'getByToFrom']) fail(store, path, { status: 200, body, times: 9 })
      const { openMore, user } = await openRecords(store)
      const cells = [...(await row('4900000009')).children]
      const heads = within(await table()).getAllByRole('columnheader')
      const shown = cells[heads.findIndex(({ textContent }) => textContent.startsWith('Remote Area'))]
      expect(shown).toHaveTextContent(/^—$/)
      await openMore()
      for (const choice of ['Yes', 'No']) {
        await user.selectOptions(screen.getByRole('combobox', { name: 'Remote Area' }), choice)
        await showsNumbers()
      }
    },
  )

  it('offer the values that occur in the list', async () => {
    const { user, router } = await openRecords(store)
    await showsNumbers(...allNumbers)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Packed')
    await showsNumbers('4900000004')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All statuses')
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Destination' }), 'Spain (1)')
    await showsNumbers('4900000003')
    await waitFor(() => expect(addressOf({ user, router })).toBe(`${records}?destination=Spain`))
  })
})
