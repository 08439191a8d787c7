import * as z from 'zod/mini'
import { t, type TextKey } from '@/texts/t'
import { joinWithAnd } from '../joinWithAnd'

/** In printing order. */
export const papers = ['receipt', 'invoice', 'consent'] as const
export type Paper = (typeof papers)[number]
/** The names of the papers within a sentence. */
export const paperNames: Record<Paper, TextKey> = {
  receipt: 'print.receipt',
  invoice: 'print.invoice',
  consent: 'print.consentForm',
}

export const copyNames = ['customer', 'center', 'accounts'] as const
export type CopyName = (typeof copyNames)[number]
export type Copies = Record<CopyName, number>

export const MAX_COPIES = 9

export function copiesOf(value: unknown): number {
  const count = Math.trunc(Number(value))
  return Number.isFinite(count) ? Math.min(Math.max(count, 0), MAX_COPIES) : 0
}

const one: Copies = { customer: 1, center: 0, accounts: 0 }
export const noCopies: Copies = { customer: 0, center: 0, accounts: 0 }

const count = z.catch(z.pipe(z.unknown(), z.transform(copiesOf)), 0)
const copiesOfPaper = z.catch(z.object({ customer: count, center: count, accounts: count }), one)
/** Stored on the computer: it must not contain any data of a bill. */
const storedChoices = z.object({
  copies: z.catch(z.record(z.enum(papers), copiesOfPaper), { receipt: one, invoice: one, consent: one }),
  receiptPaper: z.catch(z.enum(['A4', 'A5']), 'A4'),
  hasLabels: z.catch(z.boolean(), false),
  labelPaper: z.catch(z.enum(['100 × 150 mm', 'A4']), '100 × 150 mm'),
  /** Whether the invoice states the shipper's country as the goods' country of origin. */
  hasOrigin: z.catch(z.boolean(), false),
  /** Whether each bill of several begins on a front side, for printers that print both sides. */
  hasFrontSides: z.catch(z.boolean(), true),
  /** Whether the invoice has rows that customs of some countries ask for. */
  hasCustoms: z.catch(z.boolean(), false),
})
export type PrintChoices = z.infer<typeof storedChoices>

export const standardChoices: PrintChoices = storedChoices.parse({})

/** The text may come from an older release or have been edited by hand: unreadable values become standard ones. */
export function readChoices(text: string | null): PrintChoices {
  try {
    return storedChoices.parse(JSON.parse(text ?? ''))
  } catch {
    return standardChoices
  }
}

export function withoutConsent(choices: PrintChoices): PrintChoices {
  return { ...choices, copies: { ...choices.copies, consent: noCopies } }
}

/**
 * The choices to store. Only those that were changed here, because another tab may have changed others.
 *
 * @param now as they are stored
 */
export function withChanges(now: PrintChoices, before: PrintChoices, after: PrintChoices): PrintChoices {
  const copies = { ...now.copies, ...changesOf(before.copies, after.copies) }
  return { ...now, ...changesOf(before, after), copies }
}

const changesOf = <Value extends object>(before: Value, after: Value) =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Value]),
    ),
  ) as Partial<Value>

/** The usual selections of papers; the table of copies allows all others. */
const printedParts = {
  papers: { papers, hasLabels: false },
  receipt: { papers: ['receipt'], hasLabels: false },
  label: { papers: [], hasLabels: true },
  all: { papers, hasLabels: true },
} as const satisfies Record<string, { papers: readonly Paper[]; hasLabels: boolean }>
export type PrintedPart = keyof typeof printedParts

/** The choices for printing only this part. Its papers retain their number of copies. */
export function onlyPart(part: PrintedPart, choices: PrintChoices): PrintChoices {
  const own: readonly Paper[] = printedParts[part].papers
  const copies = { ...choices.copies }
  for (const paper of papers) {
    if (!own.includes(paper)) copies[paper] = noCopies
    else if (!isPrinted(copies[paper])) copies[paper] = one
  }
  return { ...choices, copies, hasLabels: printedParts[part].hasLabels }
}

export function isOnlyPart(part: PrintedPart, choices: PrintChoices): boolean {
  return JSON.stringify(onlyPart(part, choices)) === JSON.stringify(choices)
}

/** Papers that are handed to one person together. */
export interface PaperSet {
  copy: CopyName
  papers: Paper[]
}

/** The sets in the order in which they are handed out, without empty ones. */
export function paperSets({ copies }: PrintChoices, hasInvoice: boolean): PaperSet[] {
  const own = papers.filter((paper) => paper !== 'invoice' || hasInvoice)
  return copyNames.flatMap((copy) => {
    const piles = Math.max(...own.map((paper) => copies[paper][copy]))
    return Array.from({ length: piles }, (_, pile) => ({
      copy,
      papers: own.filter((paper) => copies[paper][copy] > pile),
    }))
  })
}

/** Whether copies are labelled with the recipient. A single copy for the customer is not. */
export function isNamed({ customer, center, accounts }: Copies): boolean {
  return customer > 1 || center > 0 || accounts > 0
}

export function isPrinted(copies: Copies): boolean {
  return copyNames.some((copy) => copies[copy] > 0)
}

export function isStandard(choices: PrintChoices): boolean {
  return JSON.stringify(choices) === JSON.stringify(standardChoices)
}

/**
 * The kinds of paper to load into a printer. A4 sheets of labels are adhesive, so they count as a kind of their own.
 */
const paperSizes = ['A5', 'A4', 'label', 'four labels'] as const
export type PaperSize = (typeof paperSizes)[number]

/** What is printed in one go: a printer holds one kind of paper at a time. */
export interface PrintJob {
  size: PaperSize
  papers: Paper[]
  /** For example `A5 receipt`. */
  name: string
  /** What to load into the printer, in words. */
  load: string
}

function loadOf(size: PaperSize): string {
  if (size === 'label') return t('print.loadLabels')
  return size === 'four labels' ? t('print.loadLabelSheets') : size
}

export function printJobs(choices: PrintChoices, has: { invoice: boolean; label: boolean }): PrintJob[] {
  const chosen = papers.filter((paper) => isPrinted(choices.copies[paper]) && (paper !== 'invoice' || has.invoice))
  const labels = choices.labelPaper === 'A4' ? 'four labels' : 'label'
  return paperSizes.flatMap((size) => {
    const own = chosen.filter((paper) => size === (paper === 'receipt' ? choices.receiptPaper : 'A4'))
    const isOfLabels = has.label && choices.hasLabels && size === labels
    if (own.length === 0 && !isOfLabels) return []
    const name = isOfLabels
      ? t('print.labelsJob')
      : t('print.jobOnPaper', { size, papers: joinWithAnd(own.map((paper) => t(paperNames[paper]))) })
    return [{ size, papers: own, name, load: loadOf(size) }]
  })
}
