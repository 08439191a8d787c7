import type { Option } from '@/domain/option'
import { readCall } from './http/request'
import { readOptions } from './wire/readOptions'

/** The services a shipment can be booked with. A booking sends the service's id. Throws a ServiceError. */
export const getActiveServices = (): Promise<Option[]> =>
  readCall({ path: '/api/service/getAllActive', read: (body) => readOptions(body) })
