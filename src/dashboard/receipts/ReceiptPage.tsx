import { useMemo, useState, type ReactNode } from 'react'
import { Link, useParams, useNavigate, useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { DeskButton } from '@/dashboard/DeskButton'
import { ErrorNotice } from '@/components/errors/RouteError'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import { newTab } from '@/domain/links'
import type { Bill } from '@/domain/shipment/bill'
import { viewerCan } from '@/domain/roles'
import { paths } from '@/paths'
import { billForPapersQuery } from '@/services/airwayBill.queries'
import { archivedBillQuery } from '@/services/archive'
import { useCurrentUser } from '../session/useCurrentUser'
import { NotAuthorized } from '../NotAuthorized'
import { SendOnWhatsApp } from '../SendOnWhatsApp'
import { t, type TextKey } from '@/texts/t'
import { PrintView } from '@/printing/PrintView'

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

const parts: Readonly<Record<string, 'label' | 'receipt'>> = { labels: 'label', receipts: 'receipt' }

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
      part={parts[search.get('only') ?? '']}
      extra={
        <>
          {extra}
          <DeskButton text={t('common.close')} onClick={close} />
        </>
      }
    />
  )
}
