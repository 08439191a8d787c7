import * as z from 'zod/mini'
import { TRACKING_NUMBER_UPDATE, upTrackTypes } from '../shipment/shipmentStatus'
import { choice, optionalText, requiredText } from './fields'
import { formIssue } from './formIssue'

/** The tracking link is used, and required, only for type 6. */
export const upTrackFormSchema = z
  .object({
    type: choice(upTrackTypes.map(String), 'lists.typeUnchosen'),
    description: requiredText('lists.descriptionBlank', 'description'),
    trackingLink: optionalText('link'),
  })
  .check((context) => {
    const { type, trackingLink } = context.value
    if (Number(type) === TRACKING_NUMBER_UPDATE && trackingLink === '') {
      context.issues.push(formIssue({ key: 'lists.linkBlank' }, trackingLink, ['trackingLink']))
    }
  })

export type UpTrackForm = z.infer<typeof upTrackFormSchema>

/** Stands for “Each to its next step” in place of the number of a status; never sent. */
export const NEXT_STEP = 'next'

/** May be empty, as an empty note removes the old one. */
export const noteFormSchema = z.object({ note: optionalText('note') })

export type NoteForm = z.infer<typeof noteFormSchema>
