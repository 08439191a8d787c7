import { company } from '@/company'
import { Barcode } from './Barcode'
import type { PaperSize, PrintChoices, PrintJob } from '../choices/printChoices'
import { Sheet } from './Sheet'

export const testFileName = `${company.shortName} test page`

/** Millimetres from the edge; keep in step with testSheet.css. */
const frames = [3, 5, 8, 10, 12]

/** A4 label sheets need no test page of their own: their margins are those of A4. */
export function testJobs({ receiptPaper, hasLabels, labelPaper }: PrintChoices): PrintJob[] {
  const sizes: PaperSize[] = ['A4']
  if (receiptPaper === 'A5') sizes.push('A5')
  if (hasLabels && labelPaper !== 'A4') sizes.push('label')
  return sizes.map((size) => ({ size, papers: [], name: `Test page, ${papers[size]}`, load: papers[size] }))
}

const papers: Record<PaperSize, string> = { A5: 'A5', A4: 'A4', label: '100 × 150 mm', 'four labels': 'A4' }
const kinds: Record<PaperSize, string> = { A5: 'a5', A4: '', label: 'p-label', 'four labels': '' }

export function TestSheets({ choices }: { choices: PrintChoices }) {
  return testJobs(choices).map(({ size }) => <TestSheet size={size} key={size} />)
}

function TestSheet({ size }: { size: PaperSize }) {
  const paper = papers[size]
  const needed = size === 'label' ? 3 : 12
  return (
    <Sheet name={`Test page, ${paper}`} kind={`p-test ${kinds[size]}`} size={size}>
      {frames.map((distance) => (
        <div className={`t-frame t-${distance}`} key={distance}>
          <span>{distance} mm</span>
        </div>
      ))}
      <h2>Test page, {paper}</h2>
      <p>
        The outermost frame that is whole shows your printer’s margin. The papers of this size need the frame at{' '}
        {needed} mm to be whole.
      </p>
      <p>
        The bar must measure <b>50 mm</b>. If it does not, print at 100 % («Actual size»), and choose the paper {paper}.
      </p>
      <div className="t-bar" />
      {/* Short enough to keep its quiet zone inside the frames of the label. */}
      <Barcode number="012345" />
      <p lang="ur" dir="rtl" className="t-urdu">
        شرائطِ ترسیل
      </p>
      <div className="t-greys" />
    </Sheet>
  )
}
