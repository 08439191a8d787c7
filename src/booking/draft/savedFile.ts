import * as z from 'zod/mini'

/** A file as the user chose it; it is prepared for sending again whenever it is read. */
export const savedFileSchema = z.object({
  /** Unique to each file that is chosen. */
  id: z.string(),
  name: z.string(),
  type: z.string(),
})
export type SavedFile = z.infer<typeof savedFileSchema>
