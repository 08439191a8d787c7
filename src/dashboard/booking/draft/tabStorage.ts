import { tabStore } from '@/browser/tabStore'
import { TRACE_PREFIX } from '../../session/localTraces'

/** Logging out removes it. */
const keyOf = (name: string, owner: string) => `${TRACE_PREFIX}${name}:${owner}`

/** The id of the tab's draft. One that a reload does not find is offered as an unfinished booking. */
export const draftIdOf = (owner: string) => ({
  read: () => tabStore.read(keyOf('draft-id', owner)),
  write: (id: string | null) => tabStore.write(keyOf('draft-id', owner), id),
})

/** Whether to print after booking: yes, unless the user has unticked it. */
export const readPrintWanted = (owner: string): boolean => tabStore.read(keyOf('print', owner)) !== 'no'

export const writePrintWanted = (owner: string, isWanted: boolean): void =>
  tabStore.write(keyOf('print', owner), isWanted ? 'yes' : 'no')
