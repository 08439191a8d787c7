import { Fragment } from 'react'
import { DASH } from '../facts/billFacts'
import { Written } from './Written'

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
