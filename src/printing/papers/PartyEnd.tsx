import type { Party } from '@/domain/shipment/bill'
import { Written, WrittenLine } from './Written'

interface PartyEndProps {
  end: 'from' | 'to'
  title: string
  party: Party
  /** The city, and whatever is printed on the same line. */
  place: string[]
  phones: string[]
}

/** Characters; a longer name is set smaller, so that it takes few lines. */
const LONG_NAME = 30

export function PartyEnd({ end, title, party, place, phones }: PartyEndProps) {
  return (
    <section className={`p-end p-${end}`}>
      <h2>{title}</h2>
      <b className={party.company.length > LONG_NAME ? 'long' : undefined}>
        <Written text={party.company} />
      </b>
      <p>
        <Written text={party.contactPerson} />
      </p>
      <p>
        <Written text={party.address} />
      </p>
      <p>
        <WrittenLine texts={place} />
      </p>
      <p className="tel">
        {phones.map((phone) => (
          <span key={phone}>{phone}</span>
        ))}
      </p>
    </section>
  )
}
