import { useEffect } from 'react'

/**
 * Sets the document's title while the page shows.
 *
 * @param title the whole title, the company's short name included
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
