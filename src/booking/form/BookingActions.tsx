import { useId } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import { useNavigate } from 'react-router-dom'
import { DeskButton } from '@/components/desk/DeskButton'
import { paths } from '@/paths'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'

interface BookingActionsProps {
  isReceiptWanted: boolean
  onReceiptWanted: (isWanted: boolean) => void
}

export function BookingActions({ isReceiptWanted, onReceiptWanted }: BookingActionsProps) {
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
        <DeskButton text={t('booking.cancel')} onClick={() => void navigate(paths.dashboard())} />
        <DeskButton
          look="warning"
          text={t('booking.addShipment')}
          className="flex-1 cc-wide-only"
          type="submit"
          aria-keyshortcuts="Control+Enter"
        />
      </div>
      <p className="cc-keys-hint mb-0">
        {rich('booking.keysBook', { ctrl: <kbd>Ctrl</kbd>, enter: <kbd>Enter</kbd> })}
      </p>
    </>
  )
}
