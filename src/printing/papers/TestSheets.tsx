import { company } from '@/company'
import { Barcode } from './Barcode'
import type { PrintChoices } from '../choices/printChoices'
import { Sheet } from './Sheet'

export const testFileName = `${company.shortName} test page`

/** Frames at these distances from the edge, in millimetres; print.css knows them too. */
const frames = [3, 5, 8, 10]

/** A test page of each paper that is in use: which margins the printer has, and whether it keeps sizes. */
export function TestSheets({ choices }: { choices: PrintChoices }) {
  return (
    <>
      <TestSheet paper="A4" kind="" />
      {choices.receiptPaper === 'A5' && <TestSheet paper="A5" kind="a5" />}
      {choices.hasLabels && <TestSheet paper="100 × 150 mm" kind="p-label" />}
    </>
  )
}

function TestSheet({ paper, kind }: { paper: string; kind: string }) {
  const needed = kind === 'p-label' ? 3 : kind === 'a5' ? 5 : 10
  return (
    <Sheet name={`Test page, ${paper}`} kind={`p-test ${kind}`}>
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
      {/* Short enough to keep its quiet zone within the frames of a label. */}
      <Barcode number="012345" />
      <p lang="ur" dir="rtl" className="t-urdu">
        شرائطِ ترسیل
      </p>
      <div className="t-greys">
        <i />
        <i />
        <i />
        <i />
      </div>
    </Sheet>
  )
}
