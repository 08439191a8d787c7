/**
 * A stored text for a field of one line. Browsers remove line breaks from such a field, which runs the last word of a
 * line together with the first of the next. What is pasted also loses its bullets (booking/pastedLines.ts).
 */
export function oneLine(text: string): string {
  if (!/[\r\n]/.test(text)) return text
  const lines = text.split(/[\r\n]+/).map((line) => line.trim().replace(/,$/, ''))
  return lines.filter((line) => line !== '').join(', ')
}
