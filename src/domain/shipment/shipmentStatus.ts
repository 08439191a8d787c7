/** The steps of a shipment's journey. */
export const statusTypes = [1, 2, 3, 4, 5, 6, 7] as const
export type StatusType = (typeof statusTypes)[number]

/** The first step, and the two that are shown in a way of their own. */
export const INFORMATION_RECEIVED = 1
export const TRACKING_NUMBER_UPDATE = 6
export const DELIVERED = 7

/** One entry of a shipment's status list; the type is whatever number the backend gave. */
export interface StatusEntry {
  type: number
  description: string
  trackingLink: string
  /** ISO date-time, or '' where the entry has none. */
  createdAt: string
}

/** Anything with a status list: no entry means void. */
export interface Tracked {
  status: readonly StatusEntry[]
}

/** Bootstrap's variants, as far as statuses use them. */
export type BadgeVariant = 'primary' | 'secondary' | 'success' | 'danger' | 'warning' | 'dark'

export interface StatusBadge {
  text: string
  variant: BadgeVariant
}

/** The steps' names. */
export const statusNames: Record<StatusType, string> = {
  1: 'Information Received',
  2: 'Packed',
  3: '3rd Party AWB',
  4: 'Manifest',
  5: 'Proceed',
  6: 'Tracking Number Update',
  7: 'Delivered',
}

const SHARED_TEXT = 'Tracking No Update'

/** The dashboard's badges; their spelling is fixed (product 4.3). */
const badges: Record<StatusType, StatusBadge> = {
  1: { text: 'Info Recieved', variant: 'secondary' },
  2: { text: 'Packed', variant: 'danger' },
  3: { text: '3rd Party AWB', variant: 'primary' },
  4: { text: 'Mainfiest', variant: 'warning' },
  5: { text: SHARED_TEXT, variant: 'success' },
  6: { text: SHARED_TEXT, variant: 'success' },
  7: { text: SHARED_TEXT, variant: 'success' },
}

export const voidBadge: StatusBadge = { text: 'Void', variant: 'dark' }

function isStatusType(type: number): type is StatusType {
  return type in statusNames
}

/**
 * The newest entry: the latest `createdAt`, among equals the later in the list (product 4.2).
 *
 * @param tracked a shipment
 * @returns the entry, or null where the shipment is void
 */
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

/**
 * Whether a shipment is void: no status entry.
 *
 * @param tracked a shipment
 */
export function isVoid(tracked: Tracked): boolean {
  return tracked.status.length === 0
}

/**
 * Whether a shipment has one status entry alone: without it, it is void.
 *
 * @param tracked a shipment
 */
export function isOnlyStep(tracked: Tracked): boolean {
  return tracked.status.length === 1
}

/** How far a shipment has come: its step, or 0 where it is void. */
export type JourneyStep = 0 | StatusType

/**
 * The step that a shipment counts as in lists, badges and filters.
 *
 * @param tracked a shipment
 * @returns 0 where it is void; types above 7 count as 7, unknown ones below it as 1
 */
export function journeyStep(tracked: Tracked): JourneyStep {
  const latest = latestStatus(tracked)
  if (!latest) return 0
  if (isStatusType(latest.type)) return latest.type
  return latest.type > DELIVERED ? DELIVERED : INFORMATION_RECEIVED
}

/**
 * The dashboard's badge of a shipment by its latest type.
 *
 * @param tracked a shipment
 * @returns the badge's text and variant; types above 7 read as 5 and above, unknown ones below 1 as the first step
 */
export function statusBadge(tracked: Tracked): StatusBadge {
  const step = journeyStep(tracked)
  return step === 0 ? voidBadge : badges[step]
}

/**
 * The step that a badge does not tell: three of them share one text (product 4.3).
 *
 * @param tracked a shipment
 * @returns the step's name, or null where the badge says it
 */
export function stepBehindBadge(tracked: Tracked): string | null {
  const step = journeyStep(tracked)
  return step === 0 || badges[step].text !== SHARED_TEXT ? null : statusNames[step]
}

/** The name of a type, or 'Unknown' for a number that no step has. */
export function statusName(type: number): string {
  return isStatusType(type) ? statusNames[type] : 'Unknown'
}

/**
 * The step that comes next on a shipment's way.
 *
 * @param tracked a shipment
 * @returns null where it is void, or has arrived
 */
export function nextStep(tracked: Tracked): StatusType | null {
  const step = journeyStep(tracked)
  return step === 0 ? null : (statusTypes.find((type) => type === step + 1) ?? null)
}

/** The types that Up Track offers. */
export const upTrackTypes: readonly StatusType[] = statusTypes.filter((type) => type !== INFORMATION_RECEIVED)

/**
 * The public page's one-word status.
 *
 * @param tracked the tracking answer
 */
export function publicStatus(tracked: Tracked): 'Shipment Forwarded' | 'Void' {
  return isVoid(tracked) ? 'Void' : 'Shipment Forwarded'
}

/**
 * A row's text on the public page (product 4.4): type 1 reads 'Information Recieved', types 2 to 5 their description or
 * else the type's name, 6 and 7 their description.
 *
 * @param entry a status entry
 */
export function publicStatusText(entry: StatusEntry): string {
  if (entry.type === INFORMATION_RECEIVED) return 'Information Recieved'
  return entry.description.trim() || statusName(entry.type)
}

/** Archived bills carry a number in place of a list (product 4.5). */
const archiveBadges: Record<number, StatusBadge> = {
  0: { text: 'Void', variant: 'dark' },
  1: { text: 'Info Received', variant: 'primary' },
  2: { text: 'Picked Up', variant: 'danger' },
  3: { text: 'Processed', variant: 'secondary' },
  4: { text: 'Forwarded', variant: 'warning' },
  5: { text: 'Updated', variant: 'success' },
}

/**
 * The badge of an archived bill: 5 and above are 'Updated'.
 *
 * @param status the archive's numeric status
 * @returns the badge, or null for a number the archive does not know
 */
export function archiveStatusBadge(status: number | null): StatusBadge | null {
  return status === null ? null : (archiveBadges[Math.min(status, 5)] ?? null)
}
