import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { DeskButton } from '@/components/desk/DeskButton'
import { readAddressBlock } from '@/domain/booking/readAddressBlock'
import { inOneLine } from '@/domain/booking/pastedLines'
import { type CustomerPart, customerParts } from '@/domain/customer'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { partyFilledBy, type PartyRole } from '@/domain/forms/partyFields'
import { rich } from '@/texts/rich'
import { t, type TextKey } from '@/texts/t'
import { useCountries } from '../fields/useOptions'
import './pasted.css'
import { typeLetters } from './typeLetters'

interface PastedAddressProps {
  party: PartyRole
  text: string
  /** The field into which the text was pasted. */
  field: HTMLInputElement
  /** The field’s text before that. */
  before: string
  onFill: (fields: Partial<BookingForm>) => void
  onClose: () => void
}

/**
 * Proposes field by field how to fill in a pasted address (product 5.18). Fills in nothing before the user confirms.
 */
export function PastedAddress({ party, text, field, before, onFill, onClose }: PastedAddressProps) {
  const { control } = useFormContext<BookingForm>()
  const form = useWatch({ control })
  const id = useId()
  const fillIn = useRef<HTMLButtonElement>(null)
  const { data: countries } = useCountries()
  const proposed = useMemo(() => {
    const read = readAddressBlock(text, party, countries?.map(({ name }) => name) ?? [])
    return customerParts.flatMap((part) => {
      const value = read[part]
      const [name] = value === undefined ? [] : (Object.keys(partyFilledBy(party, { [part]: value })) as Name[])
      return value === undefined || name === undefined ? [] : [{ part, name, value }]
    })
  }, [text, party, countries])
  /** The ticks that the user has changed. All others are ticked unless they would replace a text. */
  const [ticks, setTicks] = useState<Partial<Record<Name, boolean>>>({})
  const isTicked = ({ name, value }: (typeof proposed)[number]) =>
    ticks[name] ?? ['', value].includes(form[name]?.trim() ?? '')
  const ticked = proposed.filter(isTicked)

  // This part is loaded by the first paste. If the focus moved to the button while the user is typing, the next space
  // would press it.
  useLayoutEffect(() => {
    if (document.activeElement === field && field.value === before) fillIn.current?.focus()
  }, [field, before])
  const close = () => {
    field.focus()
    onClose()
  }
  const fill = () => {
    if (ticked.length === 0) return
    close()
    onFill(Object.fromEntries(ticked.map(({ name, value }) => [name, value])))
  }
  const putInOneLine = () => {
    close()
    typeLetters(inOneLine(text), field)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter =
      event.key === 'Enter' && event.target instanceof HTMLInputElement && !event.ctrlKey && !event.metaKey
    if (event.key !== 'Escape' && !isEnter) return
    event.preventDefault()
    if (isEnter) fill()
    else close()
  }

  return (
    <div className="cc-pasted" role="group" aria-labelledby={`${id}-title`} onKeyDown={onKeyDown}>
      <p className="mb-2 fw-semibold" id={`${id}-title`}>
        {t('pasted.title')}
      </p>
      <ul>
        {proposed.map((each) => {
          const current = form[each.name]?.trim() ?? ''
          return (
            <li key={each.name}>
              <label>
                <input
                  className="form-check-input"
                  type="checkbox"
                  checked={isTicked(each)}
                  onChange={({ target }) => setTicks({ ...ticks, [each.name]: target.checked })}
                />
                <span className="cc-muted">{t(labels(party)[each.part])}</span> <bdi translate="no">{each.value}</bdi>{' '}
                {current !== '' && current !== each.value && (
                  <small>{rich('pasted.replaces', { stands: <bdi translate="no">{current}</bdi> })}</small>
                )}
              </label>
            </li>
          )
        })}
      </ul>
      <div className="d-flex flex-wrap gap-2">
        {/* Not `disabled`: a disabled button loses the focus. */}
        <DeskButton
          look="primary"
          text={t('pasted.fillIn', { count: ticked.length })}
          ref={fillIn}
          aria-disabled={ticked.length === 0}
          onClick={fill}
        />
        <DeskButton text={t('pasted.oneLine')} onClick={putInOneLine} />
        <DeskButton text={t('pasted.ignore')} onClick={close} />
      </div>
    </div>
  )
}

type Name = keyof ReturnType<typeof partyFilledBy>

const labels = (party: PartyRole): Record<CustomerPart, TextKey> => ({
  company: 'booking.company',
  contactPerson: 'booking.contactPerson',
  ref: 'booking.ref',
  address: 'booking.address',
  country: 'booking.country',
  state: 'booking.state',
  city: 'booking.city',
  postCode: 'booking.postCode',
  phone1: party === 'shipper' ? 'booking.mobile1' : 'booking.phone1',
  phone2: party === 'shipper' ? 'booking.mobile2' : 'booking.phone2',
  fax: 'booking.fax',
  ntnCnic: 'booking.ntnCnic',
  email: 'booking.email',
})
