import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useOneAtATime } from '@/browser/useOneAtATime'
import { useMessages } from '@/components/messages/useMessages'
import type { BookingForm } from '@/domain/forms/bookingForm'
import {
  type AskedBooking,
  type HeldBooking,
  MAX_HELD_BOOKINGS,
  proposedName,
  readHeld,
} from '@/domain/booking/heldBooking'
import { paths } from '@/paths'
import { t } from '@/texts/t'
import { DiscardQuestion } from './DiscardQuestion'
import { type HeldAs, HoldDialog } from './HoldDialog'
import type { Draft, SetAside } from './draft'
import type { OtherDraft, OtherDrafts } from './useOtherDrafts'

interface HoldingOptions {
  draft: Draft
  fields: () => BookingForm
  otherDrafts: OtherDrafts
  /** Whether the form has something that must not be lost, as of this moment. */
  hasWork: () => boolean
  isEditing: boolean
  onHold: (setAside: SetAside) => Promise<boolean>
  /** Resolves to false if the other one is no longer there, or this one could not be set aside. */
  onGoOn: (draftId: string, setAside: SetAside | null) => Promise<boolean>
}

const heldNow = (as: HeldAs): HeldBooking => ({ ...as, at: Date.now() })

/**
 * The history entry whose request has been handled. A module variable, because a new form is mounted before the request
 * has left the address.
 */
let answered = ''

/** Sets the booking aside, and continues another one, for which this one is set aside first (product 5.15). */
export function useHolding({ draft, fields, otherDrafts, hasWork, isEditing, onHold, onGoOn }: HoldingOptions) {
  const messages = useMessages()
  const [isAsking, setIsAsking] = useState(false)
  /** While the booking is being set aside, nothing can be typed. */
  const [isLeaving, setIsLeaving] = useState(false)
  const [discarded, setDiscarded] = useState<OtherDraft | null>(null)
  const [isListOpen, setIsListOpen] = useState(false)
  const held = otherDrafts.found.filter((each) => each.held !== null)
  const before = readHeld(draft.read('held'))
  const proposed = () => ({ name: before?.name || proposedName(fields()), note: before?.note ?? '' })
  const isFull = () => {
    if (held.length >= MAX_HELD_BOOKINGS) messages.error(t('booking.heldFull', { most: MAX_HELD_BOOKINGS }))
    return held.length >= MAX_HELD_BOOKINGS
  }
  const setAside = async (as: HeldAs) => {
    const isAside = await draft.setAside(fields(), heldNow(as))
    if (isAside) messages.success(t('booking.isHeld', { name: as.name || t('booking.thisBooking') }))
    else messages.error(t('booking.notHeld'))
    return isAside
  }
  const oneAtATime = useOneAtATime()
  /** One at a time: continuing a second booking would discard the first, which is just being opened. */
  const leave = (work: () => Promise<boolean>) =>
    oneAtATime(async () => {
      setIsLeaving(true)
      const hasLeft = await work().catch(() => false)
      // This form has been replaced by another one.
      if (hasLeft) return
      setIsLeaving(false)
      setIsAsking(false)
      otherDrafts.look()
    })

  const goOn = ({ id, held: asHeld }: Pick<OtherDraft, 'id'> & { held: unknown }) => {
    if (!hasWork()) void leave(() => onGoOn(id, null))
    // Allowed even if the list of held bookings is full: the other one leaves it as this one joins.
    else if (asHeld || !isFull()) void leave(() => onGoOn(id, () => setAside(proposed())))
  }
  const navigate = useNavigate()
  const { key, state } = useLocation() as { key: string; state: AskedBooking | null }
  const asked = state?.booking
  const goOnAsked = useEffectEvent((id: string) => goOn({ id, held: true }))
  useEffect(() => {
    if (asked === undefined || !isEditing || answered === key) return
    answered = key
    const answer = async () => {
      // A reload must not ask again.
      await navigate(paths.airwayBill(), { replace: true })
      goOnAsked(asked)
    }
    void answer()
  }, [asked, key, isEditing, navigate])

  return {
    held,
    isInert: !isEditing || isLeaving,
    ask: () => {
      if (!isEditing) return
      if (!hasWork()) setIsListOpen(true)
      else if (!isFull()) setIsAsking(true)
    },
    isListOpen: isListOpen && held.length > 0,
    showList: setIsListOpen,
    goOn,
    discard: setDiscarded,
    questions: (
      <>
        {isAsking && (
          <HoldDialog
            proposed={proposed()}
            isBusy={isLeaving}
            onHold={(as) => void leave(() => onHold(() => setAside(as)))}
            onCancel={() => setIsAsking(false)}
          />
        )}
        {discarded && (
          <DiscardQuestion
            draft={discarded}
            onDiscard={() => {
              setDiscarded(null)
              otherDrafts.discard(discarded)
            }}
            onCancel={() => setDiscarded(null)}
          />
        )}
      </>
    ),
  }
}

export type Holding = ReturnType<typeof useHolding>
