import type { ReactNode, RefObject } from 'react'
import type { Bill } from '@/domain/bill'
import { company } from '@/company'
import { Alert } from '@/components/Alert'
import { Icon } from '@/components/Icon'
import { billNumber, hasInvoice, printed } from './billFacts'
import type { Readiness } from './usePrintReady'
import { usePrintSheets } from './usePrintSheets'

interface PrintBarProps {
  bill: Bill
  /** The element that is printed. */
  sheets: RefObject<HTMLElement | null>
  readiness: Readiness
}

/** What lies below, and the button that prints it: off until everything on the paper has settled (design 5). */
export function PrintBar({ bill, sheets, readiness }: PrintBarProps) {
  const number = printed(billNumber(bill))
  const missing = readiness.state === 'incomplete' ? readiness.missing : []
  const { print, isPreparing, error } = usePrintSheets(sheets, `${company.shortName} receipt ${number}`, missing)
  return (
    <header className="cc-paper-bar">
      <div>
        <h1>Receipt {number}</h1>
        <output>{statusOf(bill, readiness)}</output>
      </div>
      <button
        className="btn btn-primary"
        type="button"
        disabled={readiness.state !== 'ready' || isPreparing}
        onClick={print}
      >
        <Icon name="print" />
        Print
      </button>
      {readiness.state === 'unprintable' && (
        <Trouble>This bill cannot be printed: its barcode cannot be drawn. The sheet below says why.</Trouble>
      )}
      {readiness.state === 'incomplete' && (
        <Trouble>
          <p>Missing on the paper: {missing.join('; ')}.</p>
          <button className="btn btn-light" type="button" onClick={() => window.location.reload()}>
            Load again
          </button>
          <button className="btn btn-light" type="button" disabled={isPreparing} onClick={print}>
            Print all the same
          </button>
        </Trouble>
      )}
      {error !== null && <Trouble>{error}</Trouble>}
    </header>
  )
}

function Trouble({ children }: { children: ReactNode }) {
  return (
    <div className="cc-paper-trouble" role="alert">
      <Alert variant="danger">{children}</Alert>
    </div>
  )
}

function statusOf(bill: Bill, readiness: Readiness): string {
  if (readiness.state === 'settling') return 'Preparing the sheets…'
  const papers = hasInvoice(bill) ? 'Receipt, invoice and consent form' : 'Receipt and consent form'
  return readiness.state === 'unprintable' ? papers : `${papers}: ${readiness.sheets} sheets`
}
