import { table, type Figure } from './figures'

const BEGIN = '<!-- figures: written by `npm run bench -- --write` -->'
const END = '<!-- end of figures -->'

/** A whole run of the bench. */
export interface Run {
  figures: readonly Figure[]
  /** Machine, Node and browser in words. */
  machine: string
  date: Date
}

/**
 * The page of measurements with the figures of another run. What people have written above and below them stays.
 *
 * @param page the page as it is, in Markdown
 * @returns the page as prettier would leave it
 * @throws Error where the page has no place for figures
 */
export function withFigures(page: string, { figures, machine, date }: Run): string {
  const begin = page.indexOf(BEGIN)
  const end = page.indexOf(END)
  if (begin === -1 || end < begin) throw new Error(`The page has no ${BEGIN} … ${END}`)
  const day = date.toISOString().slice(0, 10)
  const written = [BEGIN, `Run of ${day} on ${machine}.`, table(figures)].join('\n\n')
  return `${page.slice(0, begin)}${written}\n\n${page.slice(end)}`
}
