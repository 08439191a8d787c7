/** The papers of a bill, in the order in which they are printed. */
export const papers = ['receipt', 'invoice', 'consent'] as const
export type Paper = (typeof papers)[number]

/** Whom a copy is for; it stands on the copy. */
export const copyNames = ['customer', 'center', 'accounts'] as const
export type CopyName = (typeof copyNames)[number]

export type Copies = Record<CopyName, number>

/** What is printed of a bill; remembered on the computer, and nothing of a bill in it. */
export interface PrintChoices {
  copies: Record<Paper, Copies>
  receiptPaper: 'A4' | 'A5'
  /** One parcel label for each piece. */
  hasLabels: boolean
  /** Each on a label of its own, or four on a sheet. */
  labelPaper: LabelPaper
}

export const labelPapers = ['100 × 150 mm', 'A4'] as const
export type LabelPaper = (typeof labelPapers)[number]

export const MOST_COPIES = 9

const one: Copies = { customer: 1, center: 0, accounts: 0 }

/** The three papers, one copy of each, on A4. */
export const standardChoices: PrintChoices = {
  copies: { receipt: one, invoice: one, consent: one },
  receiptPaper: 'A4',
  hasLabels: false,
  labelPaper: '100 × 150 mm',
}

const none: Copies = { customer: 0, center: 0, accounts: 0 }

/** The same without consent forms. */
export function withoutConsent(choices: PrintChoices): PrintChoices {
  return { ...choices, copies: { ...choices.copies, consent: none } }
}

/** Labels alone, on the paper that they are printed on. */
export function labelsOnly(choices: PrintChoices): PrintChoices {
  return { ...choices, copies: { receipt: none, invoice: none, consent: none }, hasLabels: true }
}

/** Copies of the papers that are handed to somebody together. */
export interface PaperSet {
  copy: CopyName
  papers: Paper[]
}

/**
 * How many copies somebody meant.
 *
 * @param value what was typed, or remembered
 * @returns a whole number from 0 to {@link MOST_COPIES}
 */
export function copiesOf(value: unknown): number {
  const count = Math.trunc(Number(value))
  return Number.isFinite(count) ? Math.min(Math.max(count, 0), MOST_COPIES) : 0
}

/**
 * The copies in the order in which they are handed out: all of the customer's, then the center's, then the accounts'.
 *
 * @param choices what is printed
 * @param hasInvoice whether there is an invoice
 * @returns one set for each pile; none is empty
 */
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

/** Whether the copies of a paper are told apart by name: the customer's only copy is the paper itself. */
export function isNamed({ customer, center, accounts }: Copies): boolean {
  return customer > 1 || center > 0 || accounts > 0
}

/** Whether a paper is printed at all. */
export function isPrinted(copies: Copies): boolean {
  return copyNames.some((copy) => copies[copy] > 0)
}

/** Whether nobody has chosen anything but the three papers. */
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

/**
 * Choices as they were remembered, perhaps by an older release or by a curious hand.
 *
 * @param text what was stored; null where nothing was
 * @returns whole choices; the standard ones for what can't be read
 */
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
