import { type ReactNode, useRef } from 'react'
import { DeskButton } from '@/components/desk/DeskButton'
import { Dialog } from '@/components/dialog/Dialog'
import { t } from '@/texts/t'
import { LateAnswer } from '../LateAnswer'
import { Refusal } from '../Refusal'

export interface ActionDialogProps {
  title: string
  about?: ReactNode
  /** Why it was refused, or what has changed meanwhile. */
  refusal?: string | null
  isBusy?: boolean
  /** True if a message reports the outcome, so that the popup can be closed while the answer is late. */
  isReported?: boolean
  /** The button's name, in place of Confirm: "Discard". */
  confirm?: string
  /** The look of this button if the action can be undone. */
  look?: 'primary' | 'warning'
  /** A third choice, safer than confirming: its button is filled and gets the focus. */
  other?: { label: string; onChoose: () => void } | null
  /** Cannot be undone: Confirm is red and Cancel has the focus. */
  isDangerous?: boolean
  /** True if there is nothing (more) to confirm. */
  isConfirmDisabled?: boolean
  /** True if something was typed, which neither a click outside nor Escape may discard. */
  isTouched?: boolean
  /** Whether a click outside closes it, which is the default. */
  closesOutside?: boolean
  /** What the user must know first, above everything else. */
  notice?: ReactNode
  /** The name of the field that gets the focus at once, so that no keystroke is lost. By default a button gets it. */
  firstField?: string | undefined
  hasCross?: boolean
  /** An additional class name. */
  kind?: string
  /** Replaces the question once it is answered. */
  instead?: { body: ReactNode; foot: ReactNode } | undefined
  onConfirm: () => void
  onCancel: () => void
  children: ReactNode
}

/** The popup of every question: Cancel and Confirm, and why the backend refused. */
export function ActionDialog(props: ActionDialogProps) {
  const {
    title,
    about,
    refusal = null,
    isBusy = false,
    isReported = false,
    isDangerous = false,
    isConfirmDisabled = false,
  } = props
  const { confirm, look = 'primary', other = null, isTouched = false, closesOutside = true, notice, firstField } = props
  const { hasCross = !confirm, kind = '', instead, onConfirm, onCancel, children } = props
  const body = useRef<HTMLDivElement>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  const filledButton = useRef<HTMLButtonElement>(null)

  const focusField = () => body.current?.querySelector<HTMLElement>(`[name="${firstField}"]`)?.focus()
  // Only after the popup has opened: a double Enter must not confirm unread text.
  const focusButton = () =>
    ((isDangerous && !other) || isConfirmDisabled ? cancelButton : filledButton).current?.focus()

  return (
    <Dialog
      title={title}
      about={instead ? undefined : about}
      kind={kind}
      hasCross={hasCross}
      isBusy={isBusy}
      wayOut={isReported && <LateAnswer onClose={onCancel} />}
      backdrop={closesOutside && !isBusy && !isTouched ? true : 'static'}
      keyboard={!isBusy && !isTouched}
      onClose={onCancel}
      onSubmit={instead ? undefined : () => (isBusy || isConfirmDisabled ? undefined : onConfirm())}
      {...(other && !instead ? { onConfirm: other.onChoose } : {})}
      {...(firstField ? { onShow: focusField } : { onEntered: focusButton })}
      foot={
        instead?.foot ?? (
          <>
            <DeskButton text={t('desk.cancel')} ref={cancelButton} disabled={isBusy} onClick={onCancel} />
            <button
              className={`btn ${isDangerous ? (other ? 'btn-outline-danger' : 'btn-danger') : other ? 'btn-light' : `btn-${look}`}`}
              type="submit"
              ref={other ? null : filledButton}
              disabled={isConfirmDisabled}
            >
              {confirm ?? t('desk.confirm')}
            </button>
            {other && <DeskButton look="primary" text={other.label} ref={filledButton} onClick={other.onChoose} />}
          </>
        )
      }
    >
      {instead?.body ?? (
        <div ref={body}>
          {notice}
          <Refusal>{refusal}</Refusal>
          {children}
        </div>
      )}
    </Dialog>
  )
}
