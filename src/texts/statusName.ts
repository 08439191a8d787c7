import { statusText } from '@/domain/shipment/statusName'
import { t } from './t'

/** A status type's name in the language of the page; 'Unknown' if there is no such step. */
export const statusName = (type: number): string => t(statusText(type))
