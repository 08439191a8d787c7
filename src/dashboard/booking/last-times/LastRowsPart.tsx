import { useQueryClient } from '@tanstack/react-query'
import { lazyPart } from '@/components/lazyPart'
import { hasRows } from '@/domain/booking/bookAgain'
import { airwayBillKeys } from '@/services/airwayBill.queries'
import { loadTexts } from '@/texts/t'
import type { FormFilling } from '../customers/useFilling'
import { useFromFields } from '../fields/useFromFields'

const LastRows = lazyPart(async () => (await Promise.all([import('./LastRows'), loadTexts('lastTimes')]))[0].LastRows, {
  failed: 'booking.billNotLoaded',
})

/** Loaded once there may be something to offer: both parties have names, and are known or looked for in lists, but no rows yet. */
export function LastRowsPart({ filling }: { filling: FormFilling }) {
  const client = useQueryClient()
  const isOffered = useFromFields(
    ['shipperContactPerson', 'recContactPerson', 'dimValues', 'invoiceValues'],
    ([shipper, receiver, dimValues, invoiceValues]) =>
      shipper.trim() !== '' && receiver.trim() !== '' && !hasRows({ dimValues, invoiceValues }),
  )
  const hasLists = client.getQueryCache().findAll({ queryKey: airwayBillKeys.shipments }).length > 0
  return filling.rows || (isOffered && (hasLists || filling.lastShipment())) ? <LastRows filling={filling} /> : null
}
