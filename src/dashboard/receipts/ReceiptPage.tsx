import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { billForPapersQuery } from '@/services/airwayBill.queries'
import { ReceiptScreen } from './ReceiptScreen'

export default function ReceiptPage() {
  const { id = '' } = useParams()
  return <ReceiptScreen answer={useQuery(billForPapersQuery(id))} />
}
