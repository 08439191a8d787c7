import { table, type Figure } from './figures'

const BEGIN = '<!-- figures: written by `npm run bench -- --write` -->'
const END = '<!-- end of figures -->'

/** The parts of the bench, in the order of the page, with what they are called there. */
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

/** What has been measured in one go. */
export interface Run {
  figures: ReadonlyMap<Part, readonly Figure[]>
  /** Machine, Node and browser in words. */
  machine: string
  date: Date
}

/**
 * The page of measurements with the promised figures of another run: what has no budget is only printed. Parts that were not measured keep theirs, with the day and
 * the machine of their own; what people have written above and below stays.
 *
 * @param page the page as it is, in Markdown
 * @returns the page as prettier would leave it
 * @throws Error where the page has no place for figures
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
