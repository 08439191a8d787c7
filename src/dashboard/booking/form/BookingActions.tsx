import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import FormCheck from 'react-bootstrap/FormCheck'
import { paths } from '@/paths'
import { ShortSummary, TotalText } from '../summary/BookingSummary'

interface BookingActionsProps {
  isReceiptWanted: boolean
  onReceiptWanted: (isWanted: boolean) => void
  onHelp: () => void
  onPresets: () => void
}

export function BookingActions({ isReceiptWanted, onReceiptWanted, onHelp, onPresets }: BookingActionsProps) {
  const navigate = useNavigate()
  const id = useId()
  return (
    <>
      <FormCheck
        className="mb-0"
        id={id}
        label="Print Invoice"
        name="print"
        checked={isReceiptWanted}
        onChange={(event) => onReceiptWanted(event.target.checked)}
      />
      <div className="buttons d-flex gap-2">
        <button className="btn btn-primary" type="submit" aria-keyshortcuts="Control+Enter">
          Add Shipment
        </button>
        <button className="btn btn-light" type="button" onClick={() => void navigate(paths.dashboard())}>
          Cancel
        </button>
      </div>
      <p>
        <span className="cc-keys-hint">
          <kbd>Ctrl</kbd> <kbd>Enter</kbd> books ·{' '}
          <button className="btn btn-link cc-inline" type="button" aria-keyshortcuts="? F1" onClick={onHelp}>
            Shortcuts
          </button>
          {' · '}
        </span>
        <button className="btn btn-link cc-inline" type="button" onClick={onPresets}>
          Presets
        </button>
      </p>
    </>
  )
}

/** On phones this replaces the tab bar, within reach of the thumb. */
export function PayBar() {
  return (
    <div className="cc-pay-bar cc-beside justify-content-between cc-deep">
      <span>
        Total
        <b>
          <TotalText />
        </b>
        <ShortSummary />
      </span>
      <button className="btn btn-warning" type="submit">
        Add Shipment
      </button>
    </div>
  )
}
