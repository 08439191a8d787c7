import { useEffect, useState } from 'react'
import { tabChannel } from '@/browser/tabChannel'
import { company } from '@/company'
import { Brand } from '@/components/Brand'
import { usePageTitle } from '@/components/usePageTitle'
import { DASH } from '@/domain/dash'
import { onErase } from '@/session/localTraces'
import { t } from '@/texts/t'
import {
  CUSTOMER_SCREEN_CHANNEL,
  type Row,
  type CustomerScreenMessage,
  type Shown,
  type ShownBooked,
  type ShownBooking,
  type ShownParty,
  type Text,
  type Told,
  toldSchema,
} from './customerScreenMessage'
import '@/texts/urdu.css'
import './customerScreen.css'

/**
 * Both languages are shown at once, whatever the language of the page: so they are here side by side, not in src/texts.
 */
const texts: Record<Text, { en: string; ur: string }> = {
  welcome: { en: 'Welcome', ur: 'خوش آمدید' },
  follows: {
    en: 'Your booking appears here as it is entered. Please check that everything is right.',
    ur: 'جیسے جیسے آپ کی بکنگ لکھی جائے گی، یہاں نظر آتی جائے گی۔ براہِ کرم ساتھ ساتھ دیکھ لیں کہ سب درست ہے۔',
  },
  shipper: { en: 'Shipper', ur: 'بھیجنے والا' },
  receiver: { en: 'Receiver', ur: 'وصول کنندہ' },
  pieces: { en: 'Pieces', ur: 'پیس' },
  weight: { en: 'Weight', ur: 'وزن' },
  chargeable: { en: 'Chargeable weight', ur: 'قابلِ ادا وزن' },
  service: { en: 'Service', ur: 'سروس' },
  workingDays: { en: 'Working days', ur: 'کام کے دن' },
  amount: { en: 'Amount', ur: 'رقم' },
  discount: { en: 'Discount', ur: 'رعایت' },
  gst: { en: 'GST', ur: 'جی ایس ٹی' },
  netAmount: { en: 'Net Amount', ur: 'خالص رقم' },
  codAmount: { en: 'COD Amount', ur: 'سی او ڈی کی رقم' },
  thanks: { en: 'Thank you', ur: 'شکریہ' },
  booked: { en: 'Your shipment is booked.', ur: 'آپ کی شپمنٹ بک ہو گئی ہے۔' },
  number: { en: 'Airway bill number', ur: 'ایئر وے بل نمبر' },
  track: { en: 'Track it with this number at', ur: 'اس نمبر سے یہاں ٹریک کریں:' },
}

const forms = tabChannel<CustomerScreenMessage>(CUSTOMER_SCREEN_CHANNEL)

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

const nothing: Told = { tab: 0, isInSight: false, shown: null }

/**
 * A form may change or clear what it has shown itself. What another form has shown it may only replace, and only while
 * its own tab is in view: a tab in the background may contain another customer's booking.
 */
const mayFollow = (earlier: Told, { tab, isInSight, shown }: Told) =>
  tab === earlier.tab || (isInSight && shown !== null)

function useShown(): Shown {
  const [{ shown }, setTold] = useState<Told>(nothing)
  useEffect(() => {
    const tellHere = () => forms.send('here')
    const stop = forms.listen((message) => {
      // When another customer screen closes, the forms must learn that this one is still open.
      if (message === 'asked' || message === 'gone') tellHere()
      const { data: told } = toldSchema.safeParse(message)
      if (told) setTold((earlier) => (mayFollow(earlier, told) ? told : earlier))
    })
    const leave = () => forms.send('gone')
    const stopForgetting = onErase(() => setTold(nothing))
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
function Both({ text: name }: { text: Text }) {
  return (
    <>
      <span lang="en">{texts[name].en}</span>
      <span lang="ur" dir="rtl">
        {texts[name].ur}
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

function Booked({ booked: { airwayBillNo, netAmount } }: { booked: ShownBooked }) {
  return (
    <section className="big">
      <h2>
        <Both text="thanks" />
      </h2>
      <p>
        <Both text="booked" />
      </p>
      <Rows
        rows={[
          { text: 'number', value: airwayBillNo },
          ...(netAmount === null ? [] : [{ text: 'netAmount' as const, value: netAmount }]),
        ]}
      />
      <p>
        <Both text="track" />
      </p>
      <p className="site" translate="no">
        {company.website}
      </p>
    </section>
  )
}

function Booking({ booking: { shipper, receiver, goods, charges, netAmount } }: { booking: ShownBooking }) {
  return (
    <>
      <div className="sides">
        <Party text="shipper" party={shipper} />
        <Party text="receiver" party={receiver} />
      </div>
      <div className="sides">
        <Rows rows={goods} />
        <Rows rows={charges} />
      </div>
      <Rows rows={[{ text: 'netAmount', value: netAmount }]} className="net cc-deep" />
    </>
  )
}

function Party({ text: role, party: shown }: { text: Text; party: ShownParty }) {
  return (
    <section>
      <h2>
        <Both text={role} />
      </h2>
      <p className="name" translate="no">
        <bdi>{shown.name || DASH}</bdi>
      </p>
      <p translate="no">
        <bdi>{shown.person}</bdi>
      </p>
      <p translate="no">
        {shown.places.map((place, index) => (
          <span key={`${index}-${place}`}>
            {index > 0 && ', '}
            <bdi>{place}</bdi>
          </span>
        ))}
      </p>
    </section>
  )
}

/** Values between their names in both languages. */
function Rows({ rows, className }: { rows: readonly Row[]; className?: string }) {
  return (
    <table className={className}>
      <tbody>
        {rows.map(({ text: name, value, more }) => (
          <tr key={name}>
            <th scope="row" lang="en">
              {texts[name].en} {more}
            </th>
            <td className={name === 'service' ? 'words' : undefined} translate="no">
              <bdi className={name === 'number' ? 'number' : undefined}>{value}</bdi>
            </td>
            <th lang="ur" dir="rtl">
              {name === 'workingDays' ? daysInUrdu(value) : texts[name].ur} {more && <bdi dir="ltr">{more}</bdi>}
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `5-7` as it is read from right to left. */
const daysInUrdu = (days: string) => `کام کے ${days.replace('-', ' سے ')} دن`
