/** Gives the user a text as a file. */
export function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
