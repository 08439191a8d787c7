import type { RecentCustomer } from './rememberedCustomers'

/** Per role. */
const MAX_RECENT_CUSTOMERS = 12

const isSame = (one: RecentCustomer, other: RecentCustomer) => one.id === other.id && one.role === other.role

/** Moves a customer to the front; beyond {@link MAX_RECENT_CUSTOMERS} the oldest of that role is dropped. */
export function withRecentCustomer(recent: readonly RecentCustomer[], customer: RecentCustomer): RecentCustomer[] {
  const { id, role, company, contactPerson } = customer
  let count = 0
  return [{ id, role, company, contactPerson }, ...recent.filter((other) => !isSame(other, customer))].filter(
    (each) => each.role !== role || ++count <= MAX_RECENT_CUSTOMERS,
  )
}
