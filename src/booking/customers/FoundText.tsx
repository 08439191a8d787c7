import { Fragment } from 'react'
import { placesOf } from '@/domain/placesOf'

/** The text at the start of a line of a list. */
export function FoundText({ text, term }: { text: string; term: string }) {
  return (
    <b className="fw-semibold" translate="no">
      <bdi>
        <Highlighted text={text} term={term} />
      </bdi>
    </b>
  )
}

/** A text in which the matches of a search are marked. */
export function Highlighted({ text, term }: { text: string; term: string }) {
  const places = placesOf(term, text)
  return (
    <>
      {places.map(([start, end], at) => (
        <Fragment key={start}>
          {text.slice(places[at - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.[1] ?? 0)}
    </>
  )
}
