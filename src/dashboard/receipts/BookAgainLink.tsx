import { Link } from 'react-router-dom'
import { viewerCan } from '@/domain/roles'
import { paths } from '@/paths'
import { useCurrentUser } from '../session/useCurrentUser'

interface BookAgainLinkProps {
  /** The earlier shipment's id. */
  id: string
  className?: string
}

/** Opens a new booking, in a tab of its own, filled from an earlier one; for those who book shipments. */
export function BookAgainLink({ id, className = 'btn btn-light' }: BookAgainLinkProps) {
  const user = useCurrentUser()
  if (!viewerCan.bookShipments(user)) return null
  return (
    <Link className={className} to={paths.airwayBill({ from: id })} target="_blank" rel="noopener noreferrer">
      Book again
    </Link>
  )
}
