/** The ISO code of `HOME_COUNTRY`, from which every shipment comes. */
export const HOME_REGION = 'PK'
