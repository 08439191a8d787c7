/** Ids in the format of the existing backend: 24 hexadecimal digits. */

const kinds = { center: 1, service: 2, country: 3, customer: 4, shipment: 5, created: 6, built: 7 } as const

/** Always the same id for the same kind and number, so that tests can name seeded data. */
export function objectId(kind: keyof typeof kinds, number: number): string {
  return `65f00${kinds[kind]}${number.toString(16).padStart(18, '0')}`
}
