import * as z from 'zod/mini'

/**
 * The schema of a list that this computer has stored. Invalid entries are left out; anything but a list becomes an
 * empty one.
 */
export const storedList = <Entry>(entry: z.ZodMiniType<Entry>) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((list: unknown[]): Entry[] =>
      list.flatMap((each) => {
        const read = entry.safeParse(each)
        // In an array of its own: an entry may be an array itself.
        return read.success ? [read.data] : []
      }),
    ),
  )
