import { useId } from 'react'
import {
  copiesOf,
  copyNames,
  isPrinted,
  isStandard,
  MOST_COPIES,
  noCopies,
  papers,
  standardChoices,
  type Copies,
  type CopyName,
  type Paper,
  type PrintChoices,
} from './printChoices'

interface PrintSettingsProps {
  choices: PrintChoices
  onChoose: (choices: PrintChoices) => void
  fileName: string
  /** Null while the test page is shown. */
  onTest: (() => void) | null
}

export function PrintSettings({ choices, onChoose, fileName, onTest }: PrintSettingsProps) {
  const id = useId()
  const change = (changes: Partial<PrintChoices>) => onChoose({ ...choices, ...changes })
  return (
    <>
      <CopyTable copies={choices.copies} onChange={(copies) => change({ copies })} />
      <div>
        <label className="form-label" htmlFor={`${id}-paper`}>
          Paper of the receipt
        </label>
        <select
          className="form-select"
          id={`${id}-paper`}
          value={choices.receiptPaper}
          onChange={({ target }) => change({ receiptPaper: target.value === 'A5' ? 'A5' : 'A4' })}
        >
          <option value="A4">A4</option>
          <option value="A5">A5</option>
        </select>
        <div className="form-check">
          <input
            className="form-check-input"
            id={`${id}-labels`}
            type="checkbox"
            checked={choices.hasLabels}
            onChange={({ target }) => change({ hasLabels: target.checked })}
          />
          <label className="form-check-label" htmlFor={`${id}-labels`}>
            Parcel labels, one for each piece
          </label>
        </div>
        {choices.hasLabels && (
          <>
            <label className="form-label" htmlFor={`${id}-label-paper`}>
              Paper of the labels
            </label>
            <select
              className="form-select"
              id={`${id}-label-paper`}
              value={choices.labelPaper}
              onChange={({ target }) => change({ labelPaper: target.value === 'A4' ? 'A4' : '100 × 150 mm' })}
            >
              <option value="100 × 150 mm">100 × 150 mm, one on a label</option>
              <option value="A4">A4, four on a sheet</option>
            </select>
          </>
        )}
      </div>
      <div>
        <p>
          <b>Save as PDF:</b> press Print and choose «Save as PDF» as the printer. The file is called{' '}
          <b>{fileName}.pdf</b>.
        </p>
        <p>Print at 100 %, without the browser’s headers and footers. These settings stay on this computer.</p>
        <div className="cc-print-more">
          {onTest && (
            <button className="btn btn-light" type="button" onClick={onTest}>
              Test page
            </button>
          )}
          <button
            className="btn btn-light"
            type="button"
            disabled={isStandard(choices)}
            onClick={() => onChoose(standardChoices)}
          >
            Standard papers
          </button>
        </div>
      </div>
    </>
  )
}

const paperTitles: Record<Paper, string> = { receipt: 'Receipt', invoice: 'Invoice', consent: 'Consent form' }
const nameTitles: Record<CopyName, string> = { customer: 'Customer', center: 'Center', accounts: 'Accounts' }

interface CopyTableProps {
  copies: Record<Paper, Copies>
  onChange: (copies: Record<Paper, Copies>) => void
}

function CopyTable({ copies, onChange }: CopyTableProps) {
  return (
    <table className="cc-copies" aria-label="Copies">
      <thead>
        <tr>
          <th scope="col">Paper</th>
          {copyNames.map((copy) => (
            <th scope="col" key={copy}>
              {nameTitles[copy]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {papers.map((paper) => {
          const own = copies[paper]
          const change = (changed: Copies) => onChange({ ...copies, [paper]: changed })
          return (
            <tr key={paper}>
              <th scope="row">
                <label className="form-check-label">
                  <input
                    className="form-check-input"
                    type="checkbox"
                    checked={isPrinted(own)}
                    onChange={({ target }) => change(target.checked ? standardChoices.copies[paper] : noCopies)}
                  />
                  {paperTitles[paper]}
                </label>
              </th>
              {copyNames.map((copy) => (
                <td key={copy}>
                  <input
                    className="form-control"
                    type="number"
                    min={0}
                    max={MOST_COPIES}
                    aria-label={`${paperTitles[paper]}, ${nameTitles[copy].toLowerCase()} copies`}
                    value={own[copy]}
                    onChange={({ target }) => change({ ...own, [copy]: copiesOf(target.value) })}
                    onFocus={({ target }) => target.select()}
                  />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
