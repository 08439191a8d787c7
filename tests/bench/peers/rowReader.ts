import { readShipment } from '@/services/wire/readShipment'
import { readRows } from '@/services/wire/readValues'

declare global {
  interface Window {
    /** Parses the whole list, then checks its rows as the product does; both times are in milliseconds. */
    parseAndCheck?: () => Promise<{ rows: number; parsed: number; checked: number }>
  }
}

window.parseAndCheck = async () => {
  const text = await (await fetch('/api/airwaybill/getAll')).text()
  const start = performance.now()
  const list: unknown = JSON.parse(text)
  const middle = performance.now()
  const rows = readRows(list, readShipment)
  return { rows: rows.length, parsed: middle - start, checked: performance.now() - middle }
}
