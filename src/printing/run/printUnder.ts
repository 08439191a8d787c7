/**
 * Prints a window under a title of its own, which browsers offer as the file's name; the page has its title back after.
 *
 * @param view the window that is printed: the page's own, or a frame's
 * @param title the file's name, without an ending
 */
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
