import { type Badge, voidBadge } from './statusBadge'

/** Archived bills have a status number instead of a list (product 4.5), and 0 is void; null if there is none. */
export function isArchiveVoid(status: number | null): boolean | null {
  return status === null ? null : status === 0
}

type ArchiveBadge = Badge<
  'common.void' | `desk.archive${'Received' | 'PickedUp' | 'Processed' | 'Forwarded' | 'Updated'}`
>

const archiveBadges: Record<number, ArchiveBadge> = {
  0: voidBadge,
  1: { name: 'Info Received', key: 'desk.archiveReceived', variant: 'primary' },
  2: { name: 'Picked Up', key: 'desk.archivePickedUp', variant: 'danger' },
  3: { name: 'Processed', key: 'desk.archiveProcessed', variant: 'secondary' },
  4: { name: 'Forwarded', key: 'desk.archiveForwarded', variant: 'warning' },
  5: { name: 'Updated', key: 'desk.archiveUpdated', variant: 'success' },
}

/** An archived bill's badge (product 4.5): 5 and above are 'Updated'; null for an unknown number. */
export function archiveStatusBadge(status: number | null): ArchiveBadge | null {
  return status === null ? null : (archiveBadges[Math.min(status, 5)] ?? null)
}

/** What addresses call an archived bill's status, in any language; '' for an unknown number. */
export const archiveStatusName = (status: number | null): string => archiveStatusBadge(status)?.name ?? ''

/** All badges of archived bills, in their order. */
export const archiveStatuses: readonly ArchiveBadge[] = Object.values(archiveBadges)
