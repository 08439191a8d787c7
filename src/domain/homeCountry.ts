/** Where every shipment comes from: the only origin offered, under the name that the backend knows. */
export const HOME_COUNTRY = 'Pakistan'

/** Its ISO code. */
export const HOME_REGION = 'PK'
