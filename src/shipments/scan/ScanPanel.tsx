import { t } from '@/texts/t'
import { rich } from '@/texts/rich'
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import { deviceStore, EVERYONE, useDeviceStore } from '@/browser/deviceStore'
import { IconButton } from '@/components/desk/DeskButton'
import { useListener } from '@/browser/useListener'
import { Alert } from '@/components/Alert'
import { useLengthNotice } from '@/components/form/useLengthNotice'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { textLimits } from '@/domain/forms/textLimits'
import { piecesText, type ScannedPieces } from '@/domain/shipment/scannedPieces'
import type { Shipment } from '@/domain/shipment/shipment'
import { statusBadge } from '@/domain/shipment/shipmentStatus'
import '../batch/batch.css'
import { formatCount } from '@/domain/numbers'
import type { BatchSelection } from '../batch/useBatchSelection'
import { useScanner } from './useScanner'

const sound = deviceStore(
  'scan-sound',
  (stored) => stored !== 'off',
  (isOn) => (isOn ? 'on' : 'off'),
)

interface ScanPanelProps {
  selection: BatchSelection
}

/** For readers that type like a keyboard: the number, then Enter or Tab. The field keeps the focus. */
export function ScanPanel({ selection }: ScanPanelProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const hasSound = useDeviceStore(sound, EVERYONE)
  const { scanned, note, scan, refuse } = useScanner(selection, hasSound)
  useEffect(() => field.current?.focus(), [])

  const take = () => {
    if (!field.current) return
    scan(field.current.value)
    field.current.value = ''
  }
  const keys = useReaderKeys(field, take, refuse)
  const { limited, notice } = useLengthNotice(textLimits.message)
  const remove = (shipmentId: string) => {
    selection.remove([shipmentId])
    // Otherwise the next scan's Enter would press the button of another entry.
    field.current?.focus()
  }
  const changeSound = () => {
    sound.write(EVERYONE, !hasSound)
    field.current?.focus()
  }

  return (
    <section className="cc-scan" aria-label={t('lists.scan')}>
      <form
        className="d-flex flex-wrap"
        onSubmit={(event) => {
          event.preventDefault()
          take()
        }}
      >
        <div>
          <label className="form-label" htmlFor={id}>
            {t('lists.airwayBillNumber')}
          </label>
          <input
            {...limited}
            {...keys}
            ref={field}
            className="form-control cc-number"
            id={id}
            name="scan"
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="enter"
          />
          {notice}
        </div>
        <FormCheck id={`${id}-sound`} label={t('lists.sound')} checked={hasSound} onChange={changeSound} />
        <p className="ms-auto mb-2">{rich('lists.scannedCount', { count: <b>{formatCount(scanned.length)}</b> })}</p>
      </form>
      <div className="cc-scan-note">
        <div role="status">
          {note?.kind === 'found' && (
            <p key={note.id} className="cc-beside gap-2 m-0">
              <DeskIcon name="check" small />
              {note.text}
            </p>
          )}
        </div>
        <div role="alert">{note?.kind === 'trouble' && <Alert key={note.id}>{note.text}</Alert>}</div>
      </div>
      {scanned.length > 0 && (
        <ol className="cc-lined" aria-label={t('lists.scannedShipments')}>
          {scanned.map((shipment) => (
            <Scanned
              key={shipment.id}
              shipment={shipment}
              pieces={selection.pieces(shipment.id)}
              onRemove={() => remove(shipment.id)}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

/** Milliseconds between two keys of a barcode reader, at the most; people take longer. */
const READER = 50

/** Keys that type or choose in these stay there. */
const TEXT = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]'
const POPUP = '[role=dialog], [role=menu]'
const OWN = `${TEXT}, ${POPUP}, select`

/** What a reader may begin with; keyboards of other languages make another bracket or digit of it. */
const BEGINNING = /^[\p{Nd}\][{}]$/u
/** Digits in a row after which it is no person who types so fast. */
const RUN = 6

/**
 * The keys with which readers frame a number (product 10.10). They send control characters as Ctrl with a letter:
 * Ctrl + J for a line feed, Ctrl + ] for a group separator. The browser would open its downloads for the former.
 */
function useReaderKeys(field: RefObject<HTMLInputElement | null>, submit: () => void, refuse: () => void) {
  const controlAt = useRef<number | null>(null)
  const enterAt = useRef(-Infinity)

  /** How many digits have come in a row as fast as readers send them, and when the last key did. */
  const fast = useRef({ run: 0, at: -Infinity })
  const take = (event: globalThis.KeyboardEvent) => {
    const { key, target, ctrlKey, altKey, metaKey, timeStamp } = event
    if (ctrlKey || altKey || metaKey || !(target instanceof Element)) return
    const { run, at } = fast.current
    const isText = target.matches(TEXT)
    // People type numbers into fields only.
    const isFast = timeStamp - at < (isText ? READER : 20 * READER)
    // The Enter of a scan would press a popup's button, or confirm what was typed there.
    if (key === 'Enter' && isFast && run >= RUN && target.closest(POPUP) && !target.matches('textarea')) {
      event.preventDefault()
      event.stopPropagation()
      if (!isText) refuse()
    }
    const isPart = BEGINNING.test(key)
    fast.current = { run: isPart ? (isFast ? run + 1 : 1) : 0, at: timeStamp }
    if (!isPart) return
    // A number scanned while a button or the list has the focus goes into the field, not into them.
    if (!target.closest(OWN)) field.current?.focus()
  }
  useListener('keydown', take, true)

  return {
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, ctrlKey, altKey, metaKey, shiftKey, timeStamp, currentTarget } = event
      const isAfterEnter = timeStamp - enterAt.current < READER
      if (key === 'Enter') enterAt.current = timeStamp
      if (key === 'Control') {
        if (!event.repeat) controlAt.current = timeStamp
        return
      }
      // Tab in place of Enter, or after it. In an empty field, it is a person's way on.
      if (key === 'Tab' && !shiftKey && (currentTarget.value !== '' || isAfterEnter)) {
        event.preventDefault()
        submit()
        return
      }
      if (!ctrlKey || altKey || metaKey || key.length !== 1) return
      const isPerson = controlAt.current !== null && timeStamp - controlAt.current >= READER
      // Clipboard managers paste as fast as readers type.
      if (isPerson || key.toLowerCase() === 'v') return
      event.preventDefault()
      if (/[ijm]/i.test(key)) submit()
      else currentTarget.value += ' '
    },
    onKeyUp: ({ key }: KeyboardEvent) => {
      if (key === 'Control') controlAt.current = null
    },
  }
}

interface ScannedProps {
  shipment: Shipment
  /** Undefined if its number alone was scanned. */
  pieces: ScannedPieces | undefined
  onRemove: () => void
}

function Scanned({ shipment, pieces, onRemove }: ScannedProps) {
  const { airwayBillNo, consignee, destination } = shipment
  const { text, variant } = statusBadge(shipment)
  return (
    <li className="cc-beside flex-wrap">
      <b className="cc-number" translate="no">
        {airwayBillNo}
      </b>
      <span>
        <span translate="no">
          <bdi>{consignee || '—'}</bdi> · <bdi>{destination || '—'}</bdi>
        </span>
        {pieces && ` · ${piecesText(pieces)}`}
      </span>
      <span className={`badge bg-${variant}`}>{text}</span>
      <IconButton icon="close" name={t('lists.removeNumber', { number: airwayBillNo })} small onClick={onRemove} />
    </li>
  )
}
