import { DeskButton } from '@/components/desk/DeskButton'
import { t } from '@/texts/t'
import { ShortSummary, TotalText } from '../summary/BookingSummary'

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
      <DeskButton look="warning" text={t('booking.addShipment')} className="flex-none" type="submit" />
    </div>
  )
}
