/** A day with more shipments is not added up: no branch books so many, and the sheet would have a hundred pages. */
export const MAX_SHIPMENTS_OF_DAY = 3000
