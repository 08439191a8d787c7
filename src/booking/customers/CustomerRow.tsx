import type { SavedName } from '@/domain/booking/rememberedCustomers'
import { DASH } from '@/domain/dash'
import type { PartyRole } from '@/domain/forms/partyFields'
import { t } from '@/texts/t'
import { FoundText, Highlighted } from './FoundText'

/** The name of a list of saved customers. */
export const savedListName = (role: PartyRole): string =>
  t(role === 'shipper' ? 'booking.savedShippers' : 'booking.savedReceivers')

interface CustomerRowProps {
  customer: SavedName
  term: string
  /** At the end of the line. */
  beside: string
  below?: string
}

export function CustomerRow({ customer: { company, contactPerson }, term, beside, below = '' }: CustomerRowProps) {
  return (
    <>
      <FoundText text={company || DASH} term={term} />
      <span className="cc-muted" translate="no">
        <bdi>{beside}</bdi>
      </span>
      <span className="cc-muted" translate="no">
        <bdi>
          <Highlighted text={contactPerson} term={term} />
        </bdi>
      </span>
      {below && (
        <span className="cc-muted" translate="no">
          <bdi>{below}</bdi>
        </span>
      )}
    </>
  )
}
