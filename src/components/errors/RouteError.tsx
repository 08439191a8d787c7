import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom'
import { ErrorNotice } from './ErrorNotice'
import { isMissingChunk, reloadOnce } from './newRelease'

interface RouteErrorProps {
  home: { path: string; name: string }
  /** What outlives the reload of a page of this branch, as a sentence. */
  kept?: string
}

/**
 * The error page of a branch: an address that does not exist, a part of the site that a new release has replaced, or a
 * page that broke.
 */
export function RouteError({ home, kept = '' }: RouteErrorProps) {
  const error = useRouteError()
  const isReplaced = isMissingChunk(error)
  useEffect(() => {
    if (isReplaced) reloadOnce()
    else if (!isRouteErrorResponse(error)) console.warn(error)
  }, [error, isReplaced])

  const back = (
    <Link className="btn btn-primary" to={home.path}>
      {home.name}
    </Link>
  )
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <ErrorNotice title="Page not found" action={back}>
        There is nothing at this address.
      </ErrorNotice>
    )
  }
  const reload = (
    <button className="btn btn-primary" type="button" onClick={() => window.location.reload()}>
      Load the page again
    </button>
  )
  if (isReplaced) {
    return (
      <ErrorNotice title="A part of the site could not be loaded" action={reload}>
        There may be a newer version of the site, or the connection was lost. {kept}
      </ErrorNotice>
    )
  }
  return (
    <ErrorNotice title="This page broke" action={reload}>
      It is our mistake. Load the page again; if it breaks once more, tell us what you were doing.
    </ErrorNotice>
  )
}
