import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { useMessages } from '@/components/messages/useMessages'
import { identityOf } from '@/domain/currentUser'
import { successTexts } from '@/services/airwayBill'
import { nextAirwayBillNoQuery } from '@/services/airwayBill.queries'
import { sweepDrafts } from '@/session/drafts/sweepDrafts'
import { useCurrentUser } from '@/session/useCurrentUser'
import { t } from '@/texts/t'
import { useCustomerScreen } from './customer-screen/useCustomerScreen'
import { beginDraft, type Draft, draftIdOf, openDraft, type SetAside, takeDraft } from './draft/draft'
import { useOtherDrafts } from './draft/useOtherDrafts'
import type { LastBooking } from './form/BookedPanel'
import { BookingForm } from './form/BookingForm'
import { type BookedDraft, bookedElsewhere } from './submit/bookedElsewhere'
import type { BookedShipment } from './submit/useSubmitBooking'
import './booking.css'

/** Each booking gets a fresh form. */
export default function BookingPage() {
  const user = useCurrentUser()
  const queryClient = useQueryClient()
  const messages = useMessages()
  const [params, setParams] = useSearchParams()
  const [again, setAgain] = useState(() => ({ id: params.get('from'), isTaken: false }))
  const [last, setLast] = useState<LastBooking | null>(null)
  const isTold = useRef(false)
  const hasCustomerScreen = useCustomerScreen()

  const startAnew = (shipment: BookedShipment, filled: LastBooking['filled'], cash = '') => {
    // Its number must no longer be shown as the next one.
    queryClient.removeQueries({ queryKey: nextAirwayBillNoQuery().queryKey })
    // A form that was left while it looked its booking up may have reported it already, or may yet do so.
    messages.successOnce(shipment.text, shipment.airwayBillNo)
    setLast({ shipment, filled, cash })
    setAgain({ id: null, isTaken: false })
    window.scrollTo(0, 0)
  }
  const { draft, next, setAside, goOn } = useDrafts(identityOf(user), ({ id, airwayBillNo }, wasOurs) => {
    if (wasOurs)
      startAnew(
        { id, airwayBillNo, version: 'latest', instead: null, text: successTexts.create, receipt: 'not opened' },
        null,
      )
    // The other tab took the number shown here.
    else void queryClient.invalidateQueries({ queryKey: nextAirwayBillNoQuery().queryKey })
  })
  const otherDrafts = useOtherDrafts(identityOf(user), draft?.id ?? null)
  const hold = async (settingAside: SetAside) => {
    const isAside = await setAside(settingAside)
    // The next form belongs to another booking, so the panel of the last one must not be shown with it.
    if (isAside) setLast(null)
    return isAside
  }
  const tellSaveFailed = () => {
    if (!isTold.current) messages.error(t('booking.draftsNotKept'))
    isTold.current = true
  }
  const onTaken = () => {
    setAgain({ ...again, isTaken: true })
    // From here on the draft counts: a reload must not fill the form from the earlier bill again.
    setParams({}, { replace: true })
  }

  if (draft === null) return <BookingLoading />
  return (
    <BookingForm
      key={draft.id}
      user={user}
      draft={draft}
      last={last}
      again={again.id === null ? null : { id: again.id, isTaken: again.isTaken, onTaken }}
      onBooked={(shipment, filled, cash) => {
        const { id, airwayBillNo } = shipment
        bookedElsewhere.send({ version: draft.record.version(), id, airwayBillNo })
        next(draft)
        startAnew(shipment, filled, cash)
      }}
      onGivenUp={() => next(draft)}
      otherDrafts={otherDrafts}
      onHold={hold}
      onGoOn={goOn}
      onSaveFailed={tellSaveFailed}
      hasCustomerScreen={hasCustomerScreen}
    />
  )
}

/** Another tab may run another release. */
const bookedDraftSchema = z.object({
  version: z.string(),
  airwayBillNo: z.string(),
  id: z.string(),
}) satisfies z.ZodMiniType<BookedDraft>

/**
 * `onElsewhere` is called when another tab has booked; `wasOurs` if that was this tab's own booking, unchanged, so that
 * it is closed.
 */
function useDrafts(owner: string, onElsewhere: (booked: BookedDraft, wasOurs: boolean) => void) {
  const messages = useMessages()
  /** Null until it has been read. */
  const [draft, setDraft] = useState(() => (draftIdOf(owner).read() === null ? beginDraft(owner) : null))
  const current = useRef(draft)

  const show = (opened: Draft) => {
    current.current = opened
    setDraft(opened)
  }
  const next = (closed: Draft) => {
    closed.discard()
    if (closed === current.current) show(beginDraft(owner))
  }
  const setAside = async (settingAside: SetAside): Promise<boolean> => {
    const isAside = await settingAside()
    if (isAside) show(beginDraft(owner))
    return isAside
  }
  /** Resolves to false if the draft is gone or open in another tab, or this one cannot be set aside. */
  const goOn = async (id: string, settingAside: SetAside | null): Promise<boolean> => {
    const taken = await takeDraft(owner, id)
    if (!taken) {
      messages.error(t('booking.draftNotOpened'))
      return false
    }
    if (settingAside && !(await settingAside())) {
      const release = taken.claim()
      release()
      return false
    }
    current.current?.discard()
    draftIdOf(owner).write(taken.id)
    show(taken)
    return true
  }

  const isReading = draft === null
  useEffect(() => {
    if (!isReading) return
    let isCancelled = false
    const open = async () => {
      // React's strict mode runs effects twice at once: a draft open in another tab must not be copied twice.
      await Promise.resolve()
      if (isCancelled) return
      const opened = await openDraft(owner)
      if (isCancelled) {
        const release = opened.claim()
        release()
        return
      }
      current.current = opened
      setDraft(opened)
    }
    void open()
    return () => {
      isCancelled = true
    }
  }, [owner, isReading])
  useEffect(() => draft?.claim(), [draft])
  useEffect(() => {
    // Without a database there is nothing to sweep.
    sweepDrafts().catch(() => undefined)
  }, [])

  const onBookedElsewhere = useEffectEvent((booked: BookedDraft) => {
    const wasOurs = booked.version === current.current?.record.version()
    if (wasOurs && current.current) next(current.current)
    onElsewhere(booked, wasOurs)
  })
  useEffect(
    () =>
      bookedElsewhere.listen((message) => {
        const { data } = bookedDraftSchema.safeParse(message)
        if (data) onBookedElsewhere(data)
      }),
    [],
  )

  return { draft, next, setAside, goOn }
}

/** Until the draft has been read, so that the form does not appear empty first. */
function BookingLoading() {
  return (
    <div className="cc-page-head cc-beside cc-booking-head" aria-busy="true">
      <h1>{t('booking.title')}</h1>
      <p className="visually-hidden" role="status">
        {t('booking.loadingDraft')}
      </p>
    </div>
  )
}
