import { useLayoutEffect } from 'react'

/** @param title the whole title, the company's short name included */
export function usePageTitle(title: string): void {
  // A layout effect, so that the title is already set when the new page is announced.
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
