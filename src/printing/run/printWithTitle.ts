import { useListener } from '@/browser/useListener'

/** Prints under another title, which browsers suggest as the file name. */
export function printWithTitle(view: Window, title: string): void {
  const ownTitle = document.title
  document.title = title
  try {
    view.focus()
    view.print()
  } finally {
    document.title = ownTitle
  }
}

/** {@link printWithTitle} for the browser's own print command. @param title null if there is nothing to print */
export function useTitleInPrint(title: string | null): void {
  useListener('beforeprint', () => {
    const ownTitle = document.title
    // `printWithTitle` has already set it if a button prints.
    if (title === null || ownTitle === title) return
    document.title = title
    window.addEventListener('afterprint', () => void (document.title = ownTitle), { once: true })
  })
}
