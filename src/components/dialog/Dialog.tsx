import { type ComponentProps, type KeyboardEvent as KeyPress, type ReactNode, useId } from 'react'
import Modal from 'react-bootstrap/Modal'
import { useListener } from '@/browser/useListener'
import { t } from '@/texts/t'
import { Loader } from '../Loader'
import { CloseButton } from './CloseButton'
import { trapFocus } from './trapFocus'

interface DialogProps extends Omit<
  ComponentProps<typeof Modal>,
  'title' | 'show' | 'onSubmit' | 'onHide' | 'className'
> {
  title: string
  about?: ReactNode
  /** Called by the close button, and by Escape or a click outside where these are allowed. */
  onClose: () => void
  hasCross?: boolean
  /** If given, the content is wrapped in a form. */
  onSubmit?: (() => void) | undefined
  /** What Ctrl + Enter (⌘ + Enter) does, in place of `onSubmit`; without either it does nothing. */
  onConfirm?: (() => void) | undefined
  /** Waiting for an answer: the dialog cannot be closed. */
  isBusy?: boolean
  /** The way out that is offered once the answer is late. */
  wayOut?: ReactNode
  foot?: ReactNode
  kind?: string
  /** The content is the whole popup: the title is only its accessible name. */
  isBare?: boolean
}

export function Dialog(props: DialogProps) {
  const {
    title,
    about,
    onClose,
    hasCross = false,
    onSubmit,
    onConfirm = onSubmit,
    isBusy = false,
    wayOut,
    foot,
    kind = '',
    isBare = false,
    children,
    'aria-describedby': describedBy,
    ...modal
  } = props
  const id = useId()
  useListener('keydown', trapFocus)
  const onKeyDown = (event: KeyPress<HTMLElement>) => {
    modal.onKeyDown?.(event)
    const isConfirmKey = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing
    if (!isConfirmKey || event.defaultPrevented || !onConfirm) return
    // The key must not also reach the button that has the focus, or a popup or form behind this one.
    event.preventDefault()
    if (!isBusy) onConfirm()
  }

  const content = isBare ? (
    children
  ) : (
    <>
      <div className="modal-header">
        <h2 className="modal-title">{title}</h2>
        {about && (
          <p className="which" id={id}>
            {about}
          </p>
        )}
        {hasCross && <CloseButton disabled={isBusy} onClick={onClose} />}
      </div>
      <div className="modal-body">{children}</div>
      {foot && <div className="modal-footer">{foot}</div>}
    </>
  )
  return (
    <Modal
      show
      centered
      {...modal}
      onKeyDown={onKeyDown}
      className={isBare ? kind : `cc-popup ${kind}`}
      aria-label={title}
      aria-describedby={describedBy ?? (about ? id : undefined)}
      onHide={() => !isBusy && onClose()}
    >
      {onSubmit ? (
        <form
          noValidate
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault()
            // React would pass the event on to a form around this dialog, although the DOM has it elsewhere.
            event.stopPropagation()
            onSubmit()
          }}
        >
          {content}
        </form>
      ) : (
        content
      )}
      {isBusy && <Loader text={t('common.processing')} wayOut={wayOut} />}
    </Modal>
  )
}
