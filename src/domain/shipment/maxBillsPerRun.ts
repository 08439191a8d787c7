/**
 * The most bills that are printed in one run (product 5.14, 10.5): nobody could stop a longer one once it is queued at
 * the printer.
 */
export const MAX_BILLS_PER_RUN = 50
