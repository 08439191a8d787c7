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
