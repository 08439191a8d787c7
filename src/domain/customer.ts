import { partyParts } from './shipment/bill'

/** The texts that the backend remembers of a customer. */
export const customerParts = [...partyParts, 'ref', 'ntnCnic', 'fax', 'email'] as const
export type CustomerPart = (typeof customerParts)[number]

/** A shipper or receiver whom the backend remembers (product 5.8). Missing texts are ''. */
export type Customer = Record<CustomerPart | 'id', string>
