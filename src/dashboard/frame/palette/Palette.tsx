import { useQueryClient } from '@tanstack/react-query'
import { useCombobox } from 'downshift'
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type To, useNavigate } from 'react-router-dom'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { CloseButton } from '@/components/dialog/CloseButton'
import { Dialog } from '@/components/dialog/Dialog'
import { useLengthNotice } from '@/components/form/useLengthNotice'
import { useTheme } from '@/components/useTheme'
import { type CurrentUser, identityOf } from '@/domain/currentUser'
import { textLimits } from '@/domain/forms/textLimits'
import { readHeld } from '@/domain/booking/heldBooking'
import { findShipments } from '@/services/shipment-list/findShipments'
import { otherDrafts } from '@/session/drafts/otherDrafts'
import { t, type TextKey } from '@/texts/t'
import { bookingInWords } from '@/texts/bookingInWords'
import { builtInCommands, type Group, type HeldDraft, recordsAddress, type Offer, ownOffers } from './offers'
import { groupsOf, isShipmentSearch, rememberOffer, useAllShipments, useOffers } from './useOffers'
import './palette.css'

const groupNames: Record<Group, TextKey> = {
  recent: 'palette.recent',
  shipments: 'palette.shipments',
  screens: 'palette.screens',
  actions: 'palette.actions',
  held: 'booking.heldBookings',
  views: 'lists.savedViews',
  centers: 'palette.centers',
  search: 'palette.search',
}

interface PaletteProps {
  user: CurrentUser
  onLogout: () => void
  onClose: () => void
}

