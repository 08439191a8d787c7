import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import { ANY_USER, deviceStore, useDeviceStore } from '@/browser/deviceStore'
import { Alert } from '@/components/Alert'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { IconButton } from '@/components/desk/IconButton'
import { useLengthNotice } from '@/components/form/useLengthNotice'
import { DASH } from '@/domain/dash'
import { textLimits } from '@/domain/forms/textLimits'
import { formatCount } from '@/domain/numbers'
import { piecesMessage, type ScannedPieces } from '@/domain/shipment/scannedPieces'
import type { Shipment } from '@/domain/shipment/shipment'
import { statusBadge } from '@/domain/shipment/statusBadge'
import { shipmentByIdQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { rich } from '@/texts/rich'
import { placeName } from '@/texts/placeName'
import { say } from '@/texts/say'
import { t } from '@/texts/t'
import type { BatchSelection } from '../batch/useBatchSelection'
import type { ShipmentList } from '../list/useShipmentList'
import { useReaderKeys } from './useReaderKeys'
import { useScanner } from './useScanner'
import '../batch/batch.css'

const sound = deviceStore(
  'scan-sound',
  (stored) => stored !== 'off',
  (isOn) => (isOn ? 'on' : 'off'),
)

interface ScanPanelProps {
  list: ShipmentList
  selection: BatchSelection
  onClose: () => void
}

/** For readers that type like a keyboard: the number, then Enter or Tab. The focus stays in the field. */
export function ScanPanel({ list, selection, onClose }: ScanPanelProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const hasSound = useDeviceStore(sound, ANY_USER)
  const { scanned, note, scan, refuse } = useScanner(selection, hasSound)
  useEffect(() => field.current?.focus(), [])

  const take = () => {
    if (!field.current) return
    scan(field.current.value)
    field.current.value = ''
  }
  const keys = useReaderKeys(field, take, refuse)
  const { limited, notice } = useLengthNotice(textLimits.numbers)
  const remove = (shipmentId: string) => {
    selection.remove([shipmentId])
    // Otherwise the next scan's Enter would press the button of another entry.
    field.current?.focus()
  }
  const changeSound = () => {
    sound.write(ANY_USER, !hasSound)
    field.current?.focus()
  }

  return (
    <section className="cc-scan" aria-labelledby={`${id}-title`}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          take()
        }}
      >
        <div>
          <div className="cc-scan-names cc-beside">
            <h2 id={`${id}-title`}>{t('lists.scan')}</h2>
            <label className="form-label" htmlFor={id}>
              {t('lists.airwayBillNumber')}
            </label>
          </div>
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
        <div className="cc-scan-note">
          {note === null && <p className="cc-muted m-0">{t('lists.howToScan')}</p>}
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
        <p className="ms-auto">{rich('lists.scannedCount', { count: <b>{formatCount(scanned.length)}</b> })}</p>
        <IconButton icon="close" name={t('lists.closeScan')} className="cc-square" onClick={onClose} />
      </form>
      {scanned.length > 0 && (
        <ol className="cc-lined" aria-label={t('lists.scannedShipments')}>
          {scanned.map((shipment) => (
            <Scanned
              key={shipment.id}
              list={list}
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
  list: ShipmentList
  /** As it was when it was scanned. */
  shipment: Shipment
  /** Undefined if its number alone was scanned. */
  pieces: ScannedPieces | undefined
  onRemove: () => void
}

function Scanned({ list: { source, loadedAt }, shipment, pieces, onRemove }: ScannedProps) {
  const { data: row } = useQuery({
    ...shipmentByIdQuery(source, shipment.id, loadedAt),
    placeholderData: (last) => last,
  })
  const { airwayBillNo, consignee, destination } = shipment
  const { key, variant } = statusBadge(row ?? shipment)
  return (
    <li className="cc-beside flex-wrap">
      <b className="cc-number" translate="no">
        {airwayBillNo}
      </b>
      <span>
        <span translate="no">
          <bdi>{consignee || DASH}</bdi> · <bdi>{placeName(destination) || DASH}</bdi>
        </span>
        {pieces && ` · ${say(piecesMessage(pieces))}`}
      </span>
      <span className={`badge bg-${variant}`}>{t(key)}</span>
      <IconButton icon="close" name={t('lists.removeNumber', { number: airwayBillNo })} small onClick={onRemove} />
    </li>
  )
}
