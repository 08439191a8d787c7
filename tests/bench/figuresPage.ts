import { table, type Figure } from './figures'

const BEGIN = '<!-- figures: written by `npm run bench -- --write` -->'
const END = '<!-- end of figures -->'

/** The parts of the bench with their headings, in the order of the page. */
export const parts = {
  visit: 'First visits',
  records: 'Lists',
  rows: 'Reading rows',
  booking: 'Booking form',
  dashboard: 'Dashboard',
  hour: 'An hour of an open dashboard',
  memory: 'Memory',
  papers: 'Papers',
  soak: 'A whole shift in one tab',
} as const
export type Part = keyof typeof parts

/** The figures of one run. */
export interface Run {
  figures: ReadonlyMap<Part, readonly Figure[]>
  /** A description of machine, Node and browser. */
  machine: string
  date: Date
}

/**
 * Puts the figures with a budget into the page; figures without one are only printed. Parts that were not measured
 * retain theirs with their own date and machine, and so does text written by hand.
 *
 * @param page the current page, in Markdown
 * @returns the new page in prettier's format
 * @throws Error if the page has no markers for the figures
 */
export function withFigures(page: string, { figures, machine, date }: Run): string {
  const begin = page.indexOf(BEGIN)
  const end = page.indexOf(END)
  if (begin === -1 || end < begin) throw new Error(`The page has no ${BEGIN} … ${END}`)
  const [, ...former] = page.slice(begin, end).split(/^## /m)
  const day = date.toISOString().slice(0, 10)
  const sections = (Object.keys(parts) as Part[]).flatMap((part) => {
    const measured = figures.get(part)?.filter(({ must }) => must !== undefined)
    if (measured?.length) return `${parts[part]}\n\nRun of ${day} on ${machine}.\n\n${table(measured)}`
    return former.find((section) => section.startsWith(`${parts[part]}\n`))?.trimEnd() ?? []
  })
  const written = [BEGIN, ...sections.map((section) => `## ${section}`)].join('\n\n')
  return `${page.slice(0, begin)}${written}\n\n${page.slice(end)}`
}
