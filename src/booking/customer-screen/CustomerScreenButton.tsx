import { useEffect, useState } from 'react'
import { DeskButton } from '@/components/desk/DeskButton'
import { tabChannel } from '@/browser/tabChannel'
import { lazyPart } from '@/components/lazyPart'
import { paths } from '@/paths'
import { addressOf } from '@/texts/language'
import { emptyTab } from '@/session/localTraces'
import type { LastBooking } from '../form/BookedPanel'
import type { ScreenMessage } from './CustomerScreenPage'
import { t } from '@/texts/t'

export const customerScreens = tabChannel<ScreenMessage>('dashboard-customer-screen')

/** Nothing is loaded, computed or sent before there is a customer screen. */
const ShowToCustomer = lazyPart(async () => (await import('./ShowToCustomer')).ShowToCustomer, {
  failed: 'booking.customerScreenFailed',
})

/** Whether there is a customer screen. For the page of the forms, so that each takes over from the one before. */
export function useCustomerScreen(): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const stop = customerScreens.hear((message) => {
      if (message === 'here' || message === 'gone') setIsThere(message === 'here')
    })
    customerScreens.tell('asked')
    return stop
  }, [])
  return isThere
}

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
