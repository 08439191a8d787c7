interface ReloadHintProps {
  what: string
  onRetry: () => void
}

/** Under a field whose content did not come: no alert, but a way out. */
export function ReloadHint({ what, onRetry }: ReloadHintProps) {
  return (
    <>
      {what} could not be loaded.{' '}
      <button className="btn btn-link p-0 cc-inline" type="button" onClick={onRetry}>
        Try again
      </button>
    </>
  )
}
