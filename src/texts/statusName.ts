import { isStatusType } from '@/domain/shipment/shipmentStatus'
import { statusNames } from '@/domain/shipment/statusNames'
import { t } from './t'

/** A status type's name in the language of the page; 'Unknown' if there is no such step. */
export const statusName = (type: number): string =>
  t(isStatusType(type) ? statusNames[type].key : 'common.unknownStatus')
