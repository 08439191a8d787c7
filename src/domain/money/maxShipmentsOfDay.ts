/** More shipments than a branch books on a day, whose sheet would have a hundred pages: they are not added up. */
export const MAX_SHIPMENTS_OF_DAY = 3000
