import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { t, type TextKey } from '@/texts/t'
import { Button } from './Button'

interface LazyPartOptions {
  /** The text if it does not load, for example “The charts could not be loaded.” */
  failed: TextKey
  waiting?: ReactNode
}

/** If the part fails to load, or throws, a notice replaces it, and the rest of the screen is not affected. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { failed, waiting = null }: LazyPartOptions,
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
      <PartBoundary key={failures} notice={<FailedPart failed={failed} isAgain={failures > 0} onRetry={retry} />}>
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
  failed: TextKey
  /** True if a retry has failed as well, probably because a new release has replaced the file. */
  isAgain: boolean
  onRetry: () => void
}

function FailedPart({ failed, isAgain, onRetry }: FailedPartProps) {
  return (
    <p className="alert alert-danger cc-part-failed" role="alert">
      <span>{t(failed)}</span>
      <Button
        look="inline"
        text={t(isAgain ? 'common.loadPageAgain' : 'desk.tryAgain')}
        onClick={isAgain ? () => window.location.reload() : onRetry}
      />
    </p>
  )
}
