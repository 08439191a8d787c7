import { journeyStep, type StatusType, type Tracked, VOID } from './shipmentStatus'

/** Bootstrap's colour variants. */
export type BadgeVariant = 'primary' | 'secondary' | 'success' | 'danger' | 'warning' | 'dark'

/** A status as lists and papers show it (product 4.3). */
export interface Badge<Key extends string> {
  /** In English, on papers, in files and in addresses. */
  name: string
  /** Of its text on screens. */
  key: Key
  variant: BadgeVariant
}

const UPDATED = { name: 'Tracking No Update', key: 'desk.badgeUpdated', variant: 'success' } as const

/** The client's wording, misspellings included (product 4.3). */
const badges = {
  1: { name: 'Info Recieved', key: 'desk.badgeReceived', variant: 'secondary' },
  2: { name: 'Packed', key: 'common.packed', variant: 'danger' },
  3: { name: '3rd Party AWB', key: 'common.thirdPartyAwb', variant: 'primary' },
  4: { name: 'Mainfiest', key: 'desk.badgeManifest', variant: 'warning' },
  5: UPDATED,
  6: UPDATED,
  7: UPDATED,
} as const satisfies Record<StatusType, Badge<string>>

/** The badge of a void shipment. */
export const voidBadge = { name: 'Void', key: 'common.void', variant: 'dark' } as const

type StatusBadge = Badge<(typeof voidBadge | (typeof badges)[StatusType])['key']>

/** The dashboard's badge for a shipment's {@link journeyStep} (product 4.3). */
export function statusBadge(tracked: Tracked): StatusBadge {
  const step = journeyStep(tracked)
  return step === VOID ? voidBadge : badges[step]
}

/** The badge's text in English, for papers and files. */
export function englishBadge(tracked: Tracked): string {
  return statusBadge(tracked).name
}

/** A step whose badge text is shared with other steps (product 4.3); null if the badge is clear. */
export function stepBehindBadge(tracked: Tracked): StatusType | null {
  const step = journeyStep(tracked)
  return step === VOID || badges[step] !== UPDATED ? null : step
}
