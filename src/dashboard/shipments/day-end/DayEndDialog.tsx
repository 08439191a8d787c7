import { t } from '@/texts/t'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { company } from '@/company'
import { Dialog } from '@/components/dialog/Dialog'
import { SelectField, TextField } from '@/components/form/TextField'
import { DeskButton } from '@/dashboard/DeskButton'
import { dayText } from '@/domain/dayRanges'
import { dayEnds } from '@/domain/money/dayEnd'
import { formatCount } from '@/domain/numbers'
import { viewerCan } from '@/domain/roles'
import { asOf } from '@/domain/shipment-index/freshness'
import { everything, newestFirst, type ShipmentQuery } from '@/domain/shipment-index/shipmentFilter'
import { DayEndView } from '@/printing/day-end/DayEndView'
import { printUnder } from '@/printing/run/usePrinting'
import { shipmentPartQuery, shipmentSumsQuery } from '@/services/shipment-list/shipmentIndex.queries'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { ReloadHint } from '../../NotAuthorized'
import { useCurrentUser } from '../../session/useCurrentUser'
import { RefreshNotice } from '../../lists/RefreshNotice'
import { useShipmentList } from '../list/useShipmentList'
import './dayEnd.css'

/** Most shipments on one sheet: more would be a hundred pages. */
const MOST = 3000

const byCenter = ['center'] as const

interface DayEndDialogProps {
  /** What it begins with: `YYYY-MM-DD`, and a center's username or '' for all. */
  day: string
  center: string
  onClose: () => void
}

/** Whatever the list beside it shows, a sheet has all shipments of its day: people sign for them. */
export function DayEndDialog({ onClose, ...first }: DayEndDialogProps) {
  const user = useCurrentUser()
  const [day, setDay] = useState(first.day)
  const [center, setCenter] = useState(first.center)
  const source = useMemo<ShipmentSource>(() => ({ kind: 'range', from: day, to: day }), [day])
  const query = useMemo<ShipmentQuery>(
    () => ({ filter: center === '' ? {} : { center: [center] }, sort: newestFirst }),
    [center],
  )
  const list = useShipmentList(source, query)
  // Only from the complete list: a sheet from a partly loaded one would be signed for the day.
  const { data: found, isError } = useQuery(shipmentPartQuery(source, query, MOST, list.loadedAt))
  const count = found?.totals.shipments ?? 0
  const sheets = useMemo(() => (found && count <= MOST ? dayEnds(found.rows) : []), [found, count])
  const isFailed = list.state === 'failed' || (isError && !found)
  const [isDrawn, setIsDrawn] = useState(false)
  const printButton = useRef<HTMLButtonElement>(null)
  const time = dayText(day)

  const text = () => {
    if (!found) return t('lists.loadingShipments')
    if (count > MOST) return t('lists.tooManyForSheet', { count: formatCount(count) })
    if (count === 0) return t('lists.noneBookedOn', { day: time })
    return t('lists.dayOfCenters', { day: time, count: formatCount(sheets.length) })
  }
  const { data: sums } = useQuery(shipmentSumsQuery(source, everything, byCenter, list.loadedAt))
  const centers = new Set([...(sums?.center.map(({ key }) => key) ?? []), center].sort())
  centers.delete('')

  return (
    <Dialog
      title={t('lists.dayEndSheet')}
      isBare
      centered={false}
      kind="cc-day-end"
      onClose={onClose}
      onEntered={() => printButton.current?.focus()}
    >
      <div className="cc-paper-bar cc-beside flex-wrap">
        <div className="cc-paper-name">
          <h2>{t('lists.dayEndSheet')}</h2>
          <p className="cc-muted" role="status">
            {isFailed ? (
              <ReloadHint failed={t('desk.shipmentsNotLoaded')} error={list.error} onRetry={list.retry} />
            ) : (
              text()
            )}
          </p>
        </div>
        {viewerCan.seeGrandTotal(user) && (
          <SelectField
            wrap="cc-day-end-choice cc-beside gap-2"
            label={t('lists.branch')}
            value={center}
            onChange={({ target }) => setCenter(target.value)}
          >
            <option value="">{t('lists.allBranches')}</option>
            {[...centers].map((each) => (
              <option key={each} translate="no">
                {each}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          wrap="cc-day-end-choice cc-beside gap-2"
          label={t('lists.day')}
          type="date"
          defaultValue={day}
          onChange={({ target }) => target.value !== '' && setDay(target.value)}
        />
        <DeskButton
          look="primary"
          icon="print"
          text={t('lists.print')}
          ref={printButton}
          disabled={sheets.length === 0 || !isDrawn}
          onClick={() => {
            const whose = sheets.length === 1 ? sheets[0]?.center : `${sheets.length} centers`
            // `Chenab day-end sheet gujrat 2026-11-20`
            printUnder(window, [company.shortName, 'day-end sheet', whose, day].join(' '))
          }}
        />
        <DeskButton text={t('lists.close')} onClick={onClose} />
        {list.isOutdated && list.age && (
          <RefreshNotice noun="shipments" loadedAt={list.age.seenAt} error={list.error} onRetry={list.retry} />
        )}
      </div>
      {sheets.length > 0 && (
        <DayEndView
          days={sheets}
          time={dayText(day, 'en')}
          loadedAt={list.age && asOf(list.age, day)}
          printedBy={user.username}
          onReady={setIsDrawn}
        />
      )}
    </Dialog>
  )
}
