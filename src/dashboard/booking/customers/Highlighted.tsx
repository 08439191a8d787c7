/** A text with the first place that matches the term marked. */
export function Highlighted({ text, term }: { text: string; term: string }) {
  const at = term === '' ? -1 : text.toLowerCase().indexOf(term.toLowerCase())
  if (at < 0) return <>{text}</>
  const end = at + term.length
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}
