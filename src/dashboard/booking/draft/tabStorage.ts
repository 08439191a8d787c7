import { TRACE_PREFIX } from '../../session/localTraces'

/** In sessionStorage, because each tab has its own. It ends with the tab; logging out removes it. */
function ofTab(name: string, owner: string) {
  const key = `${TRACE_PREFIX}${name}:${owner}`
  return {
    read: (): string | null => {
      try {
        return sessionStorage.getItem(key)
      } catch {
        return null
      }
    },
    write: (text: string | null): void => {
      try {
        if (text === null) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, text)
      } catch {
        // If storage is forbidden, a reload does not find it.
      }
    },
  }
}

/** The id of the tab's draft. One that a reload does not find is offered as an unfinished booking. */
export const draftIdOf = (owner: string) => ofTab('draft-id', owner)

/** Whether to print after booking: yes, unless the user has unticked it. */
export const readPrintWanted = (owner: string): boolean => ofTab('print', owner).read() !== 'no'

export const writePrintWanted = (owner: string, isWanted: boolean): void =>
  ofTab('print', owner).write(isWanted ? 'yes' : 'no')
