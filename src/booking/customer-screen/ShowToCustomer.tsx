import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { company } from '@/company'
import { DASH } from '@/domain/dash'
import { deliveryWindowOf } from '@/domain/shipment/deliveryWindow'
import { type BookingForm, YES } from '@/domain/forms/bookingForm'
import { formatRupees } from '@/domain/money/money'
import { sessionEndedQuery } from '@/services/session.queries'
import { useServices } from '../fields/useOptions'
import type { LastBooking } from '../form/BookedPanel'
import { chargeableText, discountText, figureText, formTotal, gstText, typedRupeesText } from '../summary/bookingTotals'
import type { Row, Shown } from './customerScreenMessage'
import { customerScreens } from './customerScreens'

/** Milliseconds in which keystrokes share one message. */
const UPDATE_DELAY_MS = 150

/** Tells this tab from others. */
const tab = Math.random()

/** Clears the customer screens after a form has been left, unless the form of the next booking follows at once. */
let leaving: ReturnType<typeof setTimeout> | undefined

const tell = (shown: Shown) => customerScreens.send({ tab, isInSight: document.visibilityState === 'visible', shown })

interface ShowToCustomerProps {
  last: LastBooking | null
  isTouched: boolean
}

/** Sends what is typed to the customer screens; they show the tab in which something was typed last. */
export function ShowToCustomer({ last, isTouched }: ShowToCustomerProps) {
  const { getValues, subscribe } = useFormContext<BookingForm>()
  const { data: services = [] } = useServices()
  const { data: hasSessionEnded } = useQuery(sessionEndedQuery())
  /**
   * True once the next booking has been begun: the thanks for the last one must not return, even if everything is
   * deleted again.
   */
  const isThanked = useRef(false)
  const state = hasSessionEnded ? 'signed out' : isTouched ? 'begun' : 'empty'

  const shown = (): Shown => {
    if (isTouched) isThanked.current = true
    const form = getValues()
    if (state === 'signed out') return null
    if (state === 'begun') return bookingShown(form, services.find(({ id }) => id === form.service)?.name ?? '')
    if (!last || isThanked.current) return null
    const { shipment, filled } = last
    return {
      kind: 'booked',
      airwayBillNo: shipment.airwayBillNo,
      netAmount: filled && shipment.version === 'latest' ? netAmountText(filled.form) : null,
    }
  }
  const show = useEffectEvent(() => tell(shown()))

  useEffect(() => {
    clearTimeout(leaving)
    let timer: ReturnType<typeof setTimeout> | undefined
    const onChange = ({ name }: { name?: string }) => {
      // Fetched by the form, not typed.
      if (name === 'airwayBillNo' || name === 'user' || timer !== undefined) return
      timer = setTimeout(() => {
        timer = undefined
        show()
      }, UPDATE_DELAY_MS)
    }
    const leave = () => tell(null)
    const unsubscribe = subscribe({ formState: { values: true }, callback: onChange })
    const stop = customerScreens.listen((message) => {
      if (message === 'here') show()
    })
    window.addEventListener('pagehide', leave)
    // Also in the background: the receipt of the last booking has opened over this tab.
    show()
    return () => {
      clearTimeout(timer)
      unsubscribe()
      stop()
      window.removeEventListener('pagehide', leave)
      leaving = setTimeout(leave)
    }
  }, [subscribe])

  // `isTouched` and the session change later than the fields, so their changes are sent as well.
  const earlier = useRef(state)
  useEffect(() => {
    if (earlier.current !== state) show()
    earlier.current = state
  }, [state])

  return null
}

/** A dash where it cannot be calculated. */
function netAmountText(form: BookingForm): string {
  const total = formTotal(form)
  return total === null ? DASH : formatRupees(total)
}

const isTyped = (text: string) => text.trim() !== ''
const kilograms = (figure: string | null) => (figure === null || figure === DASH ? DASH : `${figure} kg`)

/** All that a customer may see of a booking: no phone, email, identity card, address, reference or remark. */
export function bookingShown(form: BookingForm, service: string): Shown {
  const delivery = deliveryWindowOf(company.services, service)
  const charges: (Row | false)[] = [
    { text: 'amount', value: typedRupeesText('amount', form.amount) },
    isTyped(form.discount) && { text: 'discount', value: discountText(form.discount) },
    isTyped(form.gst) && {
      text: 'gst',
      value: gstText(form),
      more: `${figureText('gst', form.gst)}\u00a0%`,
    },
    form.cod === YES && { text: 'codAmount', value: typedRupeesText('codAmount', form.codAmount) },
  ]
  return {
    kind: 'booking',
    shipper: {
      name: form.shipperCompany,
      person: form.shipperContactPerson,
      places: [form.shipperCity, form.origin].filter(isTyped),
    },
    receiver: {
      name: form.recCompany,
      person: form.recContactPerson,
      places: [form.recCity, form.recCountry].filter(isTyped),
    },
    goods: [
      { text: 'pieces', value: figureText('pieces', form.pieces) },
      { text: 'weight', value: kilograms(figureText('weight', form.weight)) },
      { text: 'chargeable', value: kilograms(chargeableText(form.weight, form.dimValues)) },
      { text: 'service', value: service || DASH },
      ...(delivery ? [{ text: 'workingDays' as const, value: `${delivery.from}-${delivery.to}` }] : []),
    ],
    charges: charges.filter((row) => row !== false),
    netAmount: isTyped(form.amount) ? netAmountText(form) : DASH,
  }
}
