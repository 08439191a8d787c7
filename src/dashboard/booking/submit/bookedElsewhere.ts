export interface BookedDraft {
  draftId: string
  id: string
  airwayBillNo: string
}

/** The tabs of this browser tell each other something; where they cannot, each works by itself. */
function tabChannel<Message>(name: string) {
  const canTell = () => typeof BroadcastChannel !== 'undefined'
  return {
    /** Tells the other tabs. */
    tell: (message: Message): void => {
      if (!canTell()) return
      const channel = new BroadcastChannel(name)
      channel.postMessage(message)
      channel.close()
    },
    /** Hears the other tabs. @returns ends the listening */
    hear: (listener: (message: Message) => void): (() => void) => {
      if (!canTell()) return () => undefined
      const channel = new BroadcastChannel(name)
      channel.onmessage = ({ data }: MessageEvent<Message>) => listener(data)
      return () => channel.close()
    },
  }
}

/** What has been booked, and of which draft. */
export const bookedElsewhere = tabChannel<BookedDraft>('dashboard-booking')

/** A draft, by its id, that was found in another tab as well: the tab was duplicated. */
export const draftCopies = tabChannel<string>('dashboard-draft-copies')
