import { describe, expect, it } from 'vitest'
import { matchingCustomers, readKnownCustomers, withFavourite, withRecentCustomer } from '@/domain/knownCustomers'
import { noPresets, readPresets } from '@/domain/presets'
import { chargeableWeight } from '@/domain/weight'

const box = { length: '48', width: '36', height: '30' }

describe('which weight counts', () => {
  it.each([
    ['12.5', [box], 'actual', '12.5'],
    ['10.36', [box], 'volumetric', '10.37'],
    // Equal: the scale's word.
    ['10.37', [box], 'actual', '10.37'],
    ['', [box], 'volumetric', '10.37'],
    ['3', [], 'actual', '3'],
  ])('%s kg and %j: %s', (weight, dimensions, which, kilograms) => {
    const counted = chargeableWeight(weight, dimensions)
    expect(counted?.which).toBe(which)
    expect(counted?.kilograms.toString()).toBe(kilograms)
  })

  it('is not known before anything is', () => {
    expect(chargeableWeight('', [])).toBeNull()
    expect(chargeableWeight(null, [{ length: '10', width: '', height: null }])).toBeNull()
  })
})

describe('known customers', () => {
  const shipper = (id: string) => ({ id, role: 'shipper' as const, company: `Company ${id}`, contactPerson: 'Hina' })
  const some = ['1', '2', '3'].reduce<ReturnType<typeof readKnownCustomers>>(
    (known, id) => withRecentCustomer(known, shipper(id)),
    [],
  )

  it('come with favourites first, then the latest', () => {
    const known = withFavourite(some, { id: '1', role: 'shipper' }, true)
    expect(matchingCustomers(known, 'shipper', '').map(({ id }) => id)).toEqual(['1', '3', '2'])
    expect(matchingCustomers(known, 'shipper', 'company 2').map(({ id }) => id)).toEqual(['2'])
    expect(matchingCustomers(known, 'receiver', '')).toEqual([])
  })

  it('are forgotten from the oldest on, favourites aside', () => {
    let known = withFavourite(some, { id: '1', role: 'shipper' }, true)
    for (let id = 4; id < 40; id++) known = withRecentCustomer(known, shipper(String(id)))
    expect(known.filter(({ isFavourite }) => !isFavourite)).toHaveLength(12)
    expect(known.some(({ id }) => id === '1')).toBe(true)
  })

  it('are names alone: whatever else was handed in is not stored', () => {
    const [known] = withRecentCustomer([], { ...shipper('1'), ntnCnic: '3420100000007' } as never)
    expect(Object.keys(known ?? {}).toSorted()).toEqual(['company', 'contactPerson', 'id', 'isFavourite', 'role'])
  })

  it.each(['', '{', '{}', 'null', '[null, 1, {"id": 1}]'])('are none where %j is stored', (stored) => {
    expect(readKnownCustomers(stored)).toEqual([])
  })
})

describe('what a computer has stored', () => {
  const hina = { id: '1', role: 'receiver', company: 'Company', contactPerson: 'Hina' }

  it.each([
    null,
    '',
    '{',
    'null',
    '{"0": 1}',
    JSON.stringify([null, 1, 'x', {}, { ...hina, role: 'friend' }, { ...hina, company: 7 }]),
  ])('is no known customer: %s', (stored) => expect(readKnownCustomers(stored)).toEqual([]))

  it('is one with the fields that are known alone', () => {
    const stored = [{ ...hina, phone1: '0300', isFavourite: 'yes' }, { ...hina, isFavourite: true }, null]
    expect(readKnownCustomers(JSON.stringify(stored))).toEqual([
      { ...hina, isFavourite: false },
      { ...hina, isFavourite: true },
    ])
  })

  it('keeps the latest twelve of a role, and every favourite', () => {
    let known = readKnownCustomers(JSON.stringify([{ ...hina, id: 'f', role: 'shipper', isFavourite: true }, hina]))
    for (let id = 1; id <= 15; id++) known = withRecentCustomer(known, { ...hina, role: 'shipper', id: `${id}` })
    const shippers = known.filter(({ role }) => role === 'shipper').map(({ id }) => id)
    expect(shippers).toEqual(['15', '14', '13', '12', '11', '10', '9', '8', '7', '6', '5', '4', 'f'])
    expect(known.filter(({ role }) => role === 'receiver')).toHaveLength(1)
    // A favourite stays one when it is booked for again.
    expect(withRecentCustomer(known, { ...hina, role: 'shipper', id: 'f' })[0]).toMatchObject({ isFavourite: true })
  })
})

describe('presets', () => {
  it('are read as they were written', () => {
    const presets = {
      boxes: [{ name: 'Carton L', ...box }],
      lines: [{ description: 'Bedspread', quantity: '', price: '11.50' }],
      defaults: { service: 's1', paymentType: '1', shipmentType: '2', cod: '0', remArea: '0' },
    }
    expect(readPresets(JSON.stringify(presets))).toEqual(presets)
  })

  it.each([null, '', 'null', '[]', '{"boxes": 1, "lines": [1], "defaults": {}}', '{"boxes": [{"name": ""}]}'])(
    'are none where %j is stored',
    (stored) => expect(readPresets(stored)).toEqual(noPresets),
  )
})
