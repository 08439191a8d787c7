import * as z from 'zod/mini'
import { optionalText } from './fields'

/** The Add Note popup. There is no check: an empty note takes the old one away. */
export const noteFormSchema = z.object({ note: optionalText() })

export type NoteForm = z.infer<typeof noteFormSchema>
