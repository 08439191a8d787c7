import { expect } from 'vitest'
import { beginDraft } from '@/booking/draft/draft'
import { emptyBookingForm } from '@/domain/forms/bookingForm'
import type { withComputer } from '../browser/browserStandIns'

type Database = ReturnType<typeof withComputer>

export const typedForm = { ...emptyBookingForm('gujrat', ''), recCity: 'Sheffield' }

/** What the dashboard stores in this tab. */
export const ownEntries = () => Object.keys(sessionStorage).filter((key) => key.startsWith('dashboard:'))
/** The number of drafts, files and keys in the database. */
export const storedCount = ({ stores }: Database) =>
  ['drafts', 'files', 'keys'].reduce((sum, name) => sum + (stores.get(name)?.size ?? 0), 0)

/** Starts a draft with a file. */
export async function typeBooking(database: Database) {
  const draft = beginDraft('gujrat')
  draft.claim()
  await draft.write('texts', typedForm)
  await draft.writeFile('shipperIDFront', new File(['front'], 'front.png'))
  expect(ownEntries()).toContain('dashboard:draft-id:gujrat')
  expect(storedCount(database)).toBeGreaterThanOrEqual(3)
  return draft
}
