import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOneAtATime } from '@/browser/useOneAtATime'
import { useMessages } from '@/components/messages/useMessages'
import { identityOf } from '@/domain/people'
import { bookingInWords } from '@/domain/unfinishedBooking'
import { paths } from '@/paths'
import { logout } from '@/services/center'
import { isSessionAlive } from '@/services/center.queries'
import { isServiceError, isTransient, isUnauthorized } from '@/services/http/errors'
import { hasBookings, hasWork, otherDrafts } from './draftStore'
import { forgetEverything, userOfTabs } from './localTraces'
import { useCurrentUser } from './useCurrentUser'
import { isAskedFirst } from './useUnsavedChanges'
import { inLanguage } from '@/texts/answers'
import { t } from '@/texts/t'

type Place = 'sidebar' | 'header'

/** Milliseconds that logging out waits at most for the list of stored drafts. */
const PATIENCE = 1500

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

  const logOut = async (from: Place): Promise<void> => {
    try {
      await logout()
    } catch (error) {
      if (!isServiceError(error)) throw error
      const status = from === 'sidebar' && error.status !== null ? `${error.status} ` : ''
      const text = `${status}${inLanguage(error.message)}`
      if (isTransient(error) || (isUnauthorized(error) && !(await isSessionAlive(queryClient)))) {
        userOfTabs.tell(null)
        messages.clear()
        forgetEverything(queryClient)
        messages.error(text)
        await navigate(paths.dashboard())
        return
      }
      messages.error(text)
      if (from === 'header') await navigate(paths.dashboard())
      return
    }
    userOfTabs.tell(null)
    messages.clear()
    await navigate(paths.home())
    forgetEverything(queryClient)
  }

  const leaveScreen = async (from: Place): Promise<void> => {
    if (!isAskedFirst(() => void logOut(from))) await logOut(from)
  }

  return {
    logOut: async (from: Place): Promise<void> => {
      const lost = await oneAtATime(() => lostBookings(owner))
      if (!lost) return
      if (lost.length > 0)
        setAsked({
          from,
          title: t('desk.logOutTitle', { count: lost.length }),
          text: t('desk.logOutLost', { count: lost.length, drafts: lost.join('; ') }),
        })
      else await leaveScreen(from)
    },
    question: asked && {
      title: asked.title,
      text: asked.text,
      onCancel: () => setAsked(null),
      onConfirm: () => {
        setAsked(null)
        void leaveScreen(asked.from)
      },
    },
  }
}

/** In words. */
async function lostBookings(owner: string): Promise<readonly string[]> {
  const tooLong = new Promise<readonly string[]>((resolve) => setTimeout(() => resolve([]), PATIENCE))
  const found = otherDrafts(owner, (content) => hasWork(content) || hasBookings(content)).then(
    (drafts) => drafts.map(({ content }) => fileName(content.bookings) ?? bookingInWords(content.texts)),
    // A browser that cannot store drafts loses none.
    () => [],
  )
  return Promise.race([found, tooLong])
}

/** Of a file of shipments. */
function fileName(bookings: unknown): string | null {
  return typeof bookings === 'object' && bookings !== null && 'name' in bookings ? String(bookings.name) : null
}
