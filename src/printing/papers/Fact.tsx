import type { ReactNode } from 'react'
import { Written } from './Written'

interface FactProps {
  label: string
  /** A typed text, in place of `children`. */
  typed?: string
  children?: ReactNode
}

/** A label and its value, in a list of such pairs. */
export function Fact({ label, typed, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{typed === undefined ? children : <WrittenCode text={typed} />}</dd>
    </div>
  )
}

/** A single long word, such as a reference. Not a number with hyphens, which stays on one line (Written.tsx). */
const LONG_CODE = /^(?!\d+-[\d-]*$)[!-~]{14,}$/

/** A long code that does not fit on its line is broken in its middle, not before its last letter. */
function WrittenCode({ text }: { text: string }) {
  const code = text.trim()
  if (!LONG_CODE.test(code)) return <Written text={text} />
  const middle = Math.ceil(code.length / 2)
  return (
    <>
      <Written text={code.slice(0, middle)} />
      <wbr />
      <Written text={code.slice(middle)} />
    </>
  )
}
