import { lazy, Suspense, useState } from 'react'

/** Few follow many: the form is loaded when it is opened. */
const ManyForm = lazy(async () => ({ default: (await import('./ManyForm')).ManyForm }))

/** Many numbers at once, behind a line that opens. */
export function ManyBox({ numbers = [] }: { numbers?: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="cc-many" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{numbers.length > 0 ? 'Change the numbers' : 'Track several at once'}</summary>
      {isOpen && (
        <Suspense>
          <ManyForm numbers={numbers} />
        </Suspense>
      )}
    </details>
  )
}