export function Palette({ user, onLogout, onClose }: PaletteProps) {
  const [typed, setTyped] = useState('')
  const [wantedNumber, setWantedNumber] = useState<string | null>(null)
  const navigate = useNavigate()
  const open = (to: To, state?: Offer['state']) => {
    onClose()
    void navigate(to, { state })
  }
  const queryClient = useQueryClient()
  const { theme, choose } = useTheme()
  const openFound = useEffectEvent((number: string, id: string | undefined) => open(recordsAddress(number, id)))
  useEffect(() => {
    if (wantedNumber === null) return undefined
    let isWanted = true
    // If the lookup fails, View Records opens all the same, and says why.
    const found = findShipments(queryClient, wantedNumber).catch(() => [])
    // If several have the same number, none is opened, and the list shows them all.
    void found.then(([one, ...others]) => isWanted && openFound(wantedNumber, others.length > 0 ? undefined : one?.id))
    return () => void (isWanted = false)
  }, [wantedNumber, queryClient])

  const commands = {
    theme: () => {
      choose(theme === 'dark' ? 'light' : 'dark')
      onClose()
    },
    language: () => document.querySelector<HTMLElement>('.cc-desk-language')?.click(),
    logOut: () => {
      onClose()
      onLogout()
    },
  }
  const builtIn = builtInCommands(user, theme === 'dark')
  const own = ownOffers(user, useHeldDrafts(identityOf(user)))
  const allShipments = useAllShipments()
  const offers = useOffers(typed, [...builtIn, ...own], user, allShipments)
  const pick = (offer: Offer) => {
    rememberOffer(offer, builtIn)
    if (offer.to !== undefined) open(offer.to, offer.state)
    else if (offer.command) commands[offer.command]()
    else setWantedNumber(offer.find ?? null)
  }
  const input = useRef<HTMLInputElement>(null)
  const { limited, notice } = useLengthNotice<HTMLInputElement>(textLimits.numbers)
  const { inputProps, getItemProps, getMenuProps, highlight } = usePaletteCombobox(offers, pick, input)

  return (
    <Dialog
      title={t('desk.find')}
      isBare
      centered={false}
      animation={false}
      kind="cc-palette"
      onClose={onClose}
      onShow={() => input.current?.focus()}
    >
      <div className="cc-palette-field">
        <DeskIcon name="search" />
        <input
          {...limited}
          {...inputProps}
          className="form-control"
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('palette.field')}
          aria-label={t('palette.field')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setWantedNumber(null)
            highlight(null)
          }}
        />
        <CloseButton onClick={onClose} />
      </div>
      {notice}
      <div {...getMenuProps({ 'aria-label': t('palette.results') })} className="cc-palette-list">
        {groupsOf(offers).map(([group, start, members]) => (
          <div key={group} role="group" className={group} aria-label={t(groupNames[group])}>
            {group !== 'search' && <p aria-hidden="true">{t(groupNames[group])}</p>}
            {members.map((offer, place) => (
              <div {...getItemProps({ item: offer, index: start + place })} className="cc-beside" key={offer.id}>
                <DeskIcon name={offer.icon} />
                {offer.isData ? (
                  <b className="fw-semibold" translate="no">
                    <bdi>{offer.name}</bdi>
                  </b>
                ) : (
                  <b className="fw-semibold">{offer.name}</b>
                )}
                {/* Screen readers would otherwise run the two together. */}
                {offer.note && ' '}
                {offer.note && (
                  <span className="cc-muted text-truncate" translate={offer.isData ? 'no' : undefined}>
                    {offer.note}
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      {/* Matches from lists that have loaded only in part must not look complete. */}
      {allShipments === null && isShipmentSearch(typed) && (
        <p className="cc-palette-part cc-muted cc-small">{t('palette.notAllLoaded')}</p>
      )}
      <p className="visually-hidden" role="status">
        {wantedNumber ? t('palette.looking', { number: wantedNumber }) : t('palette.count', { count: offers.length })}
      </p>
    </Dialog>
  )
}

/** The held bookings that no tab has open; none if the browser cannot store drafts. */
function useHeldDrafts(owner: string): readonly HeldDraft[] {
  const [held, setHeld] = useState<readonly HeldDraft[]>([])
  useEffect(() => {
    const find = async () => {
      const drafts = (await otherDrafts(owner)).filter(({ isOpen }) => !isOpen)
      const all = drafts.flatMap(({ id, content }) => {
        const as = readHeld(content.held)
        return as ? [{ ...as, id, name: as.name || bookingInWords(content.texts) }] : []
      })
      setHeld(all)
    }
    find().catch(() => undefined)
  }, [owner])
  return held
}

const { InputBlur } = useCombobox.stateChangeTypes

/** Highlights the first offer until an arrow or the pointer chooses another, which stays highlighted where it moves. */
function usePaletteCombobox(offers: Offer[], onPick: (offer: Offer) => void, input: Ref<HTMLInputElement>) {
  const [active, highlight] = useState<string | null>(null)
  const highlighted = Math.max(
    0,
    offers.findIndex(({ id }) => id === active),
  )
  const { getInputProps, getItemProps, getMenuProps } = useCombobox<Offer>({
    items: offers,
    itemToString: () => '',
    inputValue: '',
    selectedItem: null,
    isOpen: true,
    highlightedIndex: highlighted,
    stateReducer: (_state, { type, changes }) => (type === InputBlur ? { ...changes, selectedItem: null } : changes),
    onHighlightedIndexChange: ({ highlightedIndex }) => highlight(offers[highlightedIndex]?.id ?? active),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onPick(selectedItem),
  })
  const onKeyDown = (event: KeyboardEvent & { preventDownshiftDefault?: boolean }) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) return
    event.preventDownshiftDefault = true
    if (step === undefined) return
    event.preventDefault()
    // Set here because downshift would report the highlight too late for an Enter that follows quickly.
    highlight(offers[(highlighted + step + offers.length) % offers.length]?.id ?? null)
  }
  const {
    value: _text,
    id: _id,
    'aria-labelledby': _label,
    onChange: _change,
    ...inputProps
  } = getInputProps({ onKeyDown, ref: input })
  return { inputProps, getItemProps, getMenuProps, highlight }
}
