import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { onPageLeave } from '@/browser/onPageLeave'
import { ReloadHint } from '@/components/desk/ReloadHint'
import { useField } from '@/components/form/TextField'
import { countrySearch } from '@/domain/countrySearch'
import { type Booking, type BookingForm, requiredFields } from '@/domain/forms/bookingForm'
import { fieldLimit } from '@/domain/forms/fieldLimit'
import { isNoLongerOffered } from '@/domain/option'
import { language } from '@/texts/language'
import { urduPlace } from '@/texts/placeName'
import { t } from '@/texts/t'
import { useMarked } from '../fields/BookingText'
import { useCountries } from '../fields/useOptions'
import { useWriteFields } from './useWriteFields'
import { FoundText } from './FoundText'
import { useListCombobox } from './useListCombobox'

/**
 * The receiver's country. Typing only searches: the form contains a country's name as the backend has it, or nothing.
 * As in a select, Enter and Tab pick the highlighted country, and Escape restores the previous one.
 */
export function CountryField({ onPicked }: { onPicked: (field: string) => unknown }) {
  const name = 'recCountry'
  const form = useFormContext<BookingForm, unknown, Booking>()
  const { control } = form
  const write = useWriteFields(form)
  const { errors } = useFormState({ control, name, exact: true })
  const { data: offered = [], error, isFetched, refetch } = useCountries()
  const chosen = useWatch({ control, name })
  /** Null while nothing is being searched for. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const search = useMemo(() => countrySearch(offered), [offered])
  const { countries, meant } = useMemo(() => search(typed ?? ''), [search, typed])

  const close = () => {
    setTyped(null)
    setIsOpen(false)
  }
  const pick = (country: string) => {
    close()
    write({ [name]: country })
    onPicked(name)
  }
  /**
   * True if Enter or Tab was pressed before the countries had loaded: the first match is then picked, as it would be
   * from the list.
   */
  const isFirstTaken = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  /** Waits for the countries if something was typed before they had loaded. */
  const settleLate = async (text: string, isFirst: boolean) => {
    setIsOpen(false)
    const before = form.getValues(name)
    const { data = [] } = await refetch({ cancelRefetch: false })
    // Meanwhile a saved customer has filled in the country, or something else has been typed.
    if (form.getValues(name) !== before) return close()
    if (input.current?.value !== text) return
    const late = countrySearch(data)(text)
    const taken = isFirst ? late.countries[0] : late.meant
    if (taken) pick(taken.name)
  }
  const settle = () => {
    if (typed?.trim() === '') pick('')
    else if (typed !== null && offered.length === 0) void settleLate(typed, isFirstTaken.current)
    else if (typed !== null && meant) pick(meant.name)
    else close()
  }
  const settleBeforeLeaving = useEffectEvent(settle)
  useEffect(() => onPageLeave(() => settleBeforeLeaving(), true), [])
  const { inputProps, highlight, highlighted, list } = useListCombobox({
    found: isOpen ? countries : [],
    isOpen,
    onOpenChange: (isWanted) => {
      setIsOpen(isWanted)
      if (isWanted) highlight(offered.find((country) => country.name === chosen) ?? 'first')
    },
    onPick: (country) => pick(country.name),
    input,
  })
  const open = () => {
    setIsOpen(true)
    highlight(offered.find((country) => country.name === chosen) ?? null)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, ctrlKey, metaKey } = event
    const isComposing = event.nativeEvent.isComposing
    const taken = countries[highlighted]
    if (key === 'Escape' && (isOpen || typed !== null)) {
      event.preventDefault()
      close()
    } else if (key === 'ArrowDown' && altKey) {
      event.preventDefault()
      open()
    } else if (key === 'Enter' && (ctrlKey || metaKey)) settle()
    else if ((key === 'Enter' || key === 'Tab') && !isComposing && !altKey) {
      // Rendered synchronously: Enter moves the focus on, and the typed text must be gone by the time of the blur
      // event.
      if (taken) flushSync(() => pick(taken.name))
      isFirstTaken.current = !taken
    } else inputProps.onKeyDown(event)
  }

  const isGone = isNoLongerOffered(
    chosen,
    offered.map((country) => country.name),
  )
  const { control: field, withFrame } = useField(
    {
      label: t('booking.country'),
      isRequired: requiredFields().includes(name),
      error: isGone ? t('booking.noLongerOffered', { gone: chosen }) : errors[name]?.message,
      hint: isFetched && offered.length === 0 && (
        <ReloadHint
          failed={t(error ? 'booking.countriesNotLoaded' : 'booking.noCountries')}
          error={error}
          onRetry={() => void refetch()}
        />
      ),
    },
    'form-select',
  )
  return (
    <div className={useMarked(name, 'cc-combo span-4')}>
      {withFrame(
        <input
          {...inputProps}
          {...field}
          name={name}
          autoComplete="off"
          maxLength={fieldLimit(name)}
          placeholder={t('booking.select')}
          value={typed ?? chosen}
          onChange={({ target }) => {
            isFirstTaken.current = false
            setTyped(target.value)
            setIsOpen(true)
            highlight(target.value.trim() === '' ? null : 'first')
          }}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={({ currentTarget }) => {
            if (isOpen) return
            currentTarget.select()
            open()
          }}
          onBlur={settle}
          onKeyDown={onKeyDown}
        />,
      )}
      {list(t('booking.countries'), (country) => (
        <>
          <FoundText text={country.name} term={typed?.trim() ?? ''} />
          {language === 'ur' && <span className="cc-muted">{urduPlace(country.name)}</span>}
        </>
      ))}
      <div className="form-text" role="status">
        {isOpen && offered.length > 0 && countries.length === 0 && t('booking.noCountryOfName')}
      </div>
    </div>
  )
}
