import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useDeviceStore } from '@/browser/deviceStore'
import { DeskButton } from '@/components/desk/DeskButton'
import { IconButton } from '@/components/desk/IconButton'
import { useToday } from '@/components/desk/useToday'
import { Dialog } from '@/components/dialog/Dialog'
import { TextField } from '@/components/form/TextField'
import { useMessages } from '@/components/messages/useMessages'
import { identityOf } from '@/domain/currentUser'
import { dayPresetNames } from '@/domain/dayPresets'
import type { ShipmentViewer } from '@/domain/shipment/shipmentCan'
import { useCurrentUser } from '@/session/useCurrentUser'
import { t } from '@/texts/t'
import { MAX_NAME_LENGTH, MAX_VIEWS, type NamedView, namedViews } from './namedViews'
import { lastingAddress, namedDays, readView, type ShipmentView, viewAddress } from './shipmentView'

interface NamedViewsProps {
  /** The screen that the views are of. */
  screen: ShipmentViewer['screen']
  view: ShipmentView
}

/** The saved views of this list (product 10.11), each a link. */
export function NamedViews({ screen, view }: NamedViewsProps) {
  const owner = identityOf(useCurrentUser())
  const own = useDeviceStore(namedViews, owner).filter((each) => each.screen === screen)
  return own.map((each) => (
    <Link
      key={each.name}
      className="cc-chip"
      to={{ search: each.address }}
      aria-current={isSame(each.address, view) ? 'true' : undefined}
    >
      <bdi>{each.name}</bdi>
    </Link>
  ))
}

const others = (screen: string, name: string) => (each: NamedView) => each.screen !== screen || each.name !== name

/** Whether an address leads to what is shown now. */
const isSame = (address: string, view: ShipmentView) =>
  viewAddress(readView(new URLSearchParams(address))) === viewAddress(view)

interface NamedViewsDialogProps extends NamedViewsProps {
  onClose: () => void
}

/** Saves what is shown under a name, and removes saved views. */
export function NamedViewsDialog({ screen, view, onClose }: NamedViewsDialogProps) {
  const owner = identityOf(useCurrentUser())
  const views = useDeviceStore(namedViews, owner)
  const messages = useMessages()
  const today = useToday()
  const address = lastingAddress(view, today)
  const days = namedDays(view, today)
  const isNameable = address !== ''
  const own = views.filter((each) => each.screen === screen)
  /** Another tab may have changed them since they were drawn. */
  const store = (changed: (now: readonly NamedView[]) => NamedView[]) => {
    if (!namedViews.write(owner, changed(namedViews.read(owner)))) messages.error(t('lists.viewsNotKept'))
  }
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const isKnown = own.some((each) => each.name === name.trim())
  const save = () => {
    const wanted = name.trim()
    if (wanted === '') setProblem(t('lists.viewNameBlank'))
    else if (!isKnown && own.length >= MAX_VIEWS) setProblem(t('lists.tooManyViews', { most: MAX_VIEWS }))
    else {
      store((now) => [...now.filter(others(screen, wanted)), { screen, name: wanted, address }])
      onClose()
    }
  }
  const remove = (gone: string, button: HTMLElement) => {
    const dialog = button.closest('[role="dialog"]')
    const place = [...(dialog?.querySelectorAll('li button') ?? [])].indexOf(button)
    store((now) => now.filter(others(screen, gone)))
    // The focused button is removed with its view: focus the next view, else the one before, else the field.
    setTimeout(() => {
      const buttons = dialog?.querySelectorAll<HTMLElement>('li button')
      const next = buttons?.[place] ?? buttons?.[place - 1] ?? dialog?.querySelector<HTMLElement>('input, button')
      next?.focus()
    })
  }
  return (
    <Dialog
      title={t('lists.savedViews')}
      onClose={onClose}
      onSubmit={isNameable ? save : undefined}
      foot={
        <>
          <DeskButton text={t('desk.cancel')} onClick={onClose} />
          {isNameable && (
            <DeskButton look="primary" text={t(isKnown ? 'lists.replaceView' : 'lists.saveView')} type="submit" />
          )}
        </>
      }
    >
      {isNameable ? (
        <>
          <TextField
            label={t('lists.viewName')}
            name="viewName"
            value={name}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            placeholder={t('lists.viewNameHint')}
            error={problem}
            onChange={(event) => {
              setName(event.target.value)
              setProblem(undefined)
            }}
          />
          {days && <p className="cc-muted">{t('lists.viewOfNamedDays', { days: t(dayPresetNames[days]) })}</p>}
          {view.term !== '' && <p className="cc-muted">{t('lists.viewWithoutText')}</p>}
        </>
      ) : (
        <p>{t('lists.nothingToName')}</p>
      )}
      {own.length > 0 && (
        <ul className="mt-3" aria-label={t('lists.savedViews')}>
          {own.map((each) => (
            <li key={each.name} className="cc-beside justify-content-between">
              <bdi>{each.name}</bdi>
              <IconButton
                icon="close"
                name={t('lists.removeView', { name: each.name })}
                small
                className="cc-square"
                onClick={({ currentTarget }) => remove(each.name, currentTarget)}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
