/** In printing order. */
export const papers = ['receipt', 'invoice', 'consent'] as const
export type Paper = (typeof papers)[number]

export const copyNames = ['customer', 'center', 'accounts'] as const
export type CopyName = (typeof copyNames)[number]

export type Copies = Record<CopyName, number>

/** Stored on the computer: it must not contain any data of a bill. */
export interface PrintChoices {
  copies: Record<Paper, Copies>
  receiptPaper: 'A4' | 'A5'
  hasLabels: boolean
  labelPaper: LabelPaper
}

export const labelPapers = ['100 × 150 mm', 'A4'] as const
export type LabelPaper = (typeof labelPapers)[number]

export const MOST_COPIES = 9

const one: Copies = { customer: 1, center: 0, accounts: 0 }

export const standardChoices: PrintChoices = {
  copies: { receipt: one, invoice: one, consent: one },
  receiptPaper: 'A4',
  hasLabels: false,
  labelPaper: '100 × 150 mm',
}

const none: Copies = { customer: 0, center: 0, accounts: 0 }

export function withoutConsent(choices: PrintChoices): PrintChoices {
  return { ...choices, copies: { ...choices.copies, consent: none } }
}

export function labelsOnly(choices: PrintChoices): PrintChoices {
  return { ...choices, copies: { receipt: none, invoice: none, consent: none }, hasLabels: true }
}

/** Papers that are handed to one recipient together. */
export interface PaperSet {
  copy: CopyName
  papers: Paper[]
}

export function copiesOf(value: unknown): number {
  const count = Math.trunc(Number(value))
  return Number.isFinite(count) ? Math.min(Math.max(count, 0), MOST_COPIES) : 0
}

/** The sets in the order in which they are handed out; none is empty. */
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

/** Whether copies are labelled with their recipient: a single copy for the customer is not. */
export function isNamed({ customer, center, accounts }: Copies): boolean {
  return customer > 1 || center > 0 || accounts > 0
}

export function isPrinted(copies: Copies): boolean {
  return copyNames.some((copy) => copies[copy] > 0)
}

export function isStandard(choices: PrintChoices): boolean {
  return JSON.stringify(choices) === JSON.stringify(standardChoices)
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function readCopies(value: unknown): Copies {
  if (value === undefined) return one
  const { customer, center, accounts } = record(value)
  return { customer: copiesOf(customer), center: copiesOf(center), accounts: copiesOf(accounts) }
}

/** The text may come from an older release or have been edited by hand: unreadable values become standard ones. */
export function readChoices(text: string | null): PrintChoices {
  let stored: unknown = null
  try {
    stored = JSON.parse(text ?? 'null')
  } catch {
    return standardChoices
  }
  if (typeof stored !== 'object' || stored === null) return standardChoices
  const { copies, receiptPaper, hasLabels, labelPaper } = record(stored)
  const { receipt, invoice, consent } = record(copies)
  return {
    copies: { receipt: readCopies(receipt), invoice: readCopies(invoice), consent: readCopies(consent) },
    receiptPaper: receiptPaper === 'A5' ? 'A5' : 'A4',
    hasLabels: hasLabels === true,
    labelPaper: labelPaper === 'A4' ? 'A4' : '100 × 150 mm',
  }
}
