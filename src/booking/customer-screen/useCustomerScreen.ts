import { useEffect, useState } from 'react'
import { lazyPart } from '@/components/lazyPart'
import { customerScreens } from './customerScreens'

/** Nothing is loaded, computed or sent before there is a customer screen. */
export const ShowToCustomer = lazyPart(async () => (await import('./ShowToCustomer')).ShowToCustomer, {
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
