import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** A link to a section of the home page moves the focus there too: the next Tab goes on from what is being read. */
export function useSectionFocus(): void {
  const location = useLocation()
  useEffect(() => {
    const id = location.hash.slice(1)
    if (id === '') return
    // After a change of page the focus is first put on the page's heading; the section comes after it.
    queueMicrotask(() => {
      const section = document.getElementById(id)
      const heading = section?.matches('section') ? section.querySelector<HTMLElement>('h2') : null
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }, [location])
}
