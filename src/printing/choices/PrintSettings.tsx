import { useId } from 'react'
import {
  copiesOf,
  copyNames,
  isOnly,
  isPrinted,
  isStandard,
  MOST_COPIES,
  noCopies,
  only,
  papers,
  standardChoices,
  type Copies,
  type CopyName,
  type Paper,
  type PrintChoices,
  type PrintedPart,
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
      <fieldset>
        <legend className="form-label">What to print</legend>
        {Object.entries(partTitles).map(([part, title]) => (
          <label className="form-check" key={part}>
            <input
              className="form-check-input"
              type="radio"
              name={`${id}-part`}
              checked={isOnly(part as PrintedPart, choices)}
              onChange={() => onChoose(only(part as PrintedPart, choices))}
            />
            {title}
          </label>
        ))}
      </fieldset>
      <div>
        <p>
          <b>Save as PDF:</b> press Print and choose “Save as PDF” as the printer. The file is called{' '}
          <b>{fileName}.pdf</b>.
        </p>
        <p>Print at 100 %, without the browser’s headers and footers. These settings are saved on this computer.</p>
      </div>
      <details>
        <summary>Advanced</summary>
        <CopyTable copies={choices.copies} onChange={(copies) => change({ copies })} />
        <div>
          <label className="form-check">
            <input
              className="form-check-input"
              type="checkbox"
              checked={choices.hasLabels}
              onChange={({ target }) => change({ hasLabels: target.checked })}
            />
            Parcel labels, one for each piece
          </label>
          <Choice
            label="Paper size of the receipt"
            value={choices.receiptPaper}
            options={{ A4: 'A4', A5: 'A5' }}
            onChange={(receiptPaper) => change({ receiptPaper })}
          />
          <Choice
            label="Paper size of the labels"
            value={choices.labelPaper}
            options={{ '100 × 150 mm': '100 × 150 mm, one label', A4: 'A4, four labels' }}
            onChange={(labelPaper) => change({ labelPaper })}
          />
          <Choice
            label="Country of origin on invoices"
            value={choices.hasOrigin ? 'shipper' : 'blank'}
            options={{ blank: 'Blank, to fill in', shipper: 'The shipper’s country' }}
            onChange={(origin) => change({ hasOrigin: origin === 'shipper' })}
          />
        </div>
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
            Standard settings
          </button>
        </div>
      </details>
    </>
  )
}

const partTitles: Record<PrintedPart, string> = {
  papers: 'Receipt, invoice and consent form',
  receipt: 'Receipt only',
  label: 'Label only',
  all: 'All papers and labels',
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: Record<Value, string>
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <label className="form-label">
      {label}
      <select className="form-select" value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {Object.entries<string>(options).map(([name, title]) => (
          <option value={name} key={name}>
            {title}
          </option>
        ))}
      </select>
    </label>
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
