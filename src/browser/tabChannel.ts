/** Where a browser has no BroadcastChannel, each tab works by itself. */
export interface TabChannel<Message> {
  tell: (message: Message) => void
  /** Messages may come from a tab of another release. */
  hear: (listener: (message: unknown) => void) => () => void
}

export function tabChannel<Message>(name: string): TabChannel<Message> {
  // One for telling and hearing, so that a tab does not hear itself.
  let channel: BroadcastChannel | null = null
  const opened = () => {
    if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(name)
    return channel
  }
  return {
    tell: (message) => opened()?.postMessage(message),
    hear: (listener) => {
      const take = ({ data }: MessageEvent<unknown>) => listener(data)
      opened()?.addEventListener('message', take)
      return () => channel?.removeEventListener('message', take)
    },
  }
}
