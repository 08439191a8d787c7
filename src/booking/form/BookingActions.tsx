import { type ReactNode, useId } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import { useNavigate } from 'react-router-dom'
import { DeskButton } from '@/components/desk/DeskButton'
import { paths } from '@/paths'
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
        <DeskButton
          look="warning"
          text={t('booking.addShipment')}
          className="flex-1 cc-wide-only"
          type="submit"
          aria-keyshortcuts="Control+Enter"
        />
        <DeskButton text={t('booking.cancel')} onClick={() => void navigate(paths.dashboard())} />
      </div>
      <div className="tools">
        <span className="cc-keys-hint">
          {rich('booking.keysBook', { ctrl: <kbd>Ctrl</kbd>, enter: <kbd>Enter</kbd> })}
          <br />
          <DeskButton look="inline" text={t('booking.shortcuts')} aria-keyshortcuts="? F1" onClick={onHelp} />
          {' · '}
        </span>
        <DeskButton look="inline" text={t('booking.presets')} onClick={onPresets} />
        {children}
      </div>
    </>
  )
}
