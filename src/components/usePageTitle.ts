import { useLayoutEffect } from 'react'

/** @param title the whole title. The specification has that of Centers and Profile Settings without the company’s name. */
export function usePageTitle(title: string): void {
  // A layout effect, so that the title is already set when the new page is announced.
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
