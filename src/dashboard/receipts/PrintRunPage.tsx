import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { company } from '@/company'
import { Alert } from '@/components/Alert'
import { DeskButton } from '@/components/desk/DeskButton'
import { ErrorNotice } from '@/components/errors/ErrorNotice'
import { usePageTitle } from '@/components/usePageTitle'
import { LATE_ANSWER_MS } from '@/domain/lateAnswerMs'
import type { Bill } from '@/domain/shipment/bill'
import { MAX_BILLS_PER_RUN } from '@/domain/shipment/maxBillsPerRun'
import { paths } from '@/paths'
import { getBillForPapers } from '@/services/airwayBill'
import { airwayBillKeys, airwayBillNoQuery, billForPapersQuery, inTurn } from '@/services/airwayBill.queries'
import { isServiceError } from '@/services/http/errors'
import { inLanguage } from '@/texts/inLanguage'
import { t } from '@/texts/t'
import { ReceiptPapers, uncheckedSince } from './ReceiptPapers'
import { useIsSilent } from './useIsSilent'

/** Prints the live bills whose ids are in the address, as `?ids=…,…`. */
export function PrintRunPage() {
  const [search] = useSearchParams()
  const asked = search.get('ids') ?? ''
  const ids = useMemo(() => [...new Set(asked.split(',').map((id) => id.trim()))].filter((id) => id !== ''), [asked])
  usePageTitle(`${company.shortName} | ${t('desk.receipts')}`)

  if (ids.length > 0 && ids.length <= MAX_BILLS_PER_RUN) return <PrintRun ids={ids} key={asked} />
  return (
    <ErrorNotice
      title={ids.length === 0 ? t('desk.noneSelected') : t('desk.tooMany', { number: ids.length })}
      action={
        <Link className="btn btn-primary" to={paths.screen('records')}>
          {t('desk.viewRecords')}
        </Link>
      }
    >
      {t('desk.selectUpTo', { most: MAX_BILLS_PER_RUN })}
    </ErrorNotice>
  )
}

const billOfRun = (id: string) => ({
  ...billForPapersQuery(id),
  ...inTurn(() => getBillForPapers(id)),
  // As on ReceiptPage: a bill may have been made void in another tab.
  refetchOnWindowFocus: true,
})

const answers = (all: UseQueryResult<Bill>[]) =>
  all.map(({ data, error, isRefetching }) => ({
    bill: (data && error ? uncheckedSince(data) : data) ?? null,
    error,
    isRefetching,
  }))

/** Nothing is printed before every bill has loaded or been left out. */
function PrintRun({ ids }: { ids: readonly string[] }) {
  const client = useQueryClient()
  const [wanted, setWanted] = useState(ids)
  const loaded = useQueries({ queries: wanted.map(billOfRun), combine: answers })
  const isSilent = useIsSilent(loaded.filter(({ isRefetching }) => isRefetching).length, LATE_ANSWER_MS)
  const bills = useMemo(
    () =>
      loaded.flatMap(
        ({ bill, isRefetching }) => (bill && isSilent && isRefetching ? uncheckedSince(bill) : bill) ?? [],
      ),
    [loaded, isSilent],
  )
  const answered = loaded.filter(({ bill, error }) => bill ?? error).length
  const haveAllAnswered = answered === wanted.length
  const isLate = useIsLate(answered)
  const failed = wanted.flatMap((id, index) => {
    const { bill = null, error = null } = loaded[index] ?? {}
    // A bill that has loaded is printed even if loading it again has failed.
    return !bill && (error || isLate) ? [{ id, place: ids.indexOf(id) + 1, error }] : []
  })
  const hasErrors = failed.some(({ error }) => error)
  /** Does not load bills again that have loaded completely. */
  const retry = () =>
    void client.refetchQueries({
      queryKey: airwayBillKeys.receipts,
      type: 'active',
      predicate: ({ state }) => state.status === 'error' || (state.data as Bill | undefined)?.isVoid == null,
    })
  if (bills.length === wanted.length) return <ReceiptPapers bills={bills} onRetry={retry} />

  return (
    <main className="cc-print-run" id="main">
      <h1>{t(haveAllAnswered ? 'desk.someBillsFailed' : 'desk.loadingBills')}</h1>
      <p role="status">{t('desk.billsLoadedOf', { loaded: bills.length, all: wanted.length })}</p>
      <progress aria-label={t('desk.billsLoaded')} value={answered} max={wanted.length} />
      {failed.length > 0 && (
        <div role="alert">
          <Alert>
            <p>{t('desk.notPrinted')}</p>
            <ul className="mt-3">
              {failed.map(({ id, place, error }) => (
                <li key={id}>
                  <b>
                    <BillName id={id} place={t('desk.billOf', { place, all: ids.length })} />
                  </b>{' '}
                  {error ? isServiceError(error) && <bdi>{inLanguage(error.message)}</bdi> : t('common.stillWaiting')}
                </li>
              ))}
            </ul>
            {(haveAllAnswered || isLate) && (
              <div className="d-flex flex-wrap gap-2 mt-3">
                {hasErrors && <DeskButton look="primary" text={t('desk.tryAgain')} onClick={retry} />}
                {bills.length > 0 && (
                  <DeskButton
                    text={t('desk.leaveOut', { count: failed.length })}
                    onClick={() => setWanted(wanted.filter((each) => failed.every(({ id }) => id !== each)))}
                  />
                )}
              </div>
            )}
          </Alert>
        </div>
      )}
    </main>
  )
}

/**
 * Whether the missing bills can be left out because no answer has arrived for too long. @param answered how many
 * answers have arrived; each one restarts the timeout
 */
function useIsLate(answered: number): boolean {
  const [lateAfter, setLateAfter] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setLateAfter(answered), LATE_ANSWER_MS)
    return () => clearTimeout(timer)
  }, [answered])
  return lateAfter === answered
}

/** The airway bill number, or the bill's place in the run if even that cannot be loaded. */
function BillName({ id, place }: { id: string; place: string }) {
  return useQuery({ ...airwayBillNoQuery(id), retry: false }).data || place
}
