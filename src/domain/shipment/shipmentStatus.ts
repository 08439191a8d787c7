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

export interface StatusBadge {
  text: string
  variant: BadgeVariant
}

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

/** The client's wording, misspellings included (product 4.3). */
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

/** The name of a step whose badge text is shared with other steps (product 4.3); null if the badge is clear. */
export function stepBehindBadge(tracked: Tracked): string | null {
  const step = journeyStep(tracked)
  return step === 0 || badges[step].text !== SHARED_TEXT ? null : statusNames[step]
}

/** A type's name; 'Unknown' if there is no such step. */
export function statusName(type: number): string {
  return isStatusType(type) ? statusNames[type] : 'Unknown'
}

/** The next step; null if the shipment is void or delivered. */
export function nextStep(tracked: Tracked): StatusType | null {
  const step = journeyStep(tracked)
  return step === 0 ? null : (statusTypes.find((type) => type === step + 1) ?? null)
}

export const upTrackTypes: readonly StatusType[] = statusTypes.filter((type) => type !== INFORMATION_RECEIVED)

/** The public page's status (product 4.4). */
export function publicStatus(tracked: Tracked): 'Shipment Forwarded' | 'Void' {
  return isVoid(tracked) ? 'Void' : 'Shipment Forwarded'
}

/** A row's text on the public page (product 4.4): fixed for type 1, else the description or, if blank, the name. */
export function publicStatusText(entry: StatusEntry): string {
  if (entry.type === INFORMATION_RECEIVED) return 'Information Recieved'
  return entry.description.trim() || statusName(entry.type)
}

/** Archived bills have a status number instead of a list (product 4.5), and 0 is void; null if there is none. */
export function isArchiveVoid(status: number | null): boolean | null {
  return status === null ? null : status === 0
}

const archiveBadges: Record<number, StatusBadge> = {
  0: voidBadge,
  1: { text: 'Info Received', variant: 'primary' },
  2: { text: 'Picked Up', variant: 'danger' },
  3: { text: 'Processed', variant: 'secondary' },
  4: { text: 'Forwarded', variant: 'warning' },
  5: { text: 'Updated', variant: 'success' },
}

/** An archived bill's badge (product 4.5): 5 and above are 'Updated'; null for an unknown number. */
export function archiveStatusBadge(status: number | null): StatusBadge | null {
  return status === null ? null : (archiveBadges[Math.min(status, 5)] ?? null)
}

/** The texts of all badges of archived bills, in their order. */
export const archiveStatuses: readonly string[] = Object.values(archiveBadges).map(({ text }) => text)
