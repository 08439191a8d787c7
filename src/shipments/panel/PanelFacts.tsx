import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { company } from '@/company'
import { FigureText } from '@/components/FigureText'
import { momentText } from '@/components/dataTable/momentText'
import { ReloadHint } from '@/components/desk/ReloadHint'
import { SendOnWhatsApp } from '@/components/send/SendOnWhatsApp'
import { DASH } from '@/domain/dash'
import { grossTotal, netAmountOrNone, type Total } from '@/domain/money/billing'
import { type Payment, paymentOf } from '@/domain/money/paymentOf'
import { formatNumber, rupeesText } from '@/domain/money/money'
import { type Figure, isUnreadable } from '@/domain/numbers'
import { isPlaceholder } from '@/domain/isPlaceholder'
import type { Party } from '@/domain/shipment/bill'
import type { Shipment } from '@/domain/shipment/shipment'
import { shipmentCod } from '@/domain/shipment/shipmentCod'
import { isVoid } from '@/domain/shipment/shipmentStatus'
import { shipmentType } from '@/domain/shipment/shipmentType'
import { billOfQuery } from '@/services/airwayBill.queries'
import { comma } from '@/texts/language'
import { placeName } from '@/texts/placeName'
import { serviceText } from '@/texts/serviceText'
import { t, type TextKey } from '@/texts/t'
import { DueDay, remoteAreaText } from '../table/shipmentCells'
import { useAttentionRule } from '../useAttentionRule'

/** Milliseconds a shipment stays open before its bill is fetched: skimming through the list fetches none. */
const BILL_DELAY_MS = 250

const payments: Record<Payment, TextKey> = { Cash: 'lists.cash', Credit: 'lists.credit' }

/**
 * The details of a shipment. Those that the list lacks come from the airway bill. Must be rendered with the shipment as
 * key.
 */
