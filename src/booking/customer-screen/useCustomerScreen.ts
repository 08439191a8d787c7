import { useEffect, useState } from 'react'
import { customerScreens } from './customerScreens'

/** Whether a customer screen is open. Called by the page, not by each form, so that the next form knows it at once. */
export function useCustomerScreen(): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const stop = customerScreens.listen((message) => {
      if (message === 'here' || message === 'gone') setIsThere(message === 'here')
    })
    customerScreens.send('asked')
    return stop
  }, [])
  return isThere
}
