import { useEffect, useState, type ReactNode } from 'react'
import { company } from '@/company'
import { Brand } from '@/components/Brand'
import { usePageTitle } from '@/components/usePageTitle'
import { onForgetting } from '../../session/localTraces'
import { ASKED, customerScreens, GONE, HERE } from './customerScreens'
import { texts, type Text } from './customerScreenTexts'
import { toldSchema, type Shown, type Told } from './shownToCustomer'
import '@/texts/urdu.css'
import './customerScreen.css'
import { t } from '@/texts/t'

type Of<Kind> = Extract<Shown, { kind: Kind }>

/** For the customer's side of the counter: in both languages, with nothing of the dashboard (product 5.17). */
export default function CustomerScreenPage() {
  usePageTitle(`${company.shortName} | ${t('booking.customerScreen')}`)
  const shown = useShown()
  return (
    <div className="cc-customer" lang="en" dir="ltr">
      <header className="cc-deep">
        <h1 className="cc-brand">
          <Brand name={company.shortName} line={company.tagline} />
        </h1>
      </header>
      <main>
        {shown === null && <Welcome />}
        {shown?.kind === 'booking' && <Booking booking={shown} />}
        {shown?.kind === 'booked' && <Booked booked={shown} />}
      </main>
    </div>
  )
}

const nothing: Told = { tab: 0, shown: null }

function useShown(): Shown {
  const [{ shown }, setTold] = useState<Told>(nothing)
  useEffect(() => {
    const tellHere = () => customerScreens.tell(HERE)
    const stop = customerScreens.hear((message) => {
      // Where another customer screen has gone, the forms have to know that this one is left.
      if (message === ASKED || message === GONE) tellHere()
      const { data: told } = toldSchema.safeParse(message)
      // A form takes only its own away.
      if (told) setTold((earlier) => (told.shown === null && told.tab !== earlier.tab ? earlier : told))
    })
    const leave = () => customerScreens.tell(GONE)
    const stopForgetting = onForgetting(() => setTold(nothing))
    window.addEventListener('pagehide', leave)
    tellHere()
    return () => {
      stop()
      stopForgetting()
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return shown
}

/** A text in both languages, one after the other. */
function Both({ text }: { text: Text }) {
  return (
    <>
      <span lang="en">{texts[text].en}</span>
      <span lang="ur" dir="rtl">
        {texts[text].ur}
      </span>
    </>
  )
}

function Welcome() {
  return (
    <section className="big">
      <h2>
        <Both text="welcome" />
      </h2>
      <p>
        <Both text="follows" />
      </p>
    </section>
  )
}

function Booked({ booked }: { booked: Of<'booked'> }) {
  return (
    <section className="big">
      <h2>
        <Both text="thanks" />
      </h2>
      <p>
        <Both text="booked" />
      </p>
      <table>
        <tbody>
          <Row text="number">
            <b className="number">{booked.airwayBillNo}</b>
          </Row>
          {booked.netAmount !== null && <Row text="netAmount">{booked.netAmount}</Row>}
        </tbody>
      </table>
      <p>
        <Both text="track" />
      </p>
      <p className="site" translate="no">
        {company.website}
      </p>
    </section>
  )
}

function Booking({ booking }: { booking: Of<'booking'> }) {
  return (
    <>
      <div className="sides">
        <Party text="shipper" party={booking.shipper} />
        <Party text="receiver" party={booking.receiver} />
      </div>
      <div className="sides">
        <table>
          <tbody>
            <Row text="pieces">{booking.pieces}</Row>
            <Row text="weight">{booking.weight}</Row>
            <Row text="chargeable">{booking.chargeable}</Row>
            <Row text="service" isWords>
              {booking.service}
            </Row>
            {booking.workingDays !== '' && <Row text="workingDays">{booking.workingDays}</Row>}
          </tbody>
        </table>
        <table>
          <tbody>
            <Row text="amount">{booking.amount}</Row>
            {booking.discount !== null && <Row text="discount">{booking.discount}</Row>}
            {booking.gst && (
              <Row text="gst" more={`${booking.gst.percent}\u00a0%`}>
                {booking.gst.rupees}
              </Row>
            )}
            {booking.codAmount !== null && <Row text="codAmount">{booking.codAmount}</Row>}
          </tbody>
        </table>
      </div>
      <table className="net cc-deep">
        <tbody>
          <Row text="netAmount">{booking.netAmount}</Row>
        </tbody>
      </table>
    </>
  )
}

function Party({ text, party }: { text: Text; party: Of<'booking'>['shipper'] }) {
  return (
    <section>
      <h2>
        <Both text={text} />
      </h2>
      <p className="name" translate="no">
        <bdi>{party.name || '—'}</bdi>
      </p>
      <p translate="no">
        <bdi>{party.person}</bdi>
      </p>
      <p translate="no">
        {party.places.map((place, index) => (
          <span key={`${index}-${place}`}>
            {index > 0 && ', '}
            <bdi>{place}</bdi>
          </span>
        ))}
      </p>
    </section>
  )
}

interface RowProps {
  text: Text
  more?: string
  /** Of any length. */
  isWords?: boolean
  children: ReactNode
}

/** A value between its names in both languages. */
function Row({ text, more, isWords, children }: RowProps) {
  return (
    <tr>
      <th scope="row" lang="en">
        {texts[text].en} {more}
      </th>
      <td className={isWords ? 'words' : undefined} translate="no">
        <bdi>{children}</bdi>
      </td>
      <th lang="ur" dir="rtl">
        {texts[text].ur} {more && <bdi dir="ltr">{more}</bdi>}
      </th>
    </tr>
  )
}
