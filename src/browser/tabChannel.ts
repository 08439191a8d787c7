/** Messages between tabs. In a browser without BroadcastChannel, nothing is sent or received. */
interface TabChannel<Message> {
  send: (message: Message) => void
  /** Messages are `unknown`, as they may come from a tab that runs another release. */
  listen: (listener: (message: unknown) => void) => () => void
}

/**
 * The channel in which each tab tells the others the id of the user who has signed in, or null after logging out,
 * because all tabs share one cookie.
 */
export const USER_CHANNEL = 'dashboard-user'

/** A channel of messages between the tabs of this browser. */
export function tabChannel<Message>(name: string): TabChannel<Message> {
  // One channel for sending and receiving, so that a tab does not receive its own messages.
  let channel: BroadcastChannel | null = null
  const opened = () => {
    if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(name)
    return channel
  }
  return {
    send: (message) => opened()?.postMessage(message),
    listen: (listener) => {
      const take = ({ data }: MessageEvent<unknown>) => listener(data)
      opened()?.addEventListener('message', take)
      return () => channel?.removeEventListener('message', take)
    },
  }
}
