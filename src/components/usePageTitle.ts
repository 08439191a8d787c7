import { useLayoutEffect } from 'react'

/**
 * Sets the document's title while the page shows.
 *
 * @param title the whole title, the company's short name included
 */
export function usePageTitle(title: string): void {
  // With the page, not after it: who is told of the one reads the other.
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
