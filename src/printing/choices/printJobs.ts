import { isPrinted, papers, type Paper, type PrintChoices } from './printChoices'

/** What is loaded into a printer; A4 labels are adhesive sheets, so they are loaded separately from A4 paper. */
export const paperSizes = ['A5', 'A4', 'label', 'four labels'] as const
export type PaperSize = (typeof paperSizes)[number]

/** What is printed in one go: a printer holds one kind of paper at a time. */
export interface PrintJob {
  size: PaperSize
  papers: Paper[]
  /** For example `A5 receipt`. */
  name: string
  load: string
}

export const paperNames: Record<Paper, string> = { receipt: 'receipt', invoice: 'invoice', consent: 'consent form' }

const loads: Record<PaperSize, string> = {
  A4: 'A4',
  A5: 'A5',
  label: 'labels of 100 × 150 mm',
  'four labels': 'A4 label sheets',
}

export function printJobs(choices: PrintChoices, has: { invoice: boolean; label: boolean }): PrintJob[] {
  const chosen = papers.filter((paper) => isPrinted(choices.copies[paper]) && (paper !== 'invoice' || has.invoice))
  return paperSizes.flatMap((size) => {
    const own = chosen.filter((paper) => sizeOf(paper, choices) === size)
    const isOfLabels = has.label && choices.hasLabels && size === labelSize(choices)
    if (own.length === 0 && !isOfLabels) return []
    const name = isOfLabels ? 'Labels' : `${size} ${sentence(own.map((paper) => paperNames[paper]))}`
    return [{ size, papers: own, name, load: loads[size] }]
  })
}

export function labelSize({ labelPaper }: Pick<PrintChoices, 'labelPaper'>): PaperSize {
  return labelPaper === 'A4' ? 'four labels' : 'label'
}

function sizeOf(paper: Paper, { receiptPaper }: PrintChoices): PaperSize {
  return paper === 'receipt' ? receiptPaper : 'A4'
}

/** For example `receipt, invoice and consent form`. */
export function sentence(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
