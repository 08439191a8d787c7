import { type ClipboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useDeviceStore } from '@/browser/deviceStore'
import { DeskButton } from '@/components/desk/DeskButton'
import { ReloadHint } from '@/components/desk/ReloadHint'
import { lazyPart } from '@/components/lazyPart'
import { useMessages } from '@/components/messages/useMessages'
import { savedIds } from '@/domain/booking/savedIds'
import { withFavourite } from '@/domain/booking/withFavourite'
import { isAddressBlock } from '@/domain/booking/pastedLines'
import { uploadFields } from '@/domain/booking/uploadFields'
import type { Customer } from '@/domain/customer'
import type { BookingForm } from '@/domain/forms/bookingForm'
import type { PartyRole } from '@/domain/forms/partyFields'
import { comma } from '@/texts/language'
import { hidden, rich } from '@/texts/rich'
import { loadTexts, t } from '@/texts/t'
import { BookingText } from '../fields/BookingText'
import { PhoneField } from '../fields/PhoneField'
import type { FieldMarking } from '../fields/useFieldMarks'
import { useFromFields } from '../fields/useFromFields'
import { UploadField } from '../files/UploadField'
import { type FormFiles, problemAt } from '../files/useBookingFiles'
import type { GiveFiles } from '../files/useGivenFiles'
import type { ShipperReceivers } from '../last-times/shipperReceivers'
import { BookingSection } from '../sections/BookingSection'
import { CountryField } from './CountryField'
import { CustomerField } from './CustomerField'
import { CustomerLookup } from './CustomerLookup'
import { PlaceField } from './PlaceField'
import type { Filling, PartyFilling } from './readFillings'
import { favouriteStore } from './favouriteStore'
import type { CustomerPick } from './useCustomerPick'
import type { FormFilling } from './useFilling'
import type { TypedAhead } from './useListCombobox'
import type { PendingCustomer, PendingCustomers } from './usePendingCustomers'

const PastedAddress = lazyPart(
  async () => (await Promise.all([import('./PastedAddress'), loadTexts('pasted')]))[0].PastedAddress,
  { failed: 'booking.pastedNotLoaded' },
)

interface PartiesProps {
  owner: string
  filling: FormFilling
  pending: PendingCustomers
  picking: CustomerPick
  receivers: ShipperReceivers
  onTyped: FieldMarking['onTyped']
  files: FormFiles
  onGive: GiveFiles
}

type By = 'company' | 'contactPerson'

interface Lookup {
  role: PartyRole
  /** Its text is the initial search term, and it gets the focus back when the popup closes. */
  by: By
}

const names = {
  shipper: { company: 'shipperCompany', contactPerson: 'shipperContactPerson' },
  receiver: { company: 'recCompany', contactPerson: 'recContactPerson' },
} as const

