import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

interface LazyPartOptions {
  /** What could not be loaded, as the beginning of a sentence: «The charts». */
  name: string
  /** Stands in its place while it is loaded. */
  waiting?: ReactNode
}

/**
 * A part of a screen that is loaded when it is first shown. Where it cannot be loaded, or breaks, it says so in its place;
 * the rest of the screen keeps what was typed and selected.
 *
 * @param load gives the component
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { name, waiting = null }: LazyPartOptions,
): ComponentType<Props> {
  const start = () => lazy(async () => ({ default: await load() }))
  /** A file that has failed once is asked for anew only by another `lazy`. */
  let Part = start()

  return function LazyPart(props: Props) {
    const [failures, setFailures] = useState(0)
    const retry = () => {
      Part = start()
      setFailures((earlier) => earlier + 1)
    }
    return (
      <PartBoundary key={failures} notice={<FailedPart name={name} isAgain={failures > 0} onRetry={retry} />}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
}

interface PartBoundaryProps {
  notice: ReactNode
  children: ReactNode
}

class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.warn(error)
  }

  override render() {
    return this.state.hasFailed ? this.props.notice : this.props.children
  }
}

interface FailedPartProps {
  name: string
  /** It was tried again already: a new release may have replaced the file. */
  isAgain: boolean
  onRetry: () => void
}

function FailedPart({ name, isAgain, onRetry }: FailedPartProps) {
  return (
    <p className="alert alert-danger cc-part-failed" role="alert">
      <span>{name} could not be loaded.</span>
      {isAgain ? (
        <button className="btn btn-link p-0 cc-inline" type="button" onClick={() => window.location.reload()}>
          Load the page again
        </button>
      ) : (
        <button className="btn btn-link p-0 cc-inline" type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </p>
  )
}
