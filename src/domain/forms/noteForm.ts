import * as z from 'zod/mini'
import { optionalText } from './fields'

/** May be empty, as an empty note removes the old one. */
export const noteFormSchema = z.object({ note: optionalText('note') })

export type NoteForm = z.infer<typeof noteFormSchema>
