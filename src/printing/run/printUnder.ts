import { useListener } from '@/browser/useListener'

/** Browsers suggest the document's title as the file name. */
export function printUnder(view: Window, title: string): void {
  const ownTitle = document.title
  document.title = title
  try {
    view.focus()
    view.print()
  } finally {
    document.title = ownTitle
  }
}

/** The same for the browser's own print command, which our buttons do not hear of. Null if there is nothing to print. */
export function useTitleInPrint(title: string | null): void {
  useListener('beforeprint', () => {
    const ownTitle = document.title
    // Ours already, if a button prints.
    if (title === null || ownTitle === title) return
    document.title = title
    window.addEventListener('afterprint', () => void (document.title = ownTitle), { once: true })
  })
}
