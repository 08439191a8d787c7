import { useLayoutEffect } from 'react'

/** @param title the whole title, the company's short name included */
export function usePageTitle(title: string): void {
  // With the page, not after it: whoever is told of the page reads its title.
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
