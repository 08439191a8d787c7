import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Bill } from '@/domain/shipment/bill'
import { paths } from '@/paths'
import { PrintView } from '@/printing/PrintView'
import { useCurrentUser } from '../session/useCurrentUser'
import { t } from '@/texts/t'

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
          <button className="btn btn-light" type="button" onClick={close}>
            {t('common.close')}
          </button>
        </>
      }
    />
  )
}
