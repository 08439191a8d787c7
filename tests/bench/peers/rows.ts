/** A row as the peers use it: as answered, unchecked. */
export interface Row {
  _id: string
  airwayBillNo: string | number
  service: { name: string } | null
  consignee: { contactPerson: string } | null
  consignor: { contactPerson: string } | null
  origin: string
  destination: string
  amount: number | string
  isRemoteArea: number | string
  status: readonly { type: number }[] | null
  center: { username: string } | null
  createdAt: string
}

/** The columns of the product's list. */
export const columns: readonly { id: string; head: string; value: (row: Row) => string }[] = [
  { id: 'airwayBillNo', head: 'AB #', value: ({ airwayBillNo }) => String(airwayBillNo) },
  { id: 'service', head: 'Service', value: ({ service }) => service?.name ?? '—' },
  { id: 'consignee', head: 'Consignee', value: ({ consignee }) => consignee?.contactPerson ?? '—' },
  { id: 'consignor', head: 'Consignor', value: ({ consignor }) => consignor?.contactPerson ?? '—' },
  { id: 'origin', head: 'Origin', value: ({ origin }) => origin },
  { id: 'destination', head: 'Destination', value: ({ destination }) => destination },
  { id: 'amount', head: 'G.Total', value: ({ amount }) => `Rs. ${Number(amount).toFixed(2)}` },
  { id: 'isRemoteArea', head: 'Remote Area', value: ({ isRemoteArea }) => (Number(isRemoteArea) === 1 ? 'Yes' : 'No') },
  { id: 'status', head: 'Status', value: ({ status }) => String(status?.at(-1)?.type ?? 'Void') },
  { id: 'center', head: 'Booked By', value: ({ center }) => center?.username ?? '—' },
  { id: 'createdAt', head: 'Booking Date', value: ({ createdAt }) => new Date(createdAt).toLocaleString('en-US') },
]

export async function fetchRows(): Promise<Row[]> {
  const answer = await fetch('/api/airwaybill/getAll')
  return (await answer.json()) as Row[]
}
