import { useId } from 'react'
import { TotalText } from './BookingSummary'

interface BookingActionsProps {
  isReceiptWanted: boolean
  onReceiptWanted: (isWanted: boolean) => void
  onCancel: () => void
}

export function BookingActions({ isReceiptWanted, onReceiptWanted, onCancel }: BookingActionsProps) {
  const id = useId()
  return (
    <div className="go">
      <div className="form-check mb-1">
        <input
          className="form-check-input"
          type="checkbox"
          id={id}
          name="print"
          checked={isReceiptWanted}
          onChange={(event) => onReceiptWanted(event.target.checked)}
        />
        <label className="form-check-label" htmlFor={id}>
          Print Invoice
        </label>
      </div>
      <button className="btn btn-primary" type="submit">
        Add Shipment
      </button>
      <button className="btn btn-light" type="button" onClick={onCancel}>
        Cancel
      </button>
    </div>
  )
}

/** Phones: total and Add Shipment in reach of the thumb, in place of the tab bar (look 8). */
export function PayBar() {
  return (
    <div className="cc-paybar cc-deep">
      <span>
        Total
        <b>
          <TotalText />
        </b>
      </span>
      <button className="btn btn-warning" type="submit">
        Add Shipment
      </button>
    </div>
  )
}
