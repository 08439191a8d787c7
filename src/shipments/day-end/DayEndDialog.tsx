import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { NotAuthorized } from '@/components/desk/NotAuthorized'
import { RefreshNotice } from '@/components/desk/RefreshNotice'
import { SelectField, TextField } from '@/components/form/TextField'
import { compareTexts } from '@/domain/compareTexts'
import { LATE_ANSWER_MS } from '@/domain/lateAnswerMs'
import { dayEnds } from '@/domain/money/dayEnds'
import { MAX_SHIPMENTS_OF_DAY } from '@/domain/money/maxShipmentsOfDay'
import { formatCount } from '@/domain/numbers'
import { viewerCan } from '@/domain/roles'
import { asOf } from '@/domain/shipment-index/listAge'
import { everything, type ShipmentQuery } from '@/domain/shipment-index/shipmentQuery'
import { newestFirst } from '@/domain/shipment-index/shipmentSort'
import { DayEndView } from '@/printing/day-end/DayEndView'
import { shipmentPartQuery, shipmentSumsQuery } from '@/services/shipment-list/shipmentIndex.queries'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { ReloadHint } from '@/components/desk/ReloadHint'
import { useCurrentUser } from '@/session/useCurrentUser'
import { shipmentListTexts } from '@/shipments/list/shipmentListTexts'
import { dayText } from '@/texts/daysText'
import { t } from '@/texts/t'
import { type ShipmentList, useShipmentList } from '../list/useShipmentList'
import { PaperDialog } from './PaperDialog'

const byCenter = ['center'] as const

interface DayEndDialogProps {
  /** The initial choices: a day (`YYYY-MM-DD`), and a center's username or '' for all. */
  day: string
  center: string
  onClose: () => void
}

/**
 * Makes day-end sheets. A sheet has all shipments of its day, whatever the list behind the popup shows, because people
 * sign for them.
 */
export function DayEndDialog({ onClose, ...first }: DayEndDialogProps) {
  const user = useCurrentUser()
  const hasAllCenters = viewerCan.seeGrandTotal(user)
  /** `at`: when the day was chosen, in milliseconds since 1970. */
  const [{ day, at: askedAt }, setAsked] = useState(() => ({ day: first.day, at: Date.now() }))
  const [center, setCenter] = useState(hasAllCenters ? first.center : '')
  const source = useMemo<ShipmentSource>(() => ({ kind: 'range', from: day, to: day }), [day])
  const query = useMemo<ShipmentQuery>(
    () => ({ filter: center === '' ? {} : { center: [center] }, sort: newestFirst }),
    [center],
  )
  const list = useShipmentList(source, query)
  const isOlder = useIsOlder(list, askedAt)
  // Only from the complete list: a sheet from a partly loaded one would be signed as if it were the whole day.
  const { data, isError } = useQuery(shipmentPartQuery(source, query, MAX_SHIPMENTS_OF_DAY, list.loadedAt))
  const found = isOlder ? null : data
  const count = found?.totals.shipments ?? 0
  // All rows that a center is sent are its own, whether they name it or not.
  const branch = hasAllCenters ? '' : user.username
  const sheets = useMemo(
    () => (found && count <= MAX_SHIPMENTS_OF_DAY ? dayEnds(found.rows, branch) : []),
    [found, count, branch],
  )
  const [isDrawn, setIsDrawn] = useState(false)
  const { data: sums } = useQuery(shipmentSumsQuery(source, everything, byCenter, list.loadedAt))
  const centers = new Set([...(sums?.center.map(({ key }) => key) ?? []), center].sort(compareTexts))
  centers.delete('')

  const status = () => {
    if (list.state === 'failed' || (isError && !data))
      return <ReloadHint failed={t('desk.shipmentsNotLoaded')} error={list.error} onRetry={list.retry} />
    if (!found) return t('lists.loadingShipments')
    if (count > MAX_SHIPMENTS_OF_DAY) return t('lists.tooManyForSheet', { count: formatCount(count) })
    if (count === 0) return t('lists.noneBookedOn', { day: dayText(day) })
    return t('lists.dayOfCenters', { day: dayText(day), count: formatCount(sheets.length) })
  }
  const whose = sheets.length === 1 ? sheets[0]?.center : `${sheets.length} centers`
  return (
    <PaperDialog
      title={t('lists.dayEndSheet')}
      status={status()}
      choices={
        <>
          {hasAllCenters && (
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
            onChange={({ target }) => target.value !== '' && setAsked({ day: target.value, at: Date.now() })}
          />
        </>
      }
      notice={
        list.isOutdated &&
        list.age && (
          <RefreshNotice
            texts={shipmentListTexts}
            loadedAt={list.age.seenAt}
            reason={<NotAuthorized error={list.error} />}
            onRetry={list.retry}
          />
        )
      }
      // `Chenab day-end sheet gujrat 2026-11-20`
      fileName={sheets.length > 0 && isDrawn ? ['day-end sheet', whose, day] : null}
      onClose={onClose}
    >
      {sheets.length > 0 && (
        <DayEndView
          days={sheets}
          time={dayText(day, 'en')}
          loadedAt={list.age && asOf(list.age, day)}
          printedBy={user.username}
          onReady={setIsDrawn}
        />
      )}
    </PaperDialog>
  )
}

/**
 * Whether the rows are older than the choice of the day and are being loaded again: a sheet that is printed now would
 * lack what has been booked since. If the server does not answer for 10 s, the sheet is allowed all the same, as it
 * says how old the rows are.
 */
function useIsOlder({ isFetching, age }: Pick<ShipmentList, 'isFetching' | 'age'>, askedAt: number): boolean {
  const seenAt = age?.seenAt ?? null
  /** How old the rows were when the day was chosen; the clock may be set back later. */
  const [before, setBefore] = useState({ askedAt, seenAt })
  if (before.askedAt !== askedAt) setBefore({ askedAt, seenAt })
  /** The time of the choice for which the server has not answered in time. */
  const [late, setLate] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setLate(askedAt), LATE_ANSWER_MS)
    return () => clearTimeout(timer)
  }, [askedAt])
  return isFetching && late !== askedAt && seenAt !== null && seenAt === before.seenAt
}
