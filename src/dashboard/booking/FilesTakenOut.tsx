import type { FilledState, FormerFiles } from './filledParties'

/** Above the files: those of the shipper who stood here before do not go out with this one. */
export function FilesTakenOut({ filled, again }: Pick<FilledState, 'filled' | 'again'>) {
  const files: FormerFiles = filled.shipper?.files ?? again?.files ?? {}
  const names = Object.values(files).flatMap(({ name, isOut }) => (isOut ? [name] : []))
  if (names.length === 0) return null
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
  return (
    <p className="g12 cc-again" role="status">
      {list} {names.length === 1 ? 'was' : 'were'} taken out, chosen for another shipper. Undo brings{' '}
      {names.length === 1 ? 'it' : 'them'} back.
    </p>
  )
}
