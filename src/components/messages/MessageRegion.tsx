import { Alert } from '../Alert'
import { MessageText } from './MessageText'
import type { Message } from './MessagesProvider'
import { useMessages } from './useMessages'

/**
 * Both live regions are in the page from the start, so that screen readers notice what is added to them. The library's
 * Toast would announce a success as if it were an error.
 */
export function MessageRegion() {
  const { showing } = useMessages()
  const alertsOf = (variant: Message['variant']) =>
    showing
      .filter((message) => message.variant === variant)
      .map((message) => (
        <Alert key={message.id} variant={variant}>
          <MessageText message={message} />
        </Alert>
      ))
  return (
    <div className="cc-toasts">
      <div role="status" aria-live="polite">
        {alertsOf('success')}
      </div>
      <div role="alert" aria-live="assertive">
        {alertsOf('danger')}
      </div>
    </div>
  )
}
