import { HEAD_OFFICE } from '@/domain/roles'
import type { Problem } from './answers'
import { readForm } from './readForm'
import type { StoredCenter, StoredShipment } from './records'
import type { Store } from './store'

/** The shipments that a user may see: the head office all, a center its own. */
export function shipmentsOf(store: Store, user: StoredCenter): StoredShipment[] {
  return user.role === HEAD_OFFICE ? store.shipments : store.shipments.filter((shipment) => shipment.center === user.id)
}

/** From `start` to before `end`, in milliseconds. */
interface Period {
  start: number
  end: number
}

export function during(shipments: readonly StoredShipment[], { start, end }: Period): StoredShipment[] {
  return shipments.filter(({ createdAt }) => {
    const time = Date.parse(createdAt)
    return time >= start && time < end
  })
}

/** Midnight in the server's time zone, this many days after the date. */
function midnight(date: Date, daysLater = 0): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + daysLater).getTime()
}

/** Today in the server's time zone. */
export function today(): Period {
  const now = new Date()
  return { start: midnight(now), end: midnight(now, 1) }
}

/** Reads a form's `from` and `to`, as `YYYY-MM-DD`; both days are included. */
export async function readPeriod(request: Request): Promise<Period | Problem[]> {
  const { fields } = await readForm(request)
  const first = readDay(fields['from'])
  const last = readDay(fields['to'])
  if (!first) return [{ msg: 'From must be a date', param: 'from' }]
  if (!last) return [{ msg: 'To must be a date', param: 'to' }]
  return { start: midnight(first), end: midnight(last, 1) }
}

function readDay(text = ''): Date | null {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00`) : null
  return date && !Number.isNaN(date.getTime()) ? date : null
}

/** Searches number, names, companies and destination; a blank term finds everything. */
export function matching(shipments: readonly StoredShipment[], term: string): StoredShipment[] {
  const wanted = term.trim().toLowerCase()
  return shipments.filter(({ airwayBillNo, consignor, consignee, destination }) =>
    [
      String(airwayBillNo),
      consignor?.contactPerson,
      consignor?.company,
      consignee?.contactPerson,
      consignee?.company,
      destination,
    ].some((text) => text?.toLowerCase().includes(wanted)),
  )
}
