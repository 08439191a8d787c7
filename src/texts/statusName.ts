import { isStatusType } from '@/domain/shipment/shipmentStatus'
import { statusTable } from '@/domain/shipment/statusTable'
import { t } from './t'

/** A status type's name in the language of the page; 'Unknown' if there is no such step. */
export const statusName = (type: number): string =>
  t(isStatusType(type) ? statusTable[type].key : 'common.unknownStatus')
