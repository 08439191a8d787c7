/**
 * How many bills are printed in one run (product 5.14, 10.5): a longer one would be a queue at the printer that nobody
 * can stop.
 */
export const MAX_BILLS_PER_RUN = 50
