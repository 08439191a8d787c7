import * as z from 'zod/mini'
import { t } from '@/texts/t'
import { TRACKING_NUMBER_UPDATE, upTrackTypes } from '../shipment/shipmentStatus'
import { choice, optionalText, requiredText } from './fields'

/** The tracking link is used, and required, only for type 6. */
export const upTrackFormSchema = z
  .object({
    type: choice(upTrackTypes.map(String), () => t('lists.typeUnchosen')),
    description: requiredText(() => t('lists.descriptionBlank'), 'description'),
    trackingLink: optionalText('link'),
  })
  .check((context) => {
    const { type, trackingLink } = context.value
    if (Number(type) === TRACKING_NUMBER_UPDATE && trackingLink === '') {
      context.issues.push({
        code: 'custom',
        message: t('lists.linkBlank'),
        path: ['trackingLink'],
        input: trackingLink,
      })
    }
  })

export type UpTrackForm = z.infer<typeof upTrackFormSchema>

/** “Each to its next step”, in place of the number of a status: nothing that a call may send. */
export const NEXT_STEP = 'next'

/** May be empty, as an empty note removes the old one. */
export const noteFormSchema = z.object({ note: optionalText('note') })

export type NoteForm = z.infer<typeof noteFormSchema>
