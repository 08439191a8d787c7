import { isUnauthorized } from '@/services/http/errors'

/** In the place of what could not be loaded: the user's role may not see it. Says nothing about other failures. */
export function NotAuthorized({ error }: { error: unknown }) {
  return isUnauthorized(error) && <span>{error.message} </span>
}

interface ReloadHintProps {
  what: string
  error: unknown
  onRetry: () => void
}

export function ReloadHint({ what, error, onRetry }: ReloadHintProps) {
  return (
    <>
      {what} could not be loaded. <NotAuthorized error={error} />
      <button className="btn btn-link cc-inline" type="button" onClick={onRetry}>
        Try again
      </button>
    </>
  )
}
