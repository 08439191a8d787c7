/** The codes of the booking form's payment types (product 5.2), as the backend expects them. */
export const paymentTypes = { cash: '1', credit: '2' } as const
