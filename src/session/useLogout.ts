import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { useOneAtATime } from '@/browser/useOneAtATime'
import { useMessages } from '@/components/messages/useMessages'
import { identityOf } from '@/domain/currentUser'
import { LATE_ANSWER_MS } from '@/domain/lateAnswerMs'
import { paths } from '@/paths'
import { isServiceError, isTransient, isUnauthorized, NO_ANSWER_TEXT } from '@/services/http/errors'
import { logout } from '@/services/session'
import { isSessionAlive } from '@/services/session.queries'
import { bookingInWords } from '@/texts/bookingInWords'
import { inLanguage } from '@/texts/inLanguage'
import { semicolon } from '@/texts/language'
import { t } from '@/texts/t'
import { hasBookings, hasWork, otherDrafts } from './draftStore'
import { forgetEverything, userOfTabs } from './localTraces'
import { useCurrentUser } from './useCurrentUser'
import { askAboutChanges } from './useUnsavedChanges'

type Place = 'sidebar' | 'header'

/** Milliseconds that logging out waits at most for the disk: for the list of stored drafts, and for their removal. */
const LOGOUT_DISK_TIMEOUT_MS = 1500

const valueAfter = <Value>(milliseconds: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), milliseconds))

/**
 * A failure shows the status code if the sidebar was used; if the header was, it returns to the dashboard. If the
 * server cannot be reached, or the session had already ended, the user's traces in this browser are erased anyway.
 *
 * Drafts elsewhere in this browser are asked about first, before the screen asks about its own.
 */
export function useLogout() {
  const queryClient = useQueryClient()
  const owner = identityOf(useCurrentUser())
  const navigate = useNavigate()
  const messages = useMessages()
  const [asked, setAsked] = useState<{ from: Place; title: string; text: string } | null>(null)
  const oneAtATime = useOneAtATime()
  const { key } = useLocation()
  const [leftAt, setLeftAt] = useState<string | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)

  /**
   * Erases all traces before anything else is shown. What a slow disk has not done by then, it does later.
   *
   * @param refusal why the server was not told
   */
  const forget = async (refusal = ''): Promise<void> => {
    userOfTabs.send(null)
    const forgotten = forgetEverything(queryClient)
    // Synchronously: a screen that is still mounted would request everything that has just been erased.
    flushSync(() => setLeftAt(key))
    // What is still under way must not be told to whoever comes next.
    messages.end(refusal)
    await Promise.race([forgotten, valueAfter(LOGOUT_DISK_TIMEOUT_MS, undefined)])
  }

  const logOut = async (from: Place): Promise<void> => {
    let isSilent: boolean
    setIsWaiting(true)
    try {
      // A server that does not answer counts as one that cannot be reached, as nobody watches it.
      isSilent = (await Promise.race([logout(), valueAfter(LATE_ANSWER_MS, null)])) === null
    } catch (error) {
      if (!isServiceError(error)) throw error
      const status = from === 'sidebar' && error.status !== null ? `${error.status} ` : ''
      const text = `${status}${inLanguage(error.message)}`
      if (isTransient(error) || (isUnauthorized(error) && !(await isSessionAlive(queryClient)))) {
        await forget(text)
        await navigate(paths.dashboard())
        return
      }
      messages.error(text)
      if (from === 'header') await navigate(paths.dashboard())
      return
    } finally {
      setIsWaiting(false)
    }
    await forget(isSilent ? inLanguage(NO_ANSWER_TEXT) : '')
    await navigate(paths.home())
  }

  const leaveScreen = (from: Place): void => {
    const leave = () => void oneAtATime(() => logOut(from))
    if (!askAboutChanges(leave)) leave()
  }

  return {
    /** Whether the server has yet to answer. */
    isWaiting,
    /** Whether nothing may be shown any more, until another page is. */
    isLeaving: leftAt === key,
    logOut: async (from: Place): Promise<void> => {
      const lost = await oneAtATime(() => lostBookings(owner))
      if (!lost) return
      if (lost.length > 0)
        setAsked({
          from,
          title: t('desk.logOutTitle', { count: lost.length }),
          text: t('desk.logOutLost', { count: lost.length, drafts: lost.join(semicolon) }),
        })
      else leaveScreen(from)
    },
    question: asked && {
      title: asked.title,
      text: asked.text,
      onCancel: () => setAsked(null),
      onConfirm: () => {
        setAsked(null)
        leaveScreen(asked.from)
      },
    },
  }
}

/** The drafts that logging out would remove, in words. */
async function lostBookings(owner: string): Promise<readonly string[]> {
  const found = otherDrafts(owner, (content) => hasWork(content) || hasBookings(content)).then(
    (drafts) => drafts.map(({ content }) => fileName(content.bookings) ?? bookingInWords(content.texts)),
    // A browser that cannot store drafts loses none.
    () => [],
  )
  return Promise.race([found, valueAfter<readonly string[]>(LOGOUT_DISK_TIMEOUT_MS, [])])
}

/** The name of a file of shipments; null if the draft is none. */
function fileName(bookings: unknown): string | null {
  return typeof bookings === 'object' && bookings !== null && 'name' in bookings ? String(bookings.name) : null
}
