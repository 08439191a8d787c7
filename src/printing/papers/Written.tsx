import { printed } from '../facts/billFacts'

/**
 * A text as people typed it: a dash where there is none, and Urdu in its own script and direction wherever it was typed
 * into a Latin field, without turning round what stands beside it.
 */
export function Written({ text }: { text: string }) {
  const value = printed(text)
  return /\p{Script=Arabic}/u.test(value) ? (
    <bdi lang="ur" dir="rtl">
      {value}
    </bdi>
  ) : (
    <bdi>{value}</bdi>
  )
}