export function Parties({ files: { places, put }, onGive, onTyped, ...props }: PartiesProps) {
  const { owner, filling, picking } = props
  const { getValues } = useFormContext<BookingForm>()
  const [lookup, setLookup] = useState<Lookup | null>(null)

  const picked = useRef<{ role: PartyRole; customer: Customer; typed: TypedAhead } | null>(null)
  const fillPicked = useEffectEvent(() => {
    // The closing popup has just returned the focus to the field it was opened from.
    if (picked.current) picking.pick(picked.current.role, picked.current.customer, picked.current.typed)
    picked.current = null
  })
  useEffect(() => {
    if (lookup === null) fillPicked()
  }, [lookup])

  const placed = { owner, onPicked: onTyped }
  const fileProblems = uploadFields.filter((field) => problemAt(places[field]) !== null)
  return (
    <>
      <Party {...props} party="shipper" extraErrors={fileProblems.length} onLookup={setLookup}>
        <BookingText name="shipperRef" label={t('booking.ref')} place="span-3" />
        <BookingText name="shipperAddress" label={t('booking.address')} place="span-12" />
        <BookingText name="shipperState" label={t('booking.state')} place="span-5" />
        <PlaceField {...placed} party="shipper" part="city" place="span-4 half" />
        <PlaceField {...placed} party="shipper" part="postCode" place="span-3 half" />
        <PhoneField name="shipperPhone1" label={t('booking.mobile1')} place="span-3 half" country="origin" />
        <PhoneField name="shipperPhone2" label={t('booking.mobile2')} place="span-3 half" country="origin" />
        <BookingText name="shipperNtnCnicNo" label={t('booking.ntnCnic')} place="span-3" dir="ltr" />
        <BookingText name="shipperEmail" label={t('booking.email')} place="span-3" inputMode="email" />
        <FilesTakenOut filling={filling.shipper ?? filling.bill} />
        <div className="span-12 cc-uploads">
          {uploadFields.map((field) => (
            <UploadField
              key={field}
              name={field}
              place={places[field]}
              onGive={onGive}
              onRemove={() => put(field, null)}
            />
          ))}
        </div>
      </Party>
      <Party {...props} party="receiver" onLookup={setLookup}>
        <BookingText name="recAddress" label={t('booking.address')} place="span-12" />
        <CountryField onPicked={onTyped} />
        <BookingText name="recState" label={t('booking.state')} place="span-2" />
        <PlaceField {...placed} party="receiver" part="city" place="span-3 half" />
        <PlaceField {...placed} party="receiver" part="postCode" place="span-3 half" />
        <PhoneField name="recPhone1" label={t('booking.phone1')} place="span-3 half" country="recCountry" />
        <PhoneField name="recPhone2" label={t('booking.phone2')} place="span-3 half" country="recCountry" />
        <BookingText name="recFax" label={t('booking.fax')} place="span-3" inputMode="tel" />
        <BookingText name="recEmail" label={t('booking.email')} place="span-3" inputMode="email" />
      </Party>
      {lookup && (
        <CustomerLookup
          role={lookup.role}
          initialTerm={getValues(names[lookup.role][lookup.by])}
          onPick={(customer, typed) => {
            picked.current = { role: lookup.role, customer, typed }
            setLookup(null)
          }}
          onClose={() => setLookup(null)}
        />
      )}
    </>
  )
}

interface PartyProps extends Omit<PartiesProps, 'files' | 'onGive' | 'onTyped'> {
  party: PartyRole
  extraErrors?: number
  onLookup: (lookup: Lookup) => void
  children: ReactNode
}

function Party({ party, owner, filling, picking, receivers, ...props }: PartyProps) {
  const { extraErrors = 0, onLookup, children } = props
  const from = filling[party]
  const pending = props.pending[party]
  const [pasted, setPasted] = useState<{ text: string; field: HTMLInputElement; before: string } | null>(null)
  /** In the capture phase, before the field joins the lines of the pasted text. */
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    const field = event.target
    if (!(field instanceof HTMLInputElement) || field.readOnly || !isAddressBlock(text)) return
    event.preventDefault()
    event.stopPropagation()
    setPasted({ text, field, before: field.value })
  }
  const field = (by: By, place: string) => (
    <CustomerField
      party={party}
      by={by}
      name={names[party][by]}
      place={place}
      owner={owner}
      usual={() => (party === 'receiver' ? receivers.last().map(({ id }) => id) : [])}
      onLookup={() => onLookup({ role: party, by })}
      onPick={(customer, typed) => picking.pick(party, customer, typed)}
      onEnterAhead={() => picking.onEnterAhead(party)}
    />
  )
  return (
    <BookingSection
      section={party}
      note={
        from && !pending && <FilledNote party={party} from={from} owner={owner} onUndo={() => filling.undo(party)} />
      }
      status={pending && <PartyStatus party={party} pending={pending} picking={picking} />}
      extraErrors={extraErrors}
    >
      {pasted && (
        <PastedAddress
          {...pasted}
          key={pasted.text}
          party={party}
          onFill={(fields) => filling.fillPasted(party, fields)}
          onClose={() => setPasted(null)}
        />
      )}
      <div className={`cc-grid cc-grid-${party}`} onPasteCapture={onPaste}>
        {field('company', party === 'shipper' ? 'span-5' : 'span-6')}
        {field('contactPerson', party === 'shipper' ? 'span-4' : 'span-6')}
        {children}
      </div>
    </BookingSection>
  )
}

