import { useId, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import FormCheck from 'react-bootstrap/FormCheck'
import { paths } from '@/paths'
import { ShortSummary, TotalText } from '../summary/BookingSummary'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'

interface BookingActionsProps {
  isReceiptWanted: boolean
  onReceiptWanted: (isWanted: boolean) => void
  onHelp: () => void
  onPresets: () => void
  /** More tools. */
  children: ReactNode
}

export function BookingActions({ isReceiptWanted, onReceiptWanted, onHelp, onPresets, children }: BookingActionsProps) {
  const navigate = useNavigate()
  const id = useId()
  return (
    <>
      <FormCheck
        className="mb-0"
        id={id}
        label={t('booking.printInvoice')}
        name="print"
        checked={isReceiptWanted}
        onChange={(event) => onReceiptWanted(event.target.checked)}
      />
      <div className="buttons d-flex gap-2">
        <button className="btn btn-primary flex-1 cc-wide-only" type="submit" aria-keyshortcuts="Control+Enter">
          {t('booking.addShipment')}
        </button>
        <button className="btn btn-light" type="button" onClick={() => void navigate(paths.dashboard())}>
          {t('booking.cancel')}
        </button>
      </div>
      <div className="tools">
        <span className="cc-keys-hint">
          {rich('booking.keysBook', { ctrl: <kbd>Ctrl</kbd>, enter: <kbd>Enter</kbd> })}
          <br />
          <button className="btn btn-link cc-inline" type="button" aria-keyshortcuts="? F1" onClick={onHelp}>
            {t('booking.shortcuts')}
          </button>
          {' · '}
        </span>
        <button className="btn btn-link cc-inline" type="button" onClick={onPresets}>
          {t('booking.presets')}
        </button>
        {children}
      </div>
    </>
  )
}

/** On phones this replaces the tab bar, within reach of the thumb. */
export function PayBar() {
  return (
    <div className="cc-pay-bar cc-beside justify-content-between cc-deep">
      <span>
        {t('booking.total')}
        <b>
          <TotalText />
        </b>
        <ShortSummary />
      </span>
      <button className="btn btn-warning flex-none" type="submit">
        {t('booking.addShipment')}
      </button>
    </div>
  )
}