export function PanelFacts({ shipment }: { shipment: Shipment }) {
  const [hasStayed, setHasStayed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasStayed(true), BILL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  const {
    data: bill,
    isError,
    error,
    refetch,
  } = useQuery({
    ...billOfQuery(shipment),
    enabled: hasStayed && shipment.id !== '',
  })
  const { amount, discount, gst, codAmount, notes, consignor, consignee, origin, destination } = shipment
  const payment = paymentOf(shipment)
  const rule = useAttentionRule()
  const type = bill && shipmentType(bill.source, bill.shipmentType)
  const isMissing = !bill && isError
  const known = (text: ReactNode) => (bill || isMissing ? text || DASH : <span className="cc-skeleton" />)
  return (
    <div className={isMissing ? 'missing' : undefined}>
      <PanelSection title={t('lists.parties')}>
        <div className="cc-shipment-parties">
          <End name={t('lists.fromParty')} person={consignor} place={origin} party={bill?.consignor} />
          <End name={t('lists.toParty')} person={consignee} place={destination} party={bill?.consignee} />
        </div>
        {/* A void shipment has nothing to send: no room is kept for it. */}
        {(!isVoid(shipment) || isMissing) && (
          <div className="cc-shipment-send">
            {bill && (
              <SendOnWhatsApp
                company={company}
                airwayBillNo={shipment.airwayBillNo}
                service={shipment.service || bill.serviceName}
                shipper={bill.consignor}
                receiver={bill.consignee}
              />
            )}
            {isMissing && (
              <p role="status" className="cc-aside">
                <ReloadHint failed={t('lists.addressesNotLoaded')} error={error} onRetry={() => void refetch()} />
              </p>
            )}
          </div>
        )}
      </PanelSection>
      <PanelSection title={t('lists.money')}>
        <dl className={isVoid(shipment) ? 'void' : undefined}>
          <Fact name={t('lists.amount')}>{rupees(amount)}</Fact>
          <Fact name={t('lists.discount')}>{rupees(discount)}</Fact>
          <Fact name={t('lists.gst')}>
            <FigureText
              value={gst}
              text={(percent) => (percent === null ? DASH : <bdi>{formatNumber(percent)} %</bdi>)}
            />
          </Fact>
          <Fact name={<abbr title={t('lists.grossTotalMeaning')}>{t('lists.gTotal')}</abbr>}>
            {rupees(grossTotal(shipment, shipment.dimensions))}
          </Fact>
          <Fact name={t('lists.netAmount')} isStrong>
            {rupees(netAmountOrNone(shipment))}
          </Fact>
          {codAmount !== 0 && (
            <Fact name={t('lists.codAmount')}>
              {codAmount === null || isUnreadable(codAmount)
                ? known(codText(shipmentCod(codAmount, bill)))
                : rupees(codAmount)}
            </Fact>
          )}
          {payment !== null && (
            <Fact name={t('lists.payment')} isWords>
              {t(payments[payment])}
            </Fact>
          )}
        </dl>
      </PanelSection>
      <PanelSection title={t('lists.shipment')}>
        <dl>
          <Fact name={t('lists.service')}>
            <bdi>{serviceText(shipment.service) || DASH}</bdi>
          </Fact>
          <Fact name={t('lists.shipmentType')} isWords>
            {known(type?.label)}
          </Fact>
          <Fact name={t('lists.piecesNoun')}>{known(measure(bill?.pieces, formatNumber))}</Fact>
          <Fact name={t('lists.weight')}>{known(measure(bill?.weight, kilograms))}</Fact>
          <Fact name={t('lists.remoteArea')} isWords>
            {remoteAreaText(shipment.isRemoteArea)}
          </Fact>
          <Fact name={t('lists.bookedBy')}>
            <bdi>{shipment.center || DASH}</bdi>
          </Fact>
          <Fact name={t('lists.bookingDate')}>{momentText(shipment.createdAt)}</Fact>
          <Fact name={t('lists.due')} isWords>
            <DueDay shipment={shipment} rule={rule} />
          </Fact>
          <Fact name={t('lists.lastUpdate')}>{momentText(shipment.updatedAt)}</Fact>
        </dl>
      </PanelSection>
      <PanelSection title={t('lists.notes')}>
        <p dir="auto" className={notes === '' ? 'cc-aside' : 'cc-shipment-note mb-0 text-break'}>
          {notes || t('lists.noNote')}
        </p>
      </PanelSection>
    </div>
  )
}

const rupees = (value: Figure | Total) => <FigureText value={value} text={rupeesText} />

/** The COD amount where it is not in the list. */
const codText = (cod: Figure): ReactNode => (cod === 0 ? t('lists.no') : rupees(cod))

/** As booked, with its own decimals. */
const kilograms = (weight: number) => <bdi>{formatNumber(weight)} kg</bdi>

function measure(value: Figure | undefined, format: (value: number) => ReactNode): ReactNode {
  return value === null || value === undefined ? '' : <FigureText value={value} text={format} />
}

export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 className="mb-2" id={id}>
        {title}
      </h3>
      {children}
    </section>
  )
}

interface FactProps {
  name: ReactNode
  isStrong?: boolean
  /** Browsers may translate it. */
  isWords?: boolean
  children: ReactNode
}

function Fact({ name, isStrong = false, isWords = false, children }: FactProps) {
  return (
    <div className={`d-flex justify-content-between ${isStrong ? 'strong' : ''}`}>
      <dt className="text-nowrap">{name}</dt>
      <dd className="text-end" translate={isWords ? undefined : 'no'}>
        {children}
      </dd>
    </div>
  )
}

interface EndProps {
  name: string
  person: string
  place: string
  /** Undefined until the airway bill has loaded. */
  party: Party | undefined
}

/** The lines of a placeholder: company, address and city, which most parties have. */
const USUAL_LINES = [1, 2, 3]

function End({ name, person, place, party }: EndProps) {
  const lines = party && [
    party.company,
    party.address,
    [party.city, party.state, party.postCode].filter((text) => !isPlaceholder(text)).join(comma),
  ]
  const phones = party && [party.phone1, party.phone2].filter((phone) => !isPlaceholder(phone))
  return (
    <div>
      <span className="d-block cc-muted">{name}</span>
      <b translate="no">
        <bdi>{person || DASH}</bdi>
      </b>
      {[...new Set(lines)].filter((line) => line !== '' && line !== person).map(lineOfEnd)}
      {!party && USUAL_LINES.map((line) => <span key={line} className="cc-skeleton" />)}
      <p className="mb-0">
        <bdi>{placeName(place) || DASH}</bdi>
      </p>
      {party ? [...new Set(phones)].map(lineOfEnd) : <span className="cc-skeleton" />}
    </div>
  )
}

const lineOfEnd = (line: string) => (
  <p className="mb-0" key={line} translate="no">
    <bdi>{line}</bdi>
  </p>
)
