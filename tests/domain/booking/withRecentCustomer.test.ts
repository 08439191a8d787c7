import { describe, expect, it } from 'vitest'
import type { RecentCustomer } from '@/domain/booking/rememberedCustomers'
import { withRecentCustomer } from '@/domain/booking/withRecentCustomer'

const shipper = (id: string) => ({ id, role: 'shipper' as const, company: `Company ${id}`, contactPerson: 'Hina' })

describe('recent customers', () => {
  it('are dropped from the oldest in their role on', () => {
    const receiver = { ...shipper('r'), role: 'receiver' as const }
    let known: RecentCustomer[] = [receiver]
    for (let id = 1; id < 40; id++) known = withRecentCustomer(known, shipper(String(id)))
    const shippers = known.filter(({ role }) => role === 'shipper').map(({ id }) => Number(id))
    expect(shippers).toEqual([39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28])
    expect(known.filter(({ role }) => role === 'receiver')).toEqual([receiver])
    expect(withRecentCustomer(known, shipper('30'))).toHaveLength(13)
  })

  it('are stored by name and id only, whatever else was passed', () => {
    const whole = { ...shipper('1'), ntnCnic: '3420100000007', phone1: '0300' }
    expect(withRecentCustomer([], whole)).toEqual([shipper('1')])
  })
})
