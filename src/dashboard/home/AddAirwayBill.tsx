import { useEffect, useRef } from 'react'
import { Icon } from '@/components/Icon'
import { paths } from '@/paths'

/** Opens the booking form in a new tab: by mouse, or with Alt + N. */
export function AddAirwayBill() {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The key, not its letter: with Alt some keyboards write another one.
      if (event.code !== 'KeyN' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return
      event.preventDefault()
      if (!event.repeat) link.current?.click()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <a
      ref={link}
      className="btn btn-primary"
      href={paths.airwayBill()}
      target="_blank"
      rel="noopener"
      title="Alt + N"
      aria-keyshortcuts="Alt+N"
    >
      <Icon name="add" small />
      Add Airway Bill
    </a>
  )
}
