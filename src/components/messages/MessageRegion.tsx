import { Alert } from '../Alert'
import { useMessages, type Message } from './useMessages'

/**
 * Where messages show: successes in a polite live region, errors in an assertive one. Both stand in the page from the
 * start, so that screen readers notice what comes into them.
 */
export function MessageRegion() {
  const { showing } = useMessages()
  const of = (variant: Message['variant']) =>
    showing
      .filter((message) => message.variant === variant)
      .map(({ id, text, about }) => (
        <Alert key={id} variant={variant}>
          {text}
          {about && <b className="cc-number"> {about}</b>}
        </Alert>
      ))
  return (
    <div className="cc-toasts">
      <div role="status" aria-live="polite">
        {of('success')}
      </div>
      <div role="alert" aria-live="assertive">
        {of('danger')}
      </div>
    </div>
  )
}
