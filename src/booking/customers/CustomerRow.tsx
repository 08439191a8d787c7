import { Fragment } from 'react'
import type { SavedName } from '@/domain/booking/rememberedCustomers'
import { DASH } from '@/domain/dash'
import type { PartyRole } from '@/domain/forms/partyFields'
import { placesOf } from '@/domain/placesOf'
import { t } from '@/texts/t'

/** The name of a list of saved customers. */
export const savedName = (role: PartyRole): string =>
  t(role === 'shipper' ? 'booking.savedShippers' : 'booking.savedReceivers')

/** The text at the start of a line of a list. */
export function Found({ text, term }: { text: string; term: string }) {
  return (
    <b className="fw-semibold" translate="no">
      <bdi>
        <Highlighted text={text} term={term} />
      </bdi>
    </b>
  )
}

interface CustomerRowProps {
  customer: SavedName
  term: string
  /** At the end of the line. */
  beside: string
  below?: string
}

export function CustomerRow({ customer: { company, contactPerson }, term, beside, below = '' }: CustomerRowProps) {
  return (
    <>
      <Found text={company || DASH} term={term} />
      <span className="cc-muted" translate="no">
        <bdi>{beside}</bdi>
      </span>
      <span className="cc-muted" translate="no">
        <bdi>
          <Highlighted text={contactPerson} term={term} />
        </bdi>
      </span>
      {below && (
        <span className="cc-muted" translate="no">
          <bdi>{below}</bdi>
        </span>
      )}
    </>
  )
}

function Highlighted({ text, term }: { text: string; term: string }) {
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
