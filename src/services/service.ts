import type { Option } from '@/domain/people'
import { api } from '@/paths'
import { readOptions } from './wire/option'
import { readCall } from './http/request'

/**
 * The services that a shipment can be booked with; the id is what is sent.
 *
 * @throws ServiceError
 */
export function getActiveServices(): Promise<Option[]> {
  return readCall('getActiveServices', { url: api.service.allActive() }, readOptions)
}
