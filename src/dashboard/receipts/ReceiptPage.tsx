import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { billForPapersQuery } from '@/services/airwayBill.queries'
import { ReceiptScreen } from './ReceiptScreen'

/** The receipt print screen of a live bill. */
export default function ReceiptPage() {
  const { id = '' } = useParams()
  return <ReceiptScreen answer={useQuery(billForPapersQuery(id))} />
}
