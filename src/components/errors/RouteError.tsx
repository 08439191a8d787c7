import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom'
import { ErrorNotice } from './ErrorNotice'

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
    if (isReplaced) return reloadOnce()
    if (!isRouteErrorResponse(error)) console.warn(error)
    return undefined
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

/** When the last reload for a new release was, in this tab. */
const RELOADED_AT = 'reloaded-for-new-release'
const ONE_MINUTE = 60_000

/** What browsers say when a lazily loaded file is gone, or is not what it was: Chromium, Firefox, Safari, Vite's CSS. */
const MISSING =
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS|valid JavaScript MIME type/i

/**
 * Whether an error means that a part of the site is no longer where this page expects it.
 *
 * @param error whatever was thrown
 */
function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message)
}

/**
 * Loads the page again, at most once a minute: never a loop. Without a line the page stays, says what is wrong, and waits
 * for the line.
 */
function reloadOnce(): (() => void) | undefined {
  const reload = () => window.location.reload()
  if (!navigator.onLine) {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT))
    if (Date.now() - last < ONE_MINUTE) return undefined
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  } catch {
    // Without storage there is no telling how often: leave it to the person.
    return undefined
  }
  reload()
  return undefined
}
