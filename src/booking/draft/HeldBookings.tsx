import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { DeskButton, IconButton } from '@/components/desk/DeskButton'
import { TextField } from '@/components/form/TextField'
import { useMessages } from '@/components/messages/useMessages'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { textLimits } from '@/domain/forms/textLimits'
import { MOST_HELD, proposedName, readHeld, type AskedBooking, type HeldBooking } from '@/domain/unfinishedBooking'
import { paths } from '@/paths'
import { ActionDialog } from '@/components/desk/ActionDialog'
import type { Draft, SetAside } from './draft'
import { DiscardQuestion, type Unfinished, type UnfinishedDrafts } from './UnfinishedBookings'
import { t } from '@/texts/t'

interface HoldingOptions {
  draft: Draft
  fields: () => BookingForm
  unfinished: UnfinishedDrafts
  /** The form holds something that must not be lost, as of this moment. */
  hasWork: () => boolean
  isEditing: boolean
  onHold: (setAside: SetAside) => Promise<boolean>
  /** Resolves to false if the other one is no longer there, or this one could not be set aside. */
  onGoOn: (draftId: string, setAside: SetAside | null) => Promise<boolean>
}

type HeldAs = Pick<HeldBooking, 'name' | 'note'>
const heldNow = (as: HeldAs): HeldBooking => ({ ...as, at: Date.now() })

/** The address whose state was answered: by the time that is gone, the form is another one. */
let answered = ''

/** Setting the booking aside, and going on with another one, which sets this one aside first (product 5.15). */
export function useHolding({ draft, fields, unfinished, hasWork, isEditing, onHold, onGoOn }: HoldingOptions) {
  const messages = useMessages()
  const [isAsking, setIsAsking] = useState(false)
  /** On its way out: nothing may be typed any more. */
  const [isLeaving, setIsLeaving] = useState(false)
  const [discarded, setDiscarded] = useState<Unfinished | null>(null)
  const held = unfinished.found.filter((each) => each.held !== null)
  const before = readHeld(draft.read('held'))
  const proposed = () => ({ name: before?.name || proposedName(fields()), note: before?.note ?? '' })
  const isFull = () => {
    if (held.length >= MOST_HELD) messages.error(t('booking.heldFull', { most: MOST_HELD }))
    return held.length >= MOST_HELD
  }
  const setAside = async (as: HeldAs) => {
    const isAside = await draft.setAside(fields(), heldNow(as))
    if (isAside) messages.success(t('booking.isHeld', { name: as.name || t('booking.thisBooking') }))
    else messages.error(t('booking.notHeld'))
    return isAside
  }
  const leave = async (work: () => Promise<boolean>) => {
    setIsLeaving(true)
    const hasLeft = await work().catch(() => false)
    // Else this form is gone.
    if (hasLeft) return
    setIsLeaving(false)
    setIsAsking(false)
    unfinished.look()
  }

  const goOn = ({ id, held: asHeld }: Pick<Unfinished, 'id'> & { held: unknown }) => {
    if (!hasWork()) void leave(() => onGoOn(id, null))
    // The other one leaves the line as this one joins it.
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
      if (!hasWork()) goToHeld()
      else if (!isFull()) setIsAsking(true)
    },
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
              unfinished.discard(discarded)
            }}
            onCancel={() => setDiscarded(null)}
          />
        )}
      </>
    ),
  }
}

export type Holding = ReturnType<typeof useHolding>

/** To the booking held last: Enter goes on with it. */
export const goToHeld = () => document.querySelector<HTMLElement>('.cc-held li button')?.focus()

/** The bookings that were set aside, in one line, beside the button that does so. */
export function HeldBookings({ holding, isTouched }: { holding: Holding; isTouched: boolean }) {
  const { held, isInert, ask, goOn, discard } = holding
  return (
    <div className="cc-held cc-beside" inert={isInert}>
      <DeskButton
        text={t('booking.hold')}
        className="flex-none"
        title="F8"
        aria-keyshortcuts="F8"
        disabled={!isTouched || isInert}
        onClick={ask}
      />
      <ul className="d-flex flex-1" aria-label={t('booking.heldBookings')}>
        {held.map((draft) => {
          const note = draft.held?.note
          const shown = draft.held?.name || draft.words
          return (
            <li className="cc-beside flex-none" key={draft.id}>
              <button
                className="cc-chip text-nowrap"
                type="button"
                title={note || undefined}
                onClick={() => goOn(draft)}
              >
                <span className="visually-hidden">{t('booking.continue')}</span>
                <bdi className="text-truncate fw-semibold" translate="no">
                  {shown}
                </bdi>
                <span>{draft.when}</span>
                {note && (
                  <bdi className="text-truncate" translate="no">
                    {note}
                  </bdi>
                )}
              </button>
              <IconButton
                icon="close"
                name={t('booking.discardHeld', { name: shown })}
                small
                onClick={() => discard(draft)}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface HoldDialogProps {
  proposed: HeldAs
  isBusy: boolean
  onHold: (as: HeldAs) => void
  onCancel: () => void
}

/** The note has the focus: Enter holds at once. */
function HoldDialog({ proposed, isBusy, onHold, onCancel }: HoldDialogProps) {
  const name = useRef<HTMLInputElement>(null)
  const note = useRef<HTMLInputElement>(null)
  const typedIn = (field: typeof name) => field.current?.value.trim() ?? ''
  return (
    <ActionDialog
      title={t('booking.holdTitle')}
      confirm={t('booking.hold')}
      firstField="heldNote"
      isBusy={isBusy}
      onConfirm={() => onHold({ name: typedIn(name), note: typedIn(note) })}
      onCancel={onCancel}
    >
      <TextField
        wrap="mb-4"
        label={t('booking.name')}
        name="heldName"
        ref={name}
        dir="auto"
        defaultValue={proposed.name}
        maxLength={textLimits.name}
      />
      <TextField
        label={t('booking.heldNote')}
        name="heldNote"
        ref={note}
        dir="auto"
        defaultValue={proposed.note}
        maxLength={textLimits.reference}
      />
    </ActionDialog>
  )
}
