import { Fragment } from 'react'
import { DASH, printed } from '../facts/billFacts'
import { directionOf, LONGEST_IN_RUNS, scriptRuns } from '../facts/scriptRuns'

/** Each line takes the direction of its first letter, and does not reorder the text around it (product 11.8). */
export function Written({ text }: { text: string }) {
  const whole = printed(text)
  const lines = whole.length > LONGEST_IN_RUNS ? [whole] : whole.split('\n')
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
  const runs = scriptRuns(line)
  const [first] = runs
  if (runs.length === 1 && first?.script === 'urdu') {
    return (
      <bdi dir="rtl" lang="ur">
        {line}
      </bdi>
    )
  }
  return (
    <bdi dir={directionOf(line)}>
      {runs.map(({ text, script }, index) => {
        const key = `${index} ${text}`
        if (script === 'between') return <Fragment key={key}>{text}</Fragment>
        return script === 'urdu' ? (
          <span lang="ur" key={key}>
            {text}
          </span>
        ) : (
          <bdi dir="ltr" key={key}>
            {text}
          </bdi>
        )
      })}
    </bdi>
  )
}

interface WrittenLineProps {
  texts: string[]
  separator: string
}

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
