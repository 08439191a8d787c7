import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { ErrorNotice } from '@/components/errors/RouteError'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import type { Bill } from '@/domain/shipment/bill'
import { PrintView } from '@/printing/PrintView'
import { viewerCan } from '@/domain/roles'
import { paths } from '@/paths'
import { useCurrentUser } from '../session/useCurrentUser'
import { NotAuthorized } from '../NotAuthorized'

interface ReceiptScreenProps {
  answer: { data: Bill | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
}

/** Renders nothing before the bill has arrived: without it nothing may be printed. */
export function ReceiptScreen({ answer: { data, error, isFetching, refetch } }: ReceiptScreenProps) {
  const user = useCurrentUser()
  const [search] = useSearchParams()
  const [accepted, setAccepted] = useState<Bill>()
  const bills = useMemo(() => (data ? [data] : null), [data])
  usePageTitle(`${company.shortName} | Receipt ${data?.airwayBillNo ?? ''}`.trim())

  const tryAgain = (
    <button className="btn btn-primary" type="button" disabled={isFetching} onClick={() => void refetch()}>
      Try again
    </button>
  )
  if (data && data.missing.length > 0 && accepted !== data) {
    return (
      <ErrorNotice
        title={`The ${data.missing.join(' and ')} could not be loaded`}
        action={
          <div className="cc-print-more">
            {tryAgain}
            <button className="btn btn-light" type="button" onClick={() => setAccepted(data)}>
              Print without it
            </button>
          </div>
        }
      >
        Papers without them have dashes in their place, and say so.
      </ErrorNotice>
    )
  }
  if (data && bills) {
    return (
      <PrintView
        bills={bills}
        printedBy={user.username}
        onRetry={() => void refetch()}
        areLabelsOnly={search.get('only') === 'labels'}
        extra={data.source === 'live' && <BookAgainLink id={data.id} />}
      />
    )
  }
  if (!error) return null
  return (
    <ErrorNotice title="The bill could not be loaded" action={tryAgain}>
      <NotAuthorized error={error} />
      Nothing can be printed without it.
    </ErrorNotice>
  )
}

interface BookAgainLinkProps {
  id: string
  className?: string
}

function BookAgainLink({ id, className = 'btn btn-light' }: BookAgainLinkProps) {
  const user = useCurrentUser()
  if (!viewerCan.bookShipments(user)) return null
  return (
    <Link className={className} to={paths.airwayBill({ from: id })} target="_blank" rel="noopener noreferrer">
      Book again
    </Link>
  )
}
