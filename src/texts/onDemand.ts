import type { TextFile } from './textFile'

/** The areas of dashboard parts that are loaded when they are opened: all that t.ts does not name. */
export const onDemand = import.meta.glob<TextFile>([
  './*/*.json',
  '!./*/{booking,common,desk,home,late,lists,login,print,reset,site,tracking}.json',
])
