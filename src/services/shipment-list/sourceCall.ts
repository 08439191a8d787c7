import { pathPart } from '@/paths'
import type { Call } from '../http/call'
import type { ShipmentSource } from './shipmentSource'

/** The backend call that fetches a source's list. */
export function sourceCall(source: ShipmentSource): Call {
  switch (source.kind) {
    case 'today':
      return { path: '/api/airwaybill/getAllByToday' }
    case 'all':
      return { path: '/api/airwaybill/getAll' }
    case 'range': {
      const { to, from } = source
      return { method: 'POST', path: '/api/airwaybill/getByToFrom', fields: { to, from } }
    }
    case 'search':
      return { path: `/api/airwaybill/search?term=${pathPart(source.term)}`, mayFindNothing: true }
  }
}
