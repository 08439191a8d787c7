import { lazy, Suspense, useState, type ComponentType } from 'react'

/** Few follow many: the form is loaded when it is opened. Where it cannot be loaded a sentence stands in its place. */
const ManyForm = lazy<ComponentType<{ numbers: readonly string[] }>>(() =>
  import('./ManyForm').then(
    (module) => ({ default: module.ManyForm }),
    () => ({ default: () => <p role="alert">This form could not be loaded. Reload the page to try again.</p> }),
  ),
)

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
