import { storedList } from '@/domain/storedList'
import { type Sent, sentSchema } from '@/session/drafts/finishedDrafts'

/** What tabs have noted of what they sent, without notes that cannot be read. */
export const readSent = (noted: readonly unknown[]): readonly Sent[] => storedList(sentSchema).parse(noted)
