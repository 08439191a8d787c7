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
