import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { archivedBillQuery } from '@/services/archive'
import { ReceiptScreen } from './ReceiptScreen'

export default function ArchiveReceiptPage() {
  const { airwayBillNo = '' } = useParams()
  return <ReceiptScreen answer={useQuery(archivedBillQuery(airwayBillNo))} />
}
