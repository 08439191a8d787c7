import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { DeskButton } from '@/components/desk/DeskButton'
import type { Bill } from '@/domain/shipment/bill'
import { paths } from '@/paths'
import { PrintView } from '@/printing/PrintView'
import { useCurrentUser } from '@/session/useCurrentUser'
import { t, type TextKey } from '@/texts/t'

export function missingText(missing: Bill['missing']): TextKey {
  if (missing.length > 1) return 'desk.bothMissing'
  return missing[0] === 'dimensions' ? 'desk.dimensionsMissing' : 'desk.linesMissing'
}

/** A bill that could not be loaded again (product 11.1): it may have been made void since. */
export function uncheckedSince(bill: Bill): Bill {
  return bill.isVoid === true ? bill : { ...bill, isVoid: null }
}

interface ReceiptPapersProps {
  bills: readonly Bill[]
  onRetry: () => void
  extra?: ReactNode
}

const parts = new Map<string | null, 'label' | 'receipt'>([
  ['labels', 'label'],
  ['receipts', 'receipt'],
])

/** With `?only=labels` or `?only=receipts` in the address, only those are printed. */
export function ReceiptPapers({ bills, onRetry, extra }: ReceiptPapersProps) {
  const user = useCurrentUser()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const close = () => {
    window.close()
    // Browsers refuse to close a tab that no page has opened.
    void navigate(paths.dashboard())
  }
  return (
    <PrintView
      bills={bills}
      printedBy={user.username}
      onRetry={onRetry}
      part={parts.get(search.get('only'))}
      extra={
        <>
          {extra}
          <DeskButton text={t('common.close')} onClick={close} />
        </>
      }
    />
  )
}
