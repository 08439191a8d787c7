/** Rows without ids, as from the old system: booked just now, a millisecond apart, the last one without an amount. */
export const oldRows = (now = Date.now()) =>
  [
    { airwayBillNo: '4900000001', amount: 100 },
    { airwayBillNo: '4900000002', amount: 250 },
    { airwayBillNo: '4900000003', discount: 50 },
  ].map((row, index) => ({
    ...row,
    center: 'gujrat',
    status: [{ type: 1 }],
    createdAt: new Date(now - index).toISOString(),
  }))
