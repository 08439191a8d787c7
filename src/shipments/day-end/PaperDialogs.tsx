import { t } from '@/texts/t'
import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { company } from '@/company'
import { Dialog } from '@/components/dialog/Dialog'
import { SelectField, TextField } from '@/components/form/TextField'
import { DeskButton } from '@/components/desk/DeskButton'
import { dayOf } from '@/domain/dates'
import { dayText } from '@/domain/dayRanges'
import { dayEnds } from '@/domain/money/dayEnd'
import { formatCount } from '@/domain/numbers'
import { compareTexts } from '@/domain/textOrder'
import { viewerCan } from '@/domain/roles'
import { asOf } from '@/domain/shipment-index/freshness'
import { everything, newestFirst, type ShipmentQuery } from '@/domain/shipment-index/shipmentFilter'
import type { Bill } from '@/domain/shipment/bill'
import { handOver } from '@/domain/shipment/handOver'
import type { Shipment } from '@/domain/shipment/shipment'
import { DayEndView } from '@/printing/day-end/DayEndView'
import { HandOverView } from '@/printing/day-end/HandOverView'
import { printUnder } from '@/printing/run/usePrinting'
import { getReceipt } from '@/services/airwayBill'
import { airwayBillKeys, inTurn, receiptQuery } from '@/services/airwayBill.queries'
import { shipmentPartQuery, shipmentSumsQuery } from '@/services/shipment-list/shipmentIndex.queries'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { ReloadHint } from '@/session/NotAuthorized'
import { useCurrentUser } from '@/session/useCurrentUser'
import { RefreshNotice } from '@/components/desk/RefreshNotice'
import { useShipmentList } from '../list/useShipmentList'
import './dayEnd.css'

interface PaperDialogProps {
  title: string
  status: ReactNode
  /** Below the status: what is missing. */
  remark?: ReactNode
  choices?: ReactNode
  notice?: ReactNode
  /** The words of the file's name, after the company's; null while there is nothing to print. */
  fileName: readonly (string | undefined)[] | null
  onClose: () => void
  children: ReactNode
}

/** A paper over the whole window, with what it is made of, Print and Close above it. */
function PaperDialog({ title, status, remark, choices, notice, fileName, onClose, children }: PaperDialogProps) {
  const print = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={title}
      isBare
      centered={false}
      kind="cc-day-end"
      onClose={onClose}
      onEntered={() => print.current?.focus()}
    >
      <div className="cc-paper-bar cc-beside flex-wrap">
        <div className="cc-paper-name">
          <h2>{title}</h2>
          <p className="cc-muted" role="status">
            {status}
          </p>
          {remark}
        </div>
        {choices}
        <DeskButton
          look="primary"
          icon="print"
          text={t('lists.print')}
          ref={print}
          disabled={!fileName}
          onClick={() => fileName && printUnder(window, [company.shortName, ...fileName].join(' '))}
        />
        <DeskButton text={t('lists.close')} onClick={onClose} />
        {notice}
      </div>
      {children}
    </Dialog>
  )
}

/** Most shipments on one sheet: more would be a hundred pages. */
const MOST_OF_DAY = 3000

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
  const { data: found, isError } = useQuery(shipmentPartQuery(source, query, MOST_OF_DAY, list.loadedAt))
  const count = found?.totals.shipments ?? 0
  const sheets = useMemo(() => (found && count <= MOST_OF_DAY ? dayEnds(found.rows) : []), [found, count])
  const [isDrawn, setIsDrawn] = useState(false)
  const { data: sums } = useQuery(shipmentSumsQuery(source, everything, byCenter, list.loadedAt))
  const centers = new Set([...(sums?.center.map(({ key }) => key) ?? []), center].sort(compareTexts))
  centers.delete('')

  const status = () => {
    if (list.state === 'failed' || (isError && !found))
      return <ReloadHint failed={t('desk.shipmentsNotLoaded')} error={list.error} onRetry={list.retry} />
    if (!found) return t('lists.loadingShipments')
    if (count > MOST_OF_DAY) return t('lists.tooManyForSheet', { count: formatCount(count) })
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
        </>
      }
      notice={
        list.isOutdated &&
        list.age && (
          <RefreshNotice noun="shipments" loadedAt={list.age.seenAt} error={list.error} onRetry={list.retry} />
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

/** Each is a call, and a row of the list. */
const MOST_HANDED_OVER = 500

const billOfRow = ({ id }: Shipment) => ({ ...receiptQuery(id), enabled: id !== '', ...inTurn(() => getReceipt(id)) })

const answers = (all: UseQueryResult<Bill>[]) =>
  all.map(({ data, isError, fetchStatus }) => ({ bill: data, isError: isError && fetchStatus === 'idle' }))

interface HandOverDialogProps {
  shipments: readonly Shipment[]
  onClose: () => void
}

/** Lists say neither pieces nor weight, so each bill is asked for them; what does not come is a dash. */
export function HandOverDialog({ shipments, onClose }: HandOverDialogProps) {
  const user = useCurrentUser()
  const client = useQueryClient()
  const [at] = useState(() => new Date())
  const [isDrawn, setIsDrawn] = useState(false)
  const isTooMany = shipments.length > MOST_HANDED_OVER
  const asked = useMemo(() => (isTooMany ? [] : shipments), [isTooMany, shipments])
  const loaded = useQueries({ queries: asked.map(billOfRow), combine: answers })
  const over = loaded.filter(({ bill, isError }, index) => bill || isError || asked[index]?.id === '').length
  const failed = loaded.filter(({ bill, isError }) => !bill && isError).length
  const isWhole = over === asked.length
  const list = useMemo(
    () =>
      isWhole
        ? handOver(asked, new Map(loaded.flatMap(({ bill }, index) => (bill ? [[asked[index]?.id ?? '', bill]] : []))))
        : null,
    [isWhole, asked, loaded],
  )
  const retry = () =>
    void client.refetchQueries({
      queryKey: airwayBillKeys.receipts,
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    })

  const status = () => {
    if (isTooMany) return t('lists.handOverUpTo', { most: MOST_HANDED_OVER })
    if (!list) return t('lists.handOverLoading', { loaded: formatCount(over), all: formatCount(asked.length) })
    if (list.rows.length === 0) return t('lists.handOverNone')
    const own = t('lists.shipmentsCount', { count: formatCount(list.rows.length) })
    return list.voids > 0 ? t('lists.handOverVoid', { shipments: own, count: formatCount(list.voids) }) : own
  }
  const hasRows = list !== null && list.rows.length > 0
  return (
    <PaperDialog
      title={t('lists.handOverList')}
      status={status()}
      remark={
        isWhole &&
        failed > 0 && (
          <p role="alert">
            {t('lists.handOverMissing', { count: formatCount(failed) })}{' '}
            <DeskButton look="inline" text={t('desk.tryAgain')} onClick={retry} />
          </p>
        )
      }
      // `Chenab hand-over list gujrat 2026-11-20`
      fileName={hasRows && isDrawn ? ['hand-over list', user.username, dayOf(at)] : null}
      onClose={onClose}
    >
      {hasRows && (
        <HandOverView
          list={list}
          branch={user.centerName || user.username}
          at={at}
          printedBy={user.username}
          onReady={setIsDrawn}
        />
      )}
    </PaperDialog>
  )
}
