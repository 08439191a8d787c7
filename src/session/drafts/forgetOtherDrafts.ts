import { browserDatabase } from '@/browser/browserDatabase'
import { keyPrefixOf } from './draftRow'

/** Removes the drafts of all users but `owner`, and the keys to them. */
export async function forgetOtherDrafts(owner: string): Promise<void> {
  const isOthers = (key: string) => !key.startsWith(keyPrefixOf(owner))
  await browserDatabase.revise(({ drafts, files, keys }) => [
    ...drafts.filter(isOthers).map((key) => ({ store: 'drafts' as const, key })),
    ...files.filter(isOthers).map((key) => ({ store: 'files' as const, key })),
    ...keys.filter((key) => key !== owner).map((key) => ({ store: 'keys' as const, key })),
  ])
}
