import { comma } from '@/texts/language'
import { t } from '@/texts/t'

/** The members of a list within a sentence: `receipt, invoice and consent form`. */
export function joinWithAnd(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  return t('print.and', { first: names.slice(0, -1).join(comma), last })
}
