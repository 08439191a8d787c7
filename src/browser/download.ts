/** Milliseconds for which the address of a file is valid, as browsers read the file only after the click. */
const ADDRESS_LIFETIME_MS = 10_000

/** Gives the user a text as a file. */
export function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFETIME_MS)
}
