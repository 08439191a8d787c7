import { lazy, Suspense, type ComponentType } from 'react'

/** Where it cannot be loaded the page goes without. */
const PrintedHead = lazy<ComponentType<{ at: Date }>>(() =>
  import('./PrintedHead').then(
    (module) => ({ default: module.PrintedHead }),
    () => ({ default: () => null }),
  ),
)

/** Makes a report of the page where it is printed; what that takes is loaded after the page itself. */
export function PrintedReport({ at }: { at: Date }) {
  return (
    <Suspense>
      <PrintedHead at={at} />
    </Suspense>
  )
}
