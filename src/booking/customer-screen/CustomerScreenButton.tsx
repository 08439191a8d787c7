import { DeskButton } from '@/components/desk/DeskButton'
import { paths } from '@/paths'
import { emptyTab } from '@/session/localTraces'
import { addressOf } from '@/texts/language'
import { t } from '@/texts/t'
import type { LastBooking } from '../form/BookedPanel'
import { ShowToCustomer } from './useCustomerScreen'

interface CustomerScreenButtonProps {
  hasScreen: boolean
  last: LastBooking | null
  isTouched: boolean
}

/** Opens the customer screen in a window of its own, for a second monitor (product 5.17). */
export function CustomerScreenButton({ hasScreen, ...props }: CustomerScreenButtonProps) {
  const open = () => {
    // Smaller than most screens: browsers put a window that is wholly covered to sleep.
    const screen = window.open(addressOf(paths.customerScreen()), 'customer-screen', 'popup,width=1024,height=640')
    if (!screen) return
    emptyTab(screen)
    screen.focus()
  }
  return (
    <>
      <span className="cc-keys-hint">
        {' · '}
        <DeskButton look="inline" text={t('booking.customerScreen')} onClick={open} />
      </span>
      {hasScreen && <ShowToCustomer {...props} />}
    </>
  )
}
