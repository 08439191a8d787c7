import { company } from '@/company'
import { Barcode } from './Barcode'
import type { PaperSize, PrintChoices, PrintJob } from '../choices/printChoices'
import { Sheet } from './Sheet'

export const testFileName = `${company.shortName} test page`

/** Millimetres from the edge. */
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

const sides: Record<PaperSize, [number, number]> = {
  A5: [148, 210],
  A4: [210, 297],
  label: [100, 150],
  'four labels': [210, 297],
}

export function TestSheets({ choices }: { choices: PrintChoices }) {
  return testJobs(choices).map(({ size }) => <TestSheet size={size} key={size} />)
}

function TestSheet({ size }: { size: PaperSize }) {
  const paper = papers[size]
  const needed = size === 'label' ? 3 : 12
  return (
    <Sheet name={`Test page, ${paper}`} kind={`p-test ${kinds[size]}`} size={size}>
      <Frames width={sides[size][0]} height={sides[size][1]} />
      <h2>Test page, {paper}</h2>
      <p>
        The outermost complete frame shows your printer’s margin. For papers of this size, the frame at {needed} mm must
        be complete.
      </p>
      <p>
        The bar must measure <b>50 mm</b>. If it does not, print at 100 % (“Actual size”), and choose the paper {paper}.
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

/** In millimetres; the distances are written side by side in gaps of their frames. */
function Frames({ width, height }: { width: number; height: number }) {
  return (
    <svg className="t-frames" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {frames.map((edge, index) => {
        const [left, bottom] = [width / 2 + (index - 2) * 12, height - edge]
        return (
          <g key={edge}>
            <rect x={edge} y={edge} width={width - 2 * edge} height={height - 2 * edge} fill="none" stroke="#000" />
            <rect x={left - 5} y={bottom - 0.5} width={10} height={1} fill="#fff" />
            <text x={left} y={bottom + 0.6} textAnchor="middle">
              {edge} mm
            </text>
          </g>
        )
      })}
    </svg>
  )
}
