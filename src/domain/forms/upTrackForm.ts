import * as z from 'zod/mini'
import { TRACKING_NUMBER_UPDATE, upTrackTypes } from '../shipment/shipmentStatus'
import { choice, optionalText, requiredText } from './fields'

/** The tracking link is used, and required, only for type 6. */
export const upTrackFormSchema = z
  .object({
    type: choice(upTrackTypes.map(String), 'Type must be selected'),
    description: requiredText('Description cannot be blank', 'description'),
    trackingLink: optionalText('link'),
  })
  .check((context) => {
    const { type, trackingLink } = context.value
    if (Number(type) === TRACKING_NUMBER_UPDATE && trackingLink === '') {
      context.issues.push({
        code: 'custom',
        message: 'Tracking no cannot be blank',
        path: ['trackingLink'],
        input: trackingLink,
      })
    }
  })

export type UpTrackForm = z.infer<typeof upTrackFormSchema>

/** May be empty, as an empty note removes the old one. */
export const noteFormSchema = z.object({ note: optionalText('note') })

export type NoteForm = z.infer<typeof noteFormSchema>
