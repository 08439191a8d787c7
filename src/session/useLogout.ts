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
import { isShipmentFile, hasWork, otherDrafts } from './drafts/otherDrafts'
import { forgetEverything, userOfTabs } from './localTraces'
import { useCurrentUser } from './useCurrentUser'
import { askAboutChanges } from './useUnsavedChanges'

type Place = 'sidebar' | 'header'

/**
 * The most milliseconds that logging out waits for the disk: once for the list of stored drafts, and once for their
 * removal.
 */
const LOGOUT_DISK_TIMEOUT_MS = 1500

const valueAfter = <Value>(milliseconds: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), milliseconds))

/**
 * Logs out. A failure shows the status code if the button was in the sidebar, and returns to the dashboard if it was in
 * the header. If the server cannot be reached, or the session had already ended, the user's traces in this browser are
 * erased anyway.
 *
 * Asks about drafts elsewhere in this browser first, before the screen asks about its own.
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
   * Erases all traces before anything else is shown. A slow disk may finish later.
   *
   * @param refusal why logging out failed on the server; by default it did not
   */
  const forget = async (refusal = ''): Promise<void> => {
    userOfTabs.send(null)
    const forgotten = forgetEverything(queryClient)
    // Synchronously: a screen that is still mounted would request everything that has just been erased.
    flushSync(() => setLeftAt(key))
    // Answers that are still to come must not be reported to the next user.
    messages.end(refusal)
    await Promise.race([forgotten, valueAfter(LOGOUT_DISK_TIMEOUT_MS, undefined)])
  }

  const logOut = async (from: Place): Promise<void> => {
    let isSilent: boolean
    setIsWaiting(true)
    try {
      // A server that does not answer counts as unreachable, because nobody waits for it.
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
  const found = otherDrafts(owner, (content) => hasWork(content) || isShipmentFile(content)).then(
    (drafts) => drafts.map(({ content }) => fileName(content.bookings) ?? bookingInWords(content.texts)),
    // A browser that cannot store drafts loses none.
    () => [],
  )
  return Promise.race([found, valueAfter<readonly string[]>(LOGOUT_DISK_TIMEOUT_MS, [])])
}

/** The name of a file of shipments; null if the draft is not a file. */
function fileName(bookings: unknown): string | null {
  return typeof bookings === 'object' && bookings !== null && 'name' in bookings ? String(bookings.name) : null
}
