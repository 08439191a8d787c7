import type { Role } from './roles'

interface Account {
  id: string
  username: string
  fullName: string
  centerName: string
  centerAddress: string
  email: string
  phone: string
}

export interface Center extends Account {
  isActive: boolean
  createdAt: string
  updatedAt: string
}

export interface CurrentUser extends Account {
  role: Role
}

/** Identifies a user even after a change of username: the id, or the username if the backend sends no id. */
export function identityOf({ id, username }: Pick<CurrentUser, 'id' | 'username'>): string {
  return id || username
}

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

/** An entry of a select: a service or a country. */
export interface Option {
  id: string
  name: string
}
