import { lazy, Suspense, useState, type ComponentType } from 'react'

/** Few visitors track several numbers: loaded when the box is opened. */
const ManyForm = lazy<ComponentType<{ numbers: readonly string[] }>>(() =>
  import('./ManyForm').then(
    (module) => ({ default: module.ManyForm }),
    () => ({ default: () => <p role="alert">This form could not be loaded. Reload the page to try again.</p> }),
  ),
)

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
