import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from '../Icon'
import { Loader } from '../Loader'
import { Popup } from './Popup'

interface DialogProps extends Omit<ComponentProps<typeof Popup>, 'title' | 'onSubmit' | 'onHide' | 'className'> {
  title: string
  /** What it is about, below the title. */
  about?: ReactNode
  /** Leaves it: Escape and a click beside it, where these may, and the cross in its head. */
  onClose: () => void
  /** Without a cross it is left by its own buttons. */
  hasCross?: boolean
  /** Confirmed with Enter or with the button that submits; a dialog without it is no form. */
  onSubmit?: (() => void) | undefined
  /** An answer is waited for: the dialog stays. */
  isBusy?: boolean
  /** The buttons at its end. */
  foot?: ReactNode
  /** Further class names of the popup. */
  kind?: string
}

/** A popup with a head that names it, what is asked, and the buttons of the answer. */
export function Dialog(props: DialogProps) {
  const {
    title,
    about,
    onClose,
    hasCross = false,
    onSubmit,
    isBusy = false,
    foot,
    kind = '',
    children,
    'aria-describedby': describedBy,
    ...popup
  } = props
  const id = useId()
  const content = (
    <>
      <div className="modal-header">
        <h2 className="modal-title" id={`${id}-title`}>
          {title}
        </h2>
        {about && (
          <p className="which" id={`${id}-about`}>
            {about}
          </p>
        )}
        {hasCross && (
          <button
            className="btn cc-ghost cc-square cc-popup-close"
            type="button"
            aria-label="Close"
            disabled={isBusy}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className="modal-body">{children}</div>
      {foot && <div className="modal-footer">{foot}</div>}
    </>
  )
  return (
    <Popup
      centered
      {...popup}
      className={`cc-popup ${kind}`.trim()}
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy ?? (about ? `${id}-about` : undefined)}
      onHide={() => !isBusy && onClose()}
    >
      {onSubmit ? (
        <form
          noValidate
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          {content}
        </form>
      ) : (
        content
      )}
      {isBusy && <Loader text="Processing your request..." />}
    </Popup>
  )
}
