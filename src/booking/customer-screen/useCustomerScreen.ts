import { useEffect, useState } from 'react'
import { customerScreens } from './customerScreens'

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
