import { Fragment } from 'react'
import { DASH, printed } from '../facts/billFacts'

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

interface WrittenLineProps {
  texts: string[]
  separator: string
}

/** Texts that stand on one line, missing ones left out, each in its own script and direction; a dash for none at all. */
export function WrittenLine({ texts, separator }: WrittenLineProps) {
  const typed = texts.filter((text) => text.trim() !== '')
  if (typed.length === 0) return DASH
  return typed.map((text, index) => (
    <Fragment key={`${index} ${text}`}>
      {index > 0 && separator}
      <Written text={text} />
    </Fragment>
  ))
}
