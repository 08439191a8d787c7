import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { deviceStore, EVERYONE } from '@/browser/deviceStore'
import { Alert } from '@/components/Alert'
import { useLengthNotice } from '@/components/form/useLengthNotice'
import { Icon } from '@/components/Icon'
import { textLimits } from '@/domain/forms/textLimits'
import { piecesText, type ScannedPieces } from '@/domain/shipment/scannedPieces'
import type { Shipment } from '@/domain/shipment/shipment'
import { statusBadge } from '@/domain/shipment/shipmentStatus'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import '../batch/batch.css'
import { formatCount } from '@/domain/numbers'
import type { BatchSelection } from '../batch/useBatchSelection'
import { useReaderKeys } from './useReaderKeys'
import { useScanner } from './useScanner'

/** Without storage the setting lasts only while the panel is open. */
const sound = deviceStore(
  'scan-sound',
  (stored) => stored !== 'off',
  undefined,
  (isOn) => (isOn ? 'on' : 'off'),
)

interface ScanPanelProps {
  selection: BatchSelection
  source: ShipmentSource
}

/** For readers that type like a keyboard: the number, then Enter or Tab. The field keeps the focus. */
export function ScanPanel({ selection, source }: ScanPanelProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [hasSound, setHasSound] = useState(() => sound.read(EVERYONE))
  const { scanned, note, scan } = useScanner(selection, source, hasSound)
  useEffect(() => field.current?.focus(), [])

  const take = () => {
    if (!field.current) return
    scan(field.current.value)
    field.current.value = ''
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    take()
  }
  const keys = useReaderKeys(field, take)
  const { limited, notice } = useLengthNotice(textLimits.message)
  const remove = (shipmentId: string) => {
    selection.remove([shipmentId])
    // Otherwise the next scan's Enter would press the button of another entry.
    field.current?.focus()
  }
  const changeSound = () => {
    setHasSound(!hasSound)
    sound.write(EVERYONE, !hasSound)
    field.current?.focus()
  }

  return (
    <section className="cc-scan" aria-label="Scan">
      <form onSubmit={submit}>
        <div>
          <label className="form-label" htmlFor={id}>
            Airway bill number
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
        <div className="form-check">
          <input
            className="form-check-input"
            id={`${id}-sound`}
            type="checkbox"
            checked={hasSound}
            onChange={changeSound}
          />
          <label className="form-check-label" htmlFor={`${id}-sound`}>
            Sound
          </label>
        </div>
        <p>
          <b>{formatCount(scanned.length)}</b> scanned
        </p>
      </form>
      <div role="status">
        {note?.kind === 'found' && (
          <p key={note.id} className="cc-scan-found">
            <Icon name="check" small />
            {note.text}
          </p>
        )}
      </div>
      <div role="alert">
        {note?.kind === 'trouble' && (
          <div key={note.id}>
            <Alert variant="danger">{note.text}</Alert>
          </div>
        )}
      </div>
      {scanned.length > 0 && (
        <ol aria-label="Scanned shipments">
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
    <li>
      <b className="cc-number" translate="no">
        {airwayBillNo}
      </b>
      <span>
        <span translate="no">
          {consignee || '—'} · {destination || '—'}
        </span>
        {pieces && ` · ${piecesText(pieces)}`}
      </span>
      <span className={`badge bg-${variant}`}>{text}</span>
      <button className="btn cc-ghost" type="button" aria-label={`Remove ${airwayBillNo}`} onClick={onRemove}>
        <Icon name="close" small />
      </button>
    </li>
  )
}
