import * as z from 'zod/mini'

/** A list as this computer has stored it, without what is no `entry`; empty if it is no list. */
export const storedList = <Entry>(entry: z.ZodMiniType<Entry>) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((list: unknown[]): Entry[] => list.flatMap((each) => entry.safeParse(each).data ?? [])),
  )
