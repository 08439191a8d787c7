import { useMemo, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '@/components/errors/RouteError'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import type { Bill } from '@/domain/shipment/bill'
import { viewerCan } from '@/domain/roles'
import { paths } from '@/paths'
import { billForPapersQuery } from '@/services/airwayBill.queries'
import { archivedBillQuery } from '@/services/archive'
import { useCurrentUser } from '../session/useCurrentUser'
import { NotAuthorized } from '../NotAuthorized'
import { ReceiptPapers } from './ReceiptPapers'

/** Of a live bill by its id, or of an archived one by its number. Renders nothing before the bill has arrived. */
export default function ReceiptPage() {
  const { id = '', airwayBillNo } = useParams()
  const live = useQuery({ ...billForPapersQuery(id), enabled: airwayBillNo === undefined })
  const archived = useQuery({ ...archivedBillQuery(airwayBillNo ?? ''), enabled: airwayBillNo !== undefined })
  const { data, error, isFetching, refetch } = airwayBillNo === undefined ? live : archived
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
        The papers will show dashes in their place, and a note.
      </ErrorNotice>
    )
  }
  if (bills) {
    return (
      <ReceiptPapers
        bills={bills}
        onRetry={() => void refetch()}
        extra={data?.source === 'live' && <BookAgainLink id={data.id} />}
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

function BookAgainLink({ id }: { id: string }) {
  const user = useCurrentUser()
  if (!viewerCan.bookShipments(user)) return null
  return (
    <Link className="btn btn-light" to={paths.airwayBill({ from: id })} target="_blank" rel="noopener noreferrer">
      Book again
    </Link>
  )
}
