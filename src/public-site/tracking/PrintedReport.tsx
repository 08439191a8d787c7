import { lazy, Suspense, type ComponentType } from 'react'

/** If it cannot be loaded, the page does without it. */
const PrintedHead = lazy<ComponentType<{ at: Date }>>(() =>
  import('./PrintedHead').then(
    (module) => ({ default: module.PrintedHead }),
    () => ({ default: () => null }),
  ),
)

export function PrintedReport({ at }: { at: Date }) {
  return (
    <Suspense>
      <PrintedHead at={at} />
    </Suspense>
  )
}
