import { company } from '@/company'
import { t } from '@/texts/t'
import type { PrintChoices, PrintJob } from '../choices/printChoices'
import { Barcode } from './Barcode'
import { Sheet } from './Sheet'

export const testFileName = `${company.shortName} test page`

/** Millimetres from the edge. */
const frames = [3, 5, 8, 10, 12]

/** A4 label sheets need no test page of their own: their margins are those of A4. */
const testPapers = {
  A4: { paper: 'A4', kind: '', width: 210, height: 297, needed: 12 },
  A5: { paper: 'A5', kind: 'a5', width: 148, height: 210, needed: 12 },
  label: { paper: '100 × 150 mm', kind: 'p-label', width: 100, height: 150, needed: 3 },
} as const

const sizesOf = ({ receiptPaper, hasLabels, labelPaper }: PrintChoices): (keyof typeof testPapers)[] => [
  'A4',
  ...(receiptPaper === 'A5' ? (['A5'] as const) : []),
  ...(hasLabels && labelPaper !== 'A4' ? (['label'] as const) : []),
]

export function testJobs(choices: PrintChoices): PrintJob[] {
  return sizesOf(choices).map((size) => {
    const { paper } = testPapers[size]
    return { size, papers: [], name: t('print.testPageOn', { paper }), load: paper }
  })
}

export function TestSheets({ choices }: { choices: PrintChoices }) {
  return sizesOf(choices).map((size) => <TestSheet size={size} key={size} />)
}

function TestSheet({ size }: { size: keyof typeof testPapers }) {
  const { paper, kind, width, height, needed } = testPapers[size]
  return (
    <Sheet name={`Test page, ${paper}`} kind={`p-test ${kind}`} size={size}>
      <Frames width={width} height={height} />
      <h2>Test page, {paper}</h2>
      <p>
        The outermost complete frame shows your printer’s margin. For papers of this size, the frame at {needed} mm must
        be complete.
      </p>
      <p>
        The bar must measure <b>50 mm</b>. If it does not, print at 100 % (“Actual size”), and choose the paper {paper}.
      </p>
      <div className="t-bar" />
      {/* Short enough for its quiet zone to fit inside the frames of the label. */}
      <Barcode number="012345" />
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
