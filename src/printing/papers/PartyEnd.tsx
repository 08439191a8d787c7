import { DASH } from '@/domain/dash'
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

/** Shipper or receiver with address and telephone, on receipt and invoice. */
export function PartyEnd({ end, title, party, place, phones }: PartyEndProps) {
  const isGiven = [party.company, party.contactPerson, party.address, ...place].some((text) => text.trim() !== '')
  if (!isGiven && phones.every((phone) => phone === DASH)) {
    return (
      <section className={`p-end p-${end}`}>
        <h2>{title}</h2>
        <b>Not given</b>
      </section>
    )
  }
  return (
    <section className={`p-end p-${end}`}>
      <h2>{title}</h2>
      <b className={party.company.length > LONG_NAME ? 'long' : undefined}>
        <Written text={party.company} />
      </b>
      <p>
        <Written text={party.contactPerson} />
      </p>
      <div>
        <p>
          <Written text={party.address} />
        </p>
        <p>
          <WrittenLine texts={place} />
        </p>
        <p className="tel">
          {phones.map((phone, index) => (
            <span key={index}>{phone}</span>
          ))}
        </p>
      </div>
    </section>
  )
}
