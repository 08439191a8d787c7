import { INFORMATION_RECEIVED, type StatusEntry } from '@/domain/shipment/shipmentStatus'
import { ownDescription } from '@/domain/shipment/statusTable'
import { statusName } from './statusName'
import { t } from './t'

/** A row's text on the public page (product 4.4): fixed for type 1, else the description or, if blank, the name. */
export function publicStepText(entry: StatusEntry): string {
  if (entry.type === INFORMATION_RECEIVED) return t('tracking.receivedRow')
  return ownDescription(entry) || statusName(entry.type)
}
