import { partyParts } from './shipment/bill'

export const customerParts = [...partyParts, 'ref', 'ntnCnic', 'fax', 'email'] as const
export type CustomerPart = (typeof customerParts)[number]

export type Customer = Record<CustomerPart | 'id', string>
