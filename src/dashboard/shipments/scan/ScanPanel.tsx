import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { deviceStore, EVERYONE } from '@/browser/deviceStore'
import { Alert } from '@/components/Alert'
import { Icon } from '@/components/Icon'
import type { Shipment } from '@/domain/shipment/shipment'
import { statusBadge } from '@/domain/shipment/shipmentStatus'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import '../batch/batch.css'
import { formatCount } from '@/domain/numbers'
import type { BatchSelection } from '../batch/useBatchSelection'
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

/** For scanners that type like a keyboard: the number, then Enter. The field keeps the focus. */
export function ScanPanel({ selection, source }: ScanPanelProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [hasSound, setHasSound] = useState(() => sound.read(EVERYONE))
  const { scanned, note, scan } = useScanner(selection, source, hasSound)
  useEffect(() => field.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!field.current) return
    scan(field.current.value)
    field.current.value = ''
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
            ref={field}
            className="form-control cc-number"
            id={id}
            name="scan"
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="enter"
          />
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
            <Scanned key={shipment.id} shipment={shipment} onRemove={() => selection.remove([shipment.id])} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Scanned({ shipment, onRemove }: { shipment: Shipment; onRemove: () => void }) {
  const { airwayBillNo, consignee, destination } = shipment
  const { text, variant } = statusBadge(shipment)
  return (
    <li>
      <b className="cc-number">{airwayBillNo}</b>
      <span>
        {consignee || '—'} · {destination || '—'}
      </span>
      <span className={`badge bg-${variant}`}>{text}</span>
      <button className="btn cc-ghost" type="button" aria-label={`Remove ${airwayBillNo}`} onClick={onRemove}>
        <Icon name="close" small />
      </button>
    </li>
  )
}
