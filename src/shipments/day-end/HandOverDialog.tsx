import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { DeskButton } from '@/components/desk/DeskButton'
import { dayOf } from '@/domain/dates'
import { formatCount } from '@/domain/numbers'
import type { Bill } from '@/domain/shipment/bill'
import { handOver } from '@/domain/shipment/handOver'
import type { Shipment } from '@/domain/shipment/shipment'
import { HandOverView } from '@/printing/day-end/HandOverView'
import { getBillOf } from '@/services/airwayBill'
import { airwayBillKeys, billOfQuery, inTurn } from '@/services/airwayBill.queries'
import { useCurrentUser } from '@/session/useCurrentUser'
import { t } from '@/texts/t'
import { PaperDialog } from './PaperDialog'

/** The most shipments on a list: each needs a call, and a row. */
const MAX_SHIPMENTS = 500

const billOfRow = (shipment: Shipment) => ({
  ...billOfQuery(shipment),
  enabled: shipment.id !== '',
  ...inTurn(() => getBillOf(shipment)),
})

const answers = (all: UseQueryResult<Bill>[]) =>
  all.map(({ data, isError, fetchStatus }) => ({ bill: data, isError: isError && fetchStatus === 'idle' }))

interface HandOverDialogProps {
  shipments: readonly Shipment[]
  /** Number of selected shipments that are no longer in any list. */
  gone: number
  onClose: () => void
}

/**
 * Makes the hand-over list. Lists of shipments have neither pieces nor weight, so the bills are fetched for them; a
 * dash replaces what cannot be loaded.
 */
export function HandOverDialog({ shipments, gone, onClose }: HandOverDialogProps) {
  const user = useCurrentUser()
  const client = useQueryClient()
  const [at] = useState(() => new Date())
  const [isDrawn, setIsDrawn] = useState(false)
  const isTooMany = shipments.length > MAX_SHIPMENTS
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
    if (isTooMany) return t('lists.handOverUpTo', { most: MAX_SHIPMENTS })
    if (!list) return t('lists.handOverLoading', { loaded: formatCount(over), all: formatCount(asked.length) })
    if (list.rows.length === 0) return list.voids > 0 ? t('lists.handOverNone') : ''
    const own = t('lists.shipmentsCount', { count: formatCount(list.rows.length) })
    return list.voids > 0 ? t('lists.handOverVoid', { shipments: own, count: formatCount(list.voids) }) : own
  }
  const hasRows = list !== null && list.rows.length > 0
  return (
    <PaperDialog
      title={t('lists.handOverList')}
      status={status()}
      remark={
        <>
          {gone > 0 && <p role="alert">{t('lists.handOverGone', { count: formatCount(gone) })}</p>}
          {isWhole && failed > 0 && (
            <p role="alert">
              {t('lists.handOverMissing', { count: formatCount(failed) })}{' '}
              <DeskButton look="inline" text={t('desk.tryAgain')} onClick={retry} />
            </p>
          )}
        </>
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
