import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { company } from '@/company'
import { DeskButton } from '@/components/desk/DeskButton'
import { NotAuthorized } from '@/components/desk/NotAuthorized'
import { SendOnWhatsApp } from '@/components/send/SendOnWhatsApp'
import { ErrorNotice } from '@/components/errors/ErrorNotice'
import { usePageTitle } from '@/components/usePageTitle'
import { LATE_ANSWER_MS } from '@/domain/lateAnswerMs'
import { newTab } from '@/domain/links'
import { viewerCan } from '@/domain/roles'
import type { Bill } from '@/domain/shipment/bill'
import { paths } from '@/paths'
import { billForPapersQuery } from '@/services/airwayBill.queries'
import { archivedBillQuery } from '@/services/archive.queries'
import { isServiceError } from '@/services/http/errors'
import { READ_TIMEOUT_MS } from '@/services/http/retries'
import { useCurrentUser } from '@/session/useCurrentUser'
import { inLanguage } from '@/texts/inLanguage'
import { t } from '@/texts/t'
import { missingText, ReceiptPapers, uncheckedSince } from './ReceiptPapers'
import { useIsSilent } from './useIsSilent'

/** The papers of a live bill by its id, or of an archived one by its number. Empty until the bill has arrived. */
export default function ReceiptPage() {
  const { id = '', airwayBillNo } = useParams()
  const live = useQuery({
    ...billForPapersQuery(id),
    enabled: airwayBillNo === undefined,
    // The clerk may have made the bill void in another tab meanwhile.
    refetchOnWindowFocus: true,
  })
  const archived = useQuery({ ...archivedBillQuery(airwayBillNo ?? ''), enabled: airwayBillNo !== undefined })
  const { data, error, isFetching, refetch } = airwayBillNo === undefined ? live : archived
  const isSilent = useIsSilent(Number(live.isRefetching), READ_TIMEOUT_MS)
  const isUnchecked = live.isRefetchError || isSilent
  const [accepted, setAccepted] = useState<Bill>()
  const bills = useMemo(() => (data ? [isUnchecked ? uncheckedSince(data) : data] : null), [data, isUnchecked])
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
                  company={company}
                  airwayBillNo={data.airwayBillNo}
                  service={data.serviceName}
                  shipper={data.consignor}
                  receiver={data.consignee}
                />
              )}
              <BookAgainLink id={id} />
            </>
          )
        }
      />
    )
  }
  if (!error) return <AwaitedBill />
  return (
    <ErrorNotice title={t('desk.billFailed')} action={tryAgain}>
      <NotAuthorized error={error} />
      {isServiceError(error) && error.kind === 'badAnswer' && <span dir="auto">{inLanguage(error.message)} </span>}
      {t('desk.nothingWithout')}
    </ErrorNotice>
  )
}

/** Shows nothing, as specified, until the bill is late. */
function AwaitedBill() {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_ANSWER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    isLate && (
      <main className="cc-broken" id="main">
        <p role="status">{t('common.stillWaiting')}</p>
      </main>
    )
  )
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
