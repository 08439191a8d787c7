import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { Refused } from '@/domain/refused'
import { inLanguage } from '@/texts/inLanguage'
import { t } from '@/texts/t'
import { ErrorNotice } from './ErrorNotice'

/** @param note a sentence saying what survives a reload of the page */
export function RouteError({ note = '' }: { note?: string }) {
  const error = useRouteError()
  const isReplaced = isMissingChunk(error)
  // Its message is meant for users, for example that the backend does not say who is signed in.
  const isRefused = error instanceof Refused
  useEffect(() => {
    if (isReplaced) return reloadOnce()
    console.warn(error)
    return undefined
  }, [error, isReplaced])

  const reload = (
    <button className="btn btn-primary" type="button" onClick={() => window.location.reload()}>
      {t(isRefused ? 'common.tryAgain' : 'common.loadPageAgain')}
    </button>
  )
  return (
    <ErrorNotice title={t(isReplaced ? 'common.partNotLoaded' : 'common.somethingWrong')} action={reload}>
      {isReplaced
        ? t('common.partNotLoadedWhy', { kept: note })
        : isRefused
          ? inLanguage(error.message)
          : t('common.somethingWrongWhy')}
    </ErrorNotice>
  )
}

const RELOADED_AT_KEY = 'reloaded-for-new-release'
const ONE_MINUTE_MS = 60_000

/** The errors of Chromium, Firefox, Safari and Vite (for CSS) when a lazily loaded file is missing or has changed. */
const MISSING_CHUNK =
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS|valid JavaScript MIME type/i

function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MISSING_CHUNK.test(error.message)
}

/** Reloads at most once a minute, so that it never loops. Offline, it waits for the connection first. */
function reloadOnce(): (() => void) | undefined {
  const reload = () => window.location.reload()
  if (!navigator.onLine) {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT_KEY))
    if (Date.now() - last < ONE_MINUTE_MS) return undefined
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()))
  } catch {
    // Without storage the last reload is not known, so reloading is left to the user.
    return undefined
  }
  reload()
  return undefined
}