/** Names the previous shipper's files that were taken out, because they must not be sent with this booking. */
function FilesTakenOut({ filling }: { filling: Filling | undefined }) {
  const removed = Object.values(filling?.files ?? {}).flatMap(({ name, isOut }) => (isOut ? [name] : []))
  if (removed.length === 0) return null
  const [others, last = ''] = [removed.slice(0, -1).join(comma), removed.at(-1)]
  const files = others === '' ? last : t('booking.thisAndThat', { others, last })
  return (
    <p className="span-12 cc-again mb-0" role="status">
      {t('booking.filesRemoved', { files, count: removed.length })}
    </p>
  )
}

interface FilledNoteProps {
  party: PartyRole
  /** Its id is '' for the last booking's shipper, who is not saved. */
  from: PartyFilling
  owner: string
  onUndo: () => void
}

function FilledNote({ party, from, owner, onUndo }: FilledNoteProps) {
  const { id, isPasted } = from
  const { getValues } = useFormContext<BookingForm>()
  const favourites = useDeviceStore(favouriteStore, owner)
  const isFavourite = favourites.some((each) => each.id === id && each.role === party)
  const messages = useMessages()
  const toggleFavourite = () => {
    // Another tab may have changed them since they were drawn.
    const changed = withFavourite(favouriteStore.read(owner), { id, role: party }, !isFavourite)
    if (!favouriteStore.write(owner, changed)) messages.error(t('booking.favouritesNotKept'))
  }
  const isShipper = party === 'shipper'
  const isSaved = id !== '' && !isPasted
  const isRenamed = useFromFields([names[party].company, names[party].contactPerson], () => {
    const { shipperId, recId } = savedIds(getValues(), { [party]: from })
    return isSaved && (isShipper ? shipperId : recId) === ''
  })
  const filledFromSaved = isShipper ? 'booking.filledFromShippers' : 'booking.filledFromReceivers'
  const filledFrom = isPasted ? 'booking.filledFromPasted' : 'booking.filledFromLast'
  return (
    <>
      <span>{t(isRenamed ? 'booking.renamedSince' : isSaved ? filledFromSaved : filledFrom)}</span>
      <DeskButton
        look="inline"
        text={rich(isShipper ? 'booking.undoShipper' : 'booking.undoReceiver', { hidden })}
        onClick={onUndo}
      />
      {isSaved && !isRenamed && (
        <DeskButton
          look="inline"
          text={t(isFavourite ? 'booking.favourite' : 'booking.makeFavourite')}
          aria-pressed={isFavourite}
          onClick={toggleFavourite}
        />
      )}
    </>
  )
}

interface PartyStatusProps {
  party: PartyRole
  pending: PendingCustomer
  picking: CustomerPick
}

/** Shown beside the heading, where it does not move any field. */
function PartyStatus({ party, pending, picking }: PartyStatusProps) {
  const isShipper = party === 'shipper'
  return (
    <span className="cc-status" role="status">
      {pending.kind === 'loading' ? (
        t(isShipper ? 'booking.loadingShipper' : 'booking.loadingReceiver', {
          name: pending.company || pending.contactPerson,
        })
      ) : (
        <ReloadHint
          failed={t(isShipper ? 'booking.savedShipperNotLoaded' : 'booking.savedReceiverNotLoaded')}
          error={pending.error}
          onRetry={() => picking.retry(party)}
        />
      )}{' '}
      <DeskButton
        look="inline"
        text={rich(isShipper ? 'booking.doNotFillShipper' : 'booking.doNotFillReceiver', { hidden })}
        onClick={() => picking.leaveAsItIs(party)}
      />
    </span>
  )
}
