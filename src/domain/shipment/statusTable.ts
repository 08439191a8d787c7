import { isStatusType, type StatusEntry, type StatusType } from './shipmentStatus'

/**
 * For each type: its English name, for descriptions that are sent, papers and files; and the key of its text on
 * screens.
 */
export const statusTable = {
  1: { name: 'Information Received', key: 'common.informationReceived' },
  2: { name: 'Packed', key: 'common.packed' },
  3: { name: '3rd Party AWB', key: 'common.thirdPartyAwb' },
  4: { name: 'Manifest', key: 'common.manifest' },
  5: { name: 'Proceed', key: 'common.proceed' },
  6: { name: 'Tracking Number Update', key: 'common.trackingNumberUpdate' },
  7: { name: 'Delivered', key: 'common.delivered' },
} as const satisfies Record<StatusType, { name: string; key: string }>

/** A type's name in English, for files. */
export function englishStatusName(type: number): string {
  return isStatusType(type) ? statusTable[type].name : 'Unknown'
}

/** A step's description; '' if it is only the step's name, which the form proposes. */
export function ownDescription({ type, description }: StatusEntry): string {
  const text = description.trim()
  return text === englishStatusName(type) ? '' : text
}
