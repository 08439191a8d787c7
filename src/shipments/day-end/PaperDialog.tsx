import { type ReactNode, useRef } from 'react'
import { company } from '@/company'
import { DeskButton } from '@/components/desk/DeskButton'
import { Dialog } from '@/components/dialog/Dialog'
import { NoSheets } from '@/printing/day-end/NoSheets'
import { printWithTitle, useTitleInPrint } from '@/printing/run/printWithTitle'
import { t } from '@/texts/t'
import './dayEnd.css'

interface PaperDialogProps {
  title: string
  status: ReactNode
  /** Below the status: what is missing. */
  remark?: ReactNode
  choices?: ReactNode
  notice?: ReactNode
  /** The words of the file's name, after the company's; null while there is nothing to print. */
  fileName: readonly (string | undefined)[] | null
  onClose: () => void
  children: ReactNode
}

/** A paper that fills the window, below its choices and the buttons Print and Close. */
export function PaperDialog({ title, status, remark, choices, notice, fileName, onClose, children }: PaperDialogProps) {
  const print = useRef<HTMLButtonElement>(null)
  const printedTitle = fileName && [company.shortName, ...fileName].join(' ')
  useTitleInPrint(printedTitle)
  return (
    <Dialog
      title={title}
      isBare
      centered={false}
      kind="cc-day-end"
      onClose={onClose}
      onEntered={() => print.current?.focus()}
    >
      <div className="cc-paper-bar cc-beside flex-wrap">
        <div className="cc-paper-name">
          <h2>{title}</h2>
          <p className="cc-muted" role="status">
            {status}
          </p>
          {remark}
        </div>
        {choices}
        <DeskButton
          look="primary"
          icon="print"
          text={t('lists.print')}
          ref={print}
          disabled={printedTitle === null}
          onClick={() => printedTitle !== null && printWithTitle(window, printedTitle)}
        />
        <DeskButton text={t('lists.close')} onClick={onClose} />
        {notice}
      </div>
      {children || <NoSheets />}
    </Dialog>
  )
}
