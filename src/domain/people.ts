import type { Role } from './roles'

/** A branch account. */
export interface Center {
  id: string
  centerName: string
  centerAddress: string
  email: string
  username: string
  fullName: string
  phone: string
  isActive: boolean
  createdAt: string
  updatedAt: string
}

/** The signed-in user: whatever of its center the answer carries, and the role. */
export interface CurrentUser {
  id: string
  role: Role
  username: string
  fullName: string
  centerName: string
  centerAddress: string
  email: string
  phone: string
}

/**
 * Who a user is, whatever he is called: whoever changes his own username stays the same user.
 *
 * @param user the signed-in user
 * @returns the id, or the username where the answer has none
 */
export function identityOf({ id, username }: Pick<CurrentUser, 'id' | 'username'>): string {
  return id || username
}

/** A saved shipper or receiver. */
export interface Customer {
  id: string
  company: string
  contactPerson: string
  ref: string
  address: string
  country: string
  state: string
  city: string
  postCode: string
  phone1: string
  phone2: string
  ntnCnic: string
  fax: string
  email: string
}

/** An entry of a select that the backend fills: a service or a country. */
export interface Option {
  id: string
  name: string
}
