import {
  copiesOf,
  copyNames,
  isPrinted,
  MOST_COPIES,
  papers,
  standardChoices,
  type Copies,
  type CopyName,
  type Paper,
} from './printChoices'

const paperTitles: Record<Paper, string> = { receipt: 'Receipt', invoice: 'Invoice', consent: 'Consent form' }
const nameTitles: Record<CopyName, string> = { customer: 'Customer', center: 'Center', accounts: 'Accounts' }
const none: Copies = { customer: 0, center: 0, accounts: 0 }

interface CopyTableProps {
  copies: Record<Paper, Copies>
  onChange: (copies: Record<Paper, Copies>) => void
}

/** Which papers, and how many copies of each for whom. */
export function CopyTable({ copies, onChange }: CopyTableProps) {
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
        {papers.map((paper) => (
          <PaperRow
            title={paperTitles[paper]}
            copies={copies[paper]}
            onChange={(own) => onChange({ ...copies, [paper]: own })}
            key={paper}
          />
        ))}
      </tbody>
    </table>
  )
}

interface PaperRowProps {
  title: string
  copies: Copies
  onChange: (copies: Copies) => void
}

function PaperRow({ title, copies, onChange }: PaperRowProps) {
  return (
    <tr>
      <th scope="row">
        <label className="form-check-label">
          <input
            className="form-check-input"
            type="checkbox"
            checked={isPrinted(copies)}
            onChange={({ target }) => onChange(target.checked ? standardChoices.copies.receipt : none)}
          />
          {title}
        </label>
      </th>
      {copyNames.map((copy) => (
        <td key={copy}>
          <input
            className="form-control"
            type="number"
            min={0}
            max={MOST_COPIES}
            aria-label={`${title}, ${nameTitles[copy].toLowerCase()} copies`}
            value={copies[copy]}
            onChange={({ target }) => onChange({ ...copies, [copy]: copiesOf(target.value) })}
            onFocus={({ target }) => target.select()}
          />
        </td>
      ))}
    </tr>
  )
}
