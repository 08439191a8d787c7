import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useListener } from '@/browser/useListener'
import { Loader } from '@/components/Loader'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { Dialog } from '@/components/dialog/Dialog'
import { useMessages } from '@/components/messages/useMessages'
import type { CurrentUser } from '@/domain/currentUser'
import { warmUp } from '@/session/warmUp'
import { loadTexts, t } from '@/texts/t'
import type { Palette } from './Palette'

const load = async () => (await Promise.all([import('./Palette'), loadTexts('palette')]))[0].Palette

/** On a Mac, where the shortcut is ⌘ + K, as Ctrl + K deletes the rest of the line. */
const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** Looks like the field that it opens. Ctrl + K does the same anywhere in the dashboard (product 2.7). */
export function PaletteButton({ user, onLogout }: { user: CurrentUser; onLogout: () => void }) {
  /** What had the focus when it was opened. */
  const [opener, setOpener] = useState<Element | null>(null)
  const close = () => {
    setOpener(null)
    // The popup returns the focus itself, unless its code had to load: then `Waiting` took the focus first.
    setTimeout(() => {
      const isLost = document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    })
  }
  const queryClient = useQueryClient()
  const messages = useMessages()
  const [Part, setPart] = useState<typeof Palette | null>(null)
  const fail = useEffectEvent(() => {
    setOpener(null)
    messages.error(t('desk.findFailed'))
  })
  useEffect(() => warmUp(queryClient, [() => load().then((part) => setPart(() => part))]), [queryClient])
  const isMissing = opener !== null && Part === null
  useEffect(() => {
    if (isMissing) void load().then((part) => setPart(() => part), fail)
  }, [isMissing])
  useListener('keydown', (event) => {
    // `code`, because other keyboards write another letter.
    if (event.code !== 'KeyK' || event.altKey || event.shiftKey) return
    if (isMac ? !event.metaKey || event.ctrlKey : !event.ctrlKey || event.metaKey) return
    // The browser’s own search would take the focus out of the page.
    event.preventDefault()
    if (!event.repeat && !document.querySelector('[aria-modal="true"]')) setOpener(document.activeElement)
  })

  return (
    <>
      <button
        className="btn btn-outline-secondary cc-find"
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={() => setOpener(document.activeElement)}
      >
        <DeskIcon name="search" />
        <span className="cc-label">{t('desk.find')}</span>
        <kbd aria-hidden="true">{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {opener && (Part ? <Part user={user} onLogout={onLogout} onClose={close} /> : <Waiting onClose={close} />)}
    </>
  )
}

/** Takes the focus while the code loads, so that what is typed goes into no field behind it. */
function Waiting({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('desk.find')} isBare onClose={onClose}>
      <Loader text={t('desk.find')} />
    </Dialog>
  )
}
