import { useMemo, useState, type ReactNode } from 'react'
import { Link, useParams, useNavigate, useSearchParams } from 'react-router-dom'
import { useQuery, useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { DeskButton } from '@/components/desk/DeskButton'
import { ErrorNotice } from '@/components/errors/RouteError'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import { newTab } from '@/domain/links'
import type { Bill } from '@/domain/shipment/bill'
import { viewerCan } from '@/domain/roles'
import { paths } from '@/paths'
import { billForPapersQuery, airwayBillKeys, airwayBillNoQuery, inTurn } from '@/services/airwayBill.queries'
import { archivedBillQuery } from '@/services/archive'
import { useCurrentUser } from '@/session/useCurrentUser'
import { NotAuthorized } from '@/session/NotAuthorized'
import { SendOnWhatsApp } from '@/components/desk/SendOnWhatsApp'
import { t, type TextKey } from '@/texts/t'
import { PrintView } from '@/printing/PrintView'
import { Alert } from '@/components/Alert'
import { getBillForPapers } from '@/services/airwayBill'
import { isServiceError } from '@/services/http/errors'
import { inLanguage } from '@/texts/language'

/** Of a live bill by its id, or of an archived one by its number. Renders nothing before the bill has arrived. */
export default function ReceiptPage() {
  const { id = '', airwayBillNo } = useParams()
  const live = useQuery({ ...billForPapersQuery(id), enabled: airwayBillNo === undefined })
  const archived = useQuery({ ...archivedBillQuery(airwayBillNo ?? ''), enabled: airwayBillNo !== undefined })
  const { data, error, isFetching, refetch } = airwayBillNo === undefined ? live : archived
  const [accepted, setAccepted] = useState<Bill>()
  const bills = useMemo(() => (data ? [data] : null), [data])
  usePageTitle(`${company.shortName} | ${t('desk.receipt', { number: data?.airwayBillNo ?? '' })}`.trim())

  const tryAgain = (
    <DeskButton look="primary" text={t('desk.tryAgain')} disabled={isFetching} onClick={() => void refetch()} />
  )
  if (data && data.missing.length > 0 && accepted !== data) {
    return (
      <ErrorNotice
        title={t(missingText(data.missing))}
        action={
          <div className="d-flex flex-wrap gap-2 mt-3">
            {tryAgain}
            <DeskButton text={t('desk.printWithout')} onClick={() => setAccepted(data)} />
          </div>
        }
      >
        {t('desk.dashesInPlace')}
      </ErrorNotice>
    )
  }
  if (bills) {
    return (
      <ReceiptPapers
        bills={bills}
        onRetry={() => void refetch()}
        extra={
          data?.source === 'live' && (
            <>
              {data.isVoid !== true && (
                <SendOnWhatsApp
                  airwayBillNo={data.airwayBillNo}
                  service={data.serviceName}
                  shipper={data.consignor}
                  receiver={data.consignee}
                />
              )}
              <BookAgainLink id={data.id} />
            </>
          )
        }
      />
    )
  }
  if (!error) return null
  return (
    <ErrorNotice title={t('desk.billFailed')} action={tryAgain}>
      <NotAuthorized error={error} />
      {t('desk.nothingWithout')}
    </ErrorNotice>
  )
}

function missingText(missing: Bill['missing']): TextKey {
  if (missing.length > 1) return 'desk.bothMissing'
  return missing[0] === 'dimensions' ? 'desk.dimensionsMissing' : 'desk.linesMissing'
}

function BookAgainLink({ id }: { id: string }) {
  const user = useCurrentUser()
  if (!viewerCan.bookShipments(user)) return null
  return (
    <Link className="btn btn-light" to={paths.airwayBill({ from: id })} {...newTab}>
      {t('desk.bookAgain')}
    </Link>
  )
}

interface ReceiptPapersProps {
  bills: readonly Bill[]
  onRetry: () => void
  extra?: ReactNode
}

const parts = new Map<string | null, 'label' | 'receipt'>([
  ['labels', 'label'],
  ['receipts', 'receipt'],
])

/** `?only=labels` and `?only=receipts` print that alone. */
export function ReceiptPapers({ bills, onRetry, extra }: ReceiptPapersProps) {
  const user = useCurrentUser()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const close = () => {
    window.close()
    // Browsers let only tabs close that a page has opened.
    void navigate(paths.dashboard())
  }
  return (
    <PrintView
      bills={bills}
      printedBy={user.username}
      onRetry={onRetry}
      part={parts.get(search.get('only'))}
      extra={
        <>
          {extra}
          <DeskButton text={t('common.close')} onClick={close} />
        </>
      }
    />
  )
}

/** A longer run would be a queue at the printer that nobody can stop. */
const MOST_BILLS = 50

/** `?ids=…,…` names live bills. */
export function PrintRunPage() {
  const [search] = useSearchParams()
  const asked = search.get('ids') ?? ''
  const ids = useMemo(() => [...new Set(asked.split(',').map((id) => id.trim()))].filter((id) => id !== ''), [asked])
  usePageTitle(`${company.shortName} | ${t('desk.receipts')}`)

  if (ids.length > 0 && ids.length <= MOST_BILLS) return <PrintRun ids={ids} key={asked} />
  return (
    <ErrorNotice
      title={ids.length === 0 ? t('desk.noneSelected') : t('desk.tooMany', { number: ids.length })}
      action={
        <Link className="btn btn-primary" to={paths.screen('records')}>
          {t('desk.viewRecords')}
        </Link>
      }
    >
      {t('desk.selectUpTo', { most: MOST_BILLS })}
    </ErrorNotice>
  )
}

const billOfRun = (id: string) => ({ ...billForPapersQuery(id), ...inTurn(() => getBillForPapers(id)) })

const answers = (all: UseQueryResult<Bill>[]) => all.map(({ data, error }) => ({ bill: data ?? null, error }))

/** Prints nothing before every bill has loaded or been left out. */
function PrintRun({ ids }: { ids: readonly string[] }) {
  const client = useQueryClient()
  const [wanted, setWanted] = useState(ids)
  const loaded = useQueries({ queries: wanted.map(billOfRun), combine: answers })
  const bills = useMemo(() => loaded.flatMap(({ bill }) => bill ?? []), [loaded])
  const failed = wanted.flatMap((id, index) => {
    const error = loaded[index]?.error
    return error ? { id, place: ids.indexOf(id) + 1, error } : []
  })
  /** What is complete is not asked for again. */
  const retry = () =>
    void client.refetchQueries({
      queryKey: airwayBillKeys.receipts,
      type: 'active',
      predicate: ({ state }) => (state.data as Bill | undefined)?.isVoid == null,
    })
  if (bills.length === wanted.length) return <ReceiptPapers bills={bills} onRetry={retry} />

  const isOver = bills.length + failed.length === wanted.length
  return (
    <main className="cc-print-run" id="main">
      <h1>{t(isOver ? 'desk.someBillsFailed' : 'desk.loadingBills')}</h1>
      <p role="status">{t('desk.billsLoadedOf', { loaded: bills.length, all: wanted.length })}</p>
      <progress aria-label={t('desk.billsLoaded')} value={bills.length + failed.length} max={wanted.length} />
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
                  {isServiceError(error) && <bdi>{inLanguage(error.message)}</bdi>}
                </li>
              ))}
            </ul>
            {isOver && (
              <div className="d-flex flex-wrap gap-2 mt-3">
                <DeskButton look="primary" text={t('desk.tryAgain')} onClick={retry} />
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

/** The airway bill number, or the bill's place in the run if even that cannot be loaded. */
function BillName({ id, place }: { id: string; place: string }) {
  return useQuery({ ...airwayBillNoQuery(id), retry: false }).data || place
}
