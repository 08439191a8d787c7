import { type KeyboardEvent, useId, useRef } from 'react'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { Dialog } from '@/components/dialog/Dialog'
import type { Doubt } from '@/domain/booking/bookingDoubts'
import { say } from '@/texts/say'
import { t } from '@/texts/t'

interface DoubtsDialogProps {
  doubts: readonly Doubt[]
  onBack: () => void
  /** Called during the click, so that the browser lets the receipt's tab open. */
  onBook: () => void
}

/** Asks about input that is valid but probably a mistake. */
export function DoubtsDialog({ doubts, onBack, onBook }: DoubtsDialogProps) {
  const id = useId()
  const back = useRef<HTMLButtonElement>(null)
  const hasOpened = useRef(false)
  // A second keystroke must not answer the question before it can be read.
  const onKeyDown = (event: KeyboardEvent) => {
    const isEarly = !hasOpened.current && (event.ctrlKey || event.metaKey)
    if (event.key === 'Enter' && isEarly) event.preventDefault()
  }
  return (
    <Dialog
      title={t('booking.checkBefore')}
      aria-describedby={id}
      onClose={onBack}
      onShow={() => back.current?.focus()}
      onEntered={() => (hasOpened.current = true)}
      onConfirm={onBook}
      onKeyDown={onKeyDown}
      foot={
        <>
          <DeskButton text={t('booking.goBack')} ref={back} onClick={onBack} />
          <DeskButton look="warning" text={t('booking.bookAnyway')} onClick={onBook} />
        </>
      }
    >
      <ul className="cc-doubts" id={id}>
        {doubts.map(({ field, message }) => (
          <li key={field + message.key}>
            <DeskIcon name="warning" />
            <span className="text-break">{say(message)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
