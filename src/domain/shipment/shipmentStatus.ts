export const statusTypes = [1, 2, 3, 4, 5, 6, 7] as const
export type StatusType = (typeof statusTypes)[number]

export const INFORMATION_RECEIVED = 1
export const TRACKING_NUMBER_UPDATE = 6
export const DELIVERED = 7

/** `type` may be any number the backend sends. */
export interface StatusEntry {
  type: number
  description: string
  trackingLink: string
  /** ISO date-time; '' if there is none. */
  createdAt: string
}

/** A shipment without status entries is void. */
export interface Tracked {
  status: readonly StatusEntry[]
}

/** Bootstrap's colour variants. */
export type BadgeVariant = 'primary' | 'secondary' | 'success' | 'danger' | 'warning' | 'dark'

/** In English, as descriptions are sent and as papers and files have them; and the key of the text on screens. */
const steps = {
  1: { name: 'Information Received', key: 'common.informationReceived' },
  2: { name: 'Packed', key: 'common.packed' },
  3: { name: '3rd Party AWB', key: 'common.thirdPartyAwb' },
  4: { name: 'Manifest', key: 'common.manifest' },
  5: { name: 'Proceed', key: 'common.proceed' },
  6: { name: 'Tracking Number Update', key: 'common.trackingNumberUpdate' },
  7: { name: 'Delivered', key: 'common.delivered' },
} as const satisfies Record<StatusType, { name: string; key: string }>

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

export const voidBadge = { name: 'Void', key: 'common.void', variant: 'dark' } as const

type StatusBadge = Badge<(typeof voidBadge | (typeof badges)[StatusType])['key']>

function isStatusType(type: number): type is StatusType {
  return type in steps
}

/** The entry with the latest `createdAt`; of equals, the later in the list (product 4.2). Null if void. */
export function latestStatus(tracked: Tracked): StatusEntry | null {
  let latest: StatusEntry | null = null
  let latestTime = -Infinity
  for (const entry of tracked.status) {
    const time = Date.parse(entry.createdAt)
    const comparable = Number.isNaN(time) ? -Infinity : time
    if (latest === null || comparable >= latestTime) {
      latest = entry
      latestTime = comparable
    }
  }
  return latest
}

/** Whether a shipment is void: it has no status entry (product 4.2). */
export function isVoid(tracked: Tracked): boolean {
  return tracked.status.length === 0
}

/** Whether a shipment has a single status entry, whose removal would make it void. */
export function isOnlyStep(tracked: Tracked): boolean {
  return tracked.status.length === 1
}

/** 0 means void. */
export type JourneyStep = 0 | StatusType

/** The step for lists, badges and filters (product 4.2): 0 if void, 7 for types above 7, 1 for unknown ones. */
export function journeyStep(tracked: Tracked): JourneyStep {
  const latest = latestStatus(tracked)
  if (!latest) return 0
  if (isStatusType(latest.type)) return latest.type
  return latest.type > DELIVERED ? DELIVERED : INFORMATION_RECEIVED
}

/** The dashboard's badge for a shipment's {@link journeyStep} (product 4.3). */
export function statusBadge(tracked: Tracked): StatusBadge {
  const step = journeyStep(tracked)
  return step === 0 ? voidBadge : badges[step]
}

/** The badge's text in English, for papers and files. */
export function englishBadge(tracked: Tracked): string {
  return statusBadge(tracked).name
}

/** A step whose badge text is shared with other steps (product 4.3); null if the badge is clear. */
export function stepBehindBadge(tracked: Tracked): StatusType | null {
  const step = journeyStep(tracked)
  return step === 0 || badges[step] !== UPDATED ? null : step
}

type StatusText = (typeof steps)[StatusType]['key'] | 'common.unknownStatus'

/** The key of a type's name; that of 'Unknown' if there is no such step. */
export function statusText(type: number): StatusText {
  return isStatusType(type) ? steps[type].key : 'common.unknownStatus'
}

/** A type's name in English, for files. */
export function englishStatusName(type: number): string {
  return isStatusType(type) ? steps[type].name : 'Unknown'
}

/** What was written to a step; '' if that is no more than the step's name, which is proposed for it. */
export function ownDescription({ type, description }: StatusEntry): string {
  const text = description.trim()
  return text === englishStatusName(type) ? '' : text
}

/** The next step; null if the shipment is void or delivered. */
export function nextStep(tracked: Tracked): StatusType | null {
  const step = journeyStep(tracked)
  return step === 0 ? null : (statusTypes.find((type) => type === step + 1) ?? null)
}

export const upTrackTypes: readonly StatusType[] = statusTypes.filter((type) => type !== INFORMATION_RECEIVED)
