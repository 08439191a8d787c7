import { Fragment } from 'react'
import { DASH } from '@/domain/dash'
import { printed } from '../facts/billFacts'
import { directionOf, MAX_CHARACTERS_IN_RUNS, scriptRuns } from './scriptRuns'
import { wholeParts } from './wholeParts'

/** Such a number stays on the line of the word before it, as in “Phone 0300-1234567”. */
const PHONE_AFTER_WORD = /(\p{L}[.:]?) (?=\+?\d[\d-]{6,16}(?!\d))/gu

/** Each line takes the direction of its first letter, and does not reorder the text around it (product 11.8). */
export function Written({ text }: { text: string }) {
  const whole = printed(text).replace(PHONE_AFTER_WORD, '$1\u00a0')
  const lines = whole.length > MAX_CHARACTERS_IN_RUNS ? [whole] : whole.split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line, index, trimmed) => line !== '' || trimmed[index - 1] !== '')
    .map((line, index) => (
      <Fragment key={`${index} ${line}`}>
        {index > 0 && <br />}
        <WrittenRuns line={line} />
      </Fragment>
    ))
}

function WrittenRuns({ line }: { line: string }) {
  return (
    <bdi dir={directionOf(line)}>
      {scriptRuns(line).map(({ text, script }, index) => {
        const key = `${index} ${text}`
        if (script === 'between') return <Fragment key={key}>{wholeParts(text, HYPHENATED_NUMBER)}</Fragment>
        return (
          <bdi {...(script === 'urdu' ? { dir: 'rtl', lang: 'ur' } : { dir: 'ltr' })} key={key}>
            {wholeParts(text, HYPHENATED_NUMBER)}
          </bdi>
        )
      })}
    </bdi>
  )
}

/** Browsers break lines after a hyphen between digits, as in “0300-1234567”. A longer number may have to be broken. */
const HYPHENATED_NUMBER = /(\b\d+-[\d-]{0,16}\d\b)/

/**
 * The texts that are not empty, in this order from left to right: separated by commas, or, if one is in Urdu, by dots,
 * since a comma would be on its wrong side (product 11.8).
 */
export function WrittenLine({ texts }: { texts: string[] }) {
  const typed = texts.filter((text) => text.trim() !== '')
  if (typed.length === 0) return DASH
  const separator = typed.some((text) => /\p{Script=Arabic}/u.test(text)) ? ' · ' : ', '
  return typed.map((text, index) => (
    <Fragment key={`${index} ${text}`}>
      {index > 0 && separator}
      <Written text={text} />
    </Fragment>
  ))
}
