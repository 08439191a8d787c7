import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

interface LazyPartOptions {
  /** Begins the sentence “… could not be loaded.”, for example “The charts”. */
  name: string
  waiting?: ReactNode
}

/** If the part fails to load, or throws, a notice replaces it; the rest of the screen keeps input and selection. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { name, waiting = null }: LazyPartOptions,
): ComponentType<Props> {
  const start = () => lazy(async () => ({ default: await load() }))
  /** A `lazy` component remembers its failure: a retry needs a new one. */
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
  /** A retry has failed as well: a new release may have replaced the file. */
  isAgain: boolean
  onRetry: () => void
}

function FailedPart({ name, isAgain, onRetry }: FailedPartProps) {
  return (
    <p className="alert alert-danger cc-part-failed" role="alert">
      <span>{name} could not be loaded.</span>
      {isAgain ? (
        <button className="btn btn-link cc-inline" type="button" onClick={() => window.location.reload()}>
          Load the page again
        </button>
      ) : (
        <button className="btn btn-link cc-inline" type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </p>
  )
}
