import { describe, expect, it } from 'vitest'
import { type Memory, type RecentCustomer, rememberedCustomers } from '@/domain/booking/rememberedCustomers'
import { withFavourite } from '@/domain/booking/withFavourite'
import { withRecentCustomer } from '@/domain/booking/withRecentCustomer'

describe('known customers', () => {
  const shipper = (id: string) => ({ id, role: 'shipper' as const, company: `Company ${id}`, contactPerson: 'Hina' })
  const recent = ['1', '2', '3'].reduce<RecentCustomer[]>((known, id) => withRecentCustomer(known, shipper(id)), [])
  const favourites = withFavourite([], { id: '1', role: 'shipper' }, true)
  const idsOf = (memory: Partial<Memory>, role: 'shipper' | 'receiver', term: string) =>
    rememberedCustomers({ recent, favourites, usual: [], named: [], ...memory }, role, term).map(({ id }) => id)

  it('start with favourites, then the latest', () => {
    expect(idsOf({}, 'shipper', '')).toEqual(['1', '3', '2'])
    expect(idsOf({}, 'shipper', ' COMPANY 2 ')).toEqual(['2'])
    expect(idsOf({}, 'receiver', '')).toEqual([])
  })

  it('include favourites once their names are known', () => {
    const both = withFavourite(favourites, { id: '9', role: 'shipper' }, true)
    expect(idsOf({ favourites: both }, 'shipper', '')).toEqual(['1', '3', '2'])
    const named = [shipper('9')]
    expect(idsOf({ favourites: both, named }, 'shipper', '')).toEqual(['9', '1', '3', '2'])
    expect(idsOf({ favourites: both, named }, 'receiver', '')).toEqual([])
    expect(rememberedCustomers({ recent, favourites: both, usual: [], named }, 'shipper', '9')).toEqual([
      { id: '9', company: 'Company 9', contactPerson: 'Hina', isFavourite: true, isUsual: false },
    ])
  })

  it('start with the shipper’s last receivers, then favourites', () => {
    const named = ['7', '8'].map(shipper)
    expect(idsOf({ usual: ['8', '7', '1'], named }, 'shipper', '')).toEqual(['8', '7', '1', '3', '2'])
  })
})
