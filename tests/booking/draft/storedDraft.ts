import { beginDraft, type Draft, openDraft } from '@/booking/draft/draft'
import { type BookingForm, emptyBookingForm } from '@/domain/forms/bookingForm'

/** Stores a draft of this tab, as before a reload. */
export async function storeDraft(owner: string, texts: object): Promise<Draft> {
  const draft = beginDraft(owner)
  await draft.write('texts', { ...emptyBookingForm(owner, ''), ...texts })
  return draft
}

/** Stores a draft that belongs to no open tab, as after a crash of the tab or the computer. */
export async function abandonDraft(owner: string, texts: object): Promise<Draft> {
  const draft = await storeDraft(owner, texts)
  sessionStorage.removeItem(`dashboard:draft-id:${owner}`)
  return draft
}

/** The stored texts of the tab's draft. */
export async function storedTexts(owner: string): Promise<Partial<BookingForm>> {
  return (await openDraft(owner)).texts
}
