import { beginDraft, type Draft, openDraft } from '@/booking/draft/draft'
import { type BookingForm, emptyBookingForm } from '@/domain/forms/bookingForm'

/** An unfinished booking as this tab left it, before a reload say. */
export async function keepDraft(owner: string, texts: object): Promise<Draft> {
  const draft = beginDraft(owner)
  await draft.write('texts', { ...emptyBookingForm(owner, ''), ...texts })
  return draft
}

/** An unfinished booking of which nothing but the browser's database knows: its tab, or the computer, went down. */
export async function leaveDraft(owner: string, texts: object): Promise<Draft> {
  const draft = await keepDraft(owner, texts)
  sessionStorage.removeItem(`dashboard:draft-id:${owner}`)
  return draft
}

/** What is kept of the tab's own booking. */
export async function keptTexts(owner: string): Promise<Partial<BookingForm>> {
  return (await openDraft(owner)).texts
}
