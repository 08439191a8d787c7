import { type ClipboardEvent, type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '@/components/Icon'
import { SquareButton } from '@/components/SquareButton'
import { useLengthNotice } from '@/components/form/useLengthNotice'
import { textLimits } from '@/domain/forms/textLimits'
import { joinTrackingNumbers, readTrackingNumbers, trackingNumberProblem } from '@/domain/tracking/trackingNumbers'
import { paths } from '@/paths'
import { addressOf } from '@/texts/language'
import { say } from '@/texts/say'
import { loadTexts, t } from '@/texts/t'
import type { ScanDialog } from './scan/ScanDialog'
import './trackBox.css'

/** The most numbers in an address, whose length is limited. The page shows fewer, and says how many were left out. */
const MAX_NUMBERS_IN_ADDRESS = 100

interface TrackBoxProps {
  number?: string
  problem?: string | null
  hint?: ReactNode
  isSmall?: boolean
}

/** Before the page's script has loaded, it works as a plain form that leads to the tracking page. */
export function TrackBox({ number = '', problem: firstProblem = null, hint, isSmall = false }: TrackBoxProps) {
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { limited, notice } = useLengthNotice(textLimits.numbers, pasteOnOneLine)
  const [problem, setProblem] = useState(firstProblem)
  const [scanner, setScanner] = useState<{ Dialog: typeof ScanDialog } | null>(null)

  const track = (event: FormEvent) => {
    event.preventDefault()
    const text = input.current?.value ?? ''
    const newProblem = trackingNumberProblem(text)
    setProblem(newProblem && say(newProblem))
    if (newProblem) input.current?.focus()
    else void navigate(paths.tracking(joinTrackingNumbers(readTrackingNumbers(text, MAX_NUMBERS_IN_ADDRESS).numbers)))
  }

  const scan = async () => {
    try {
      const [{ ScanDialog: Dialog }] = await Promise.all([import('./scan/ScanDialog'), loadTexts('tracking')])
      setScanner({ Dialog })
    } catch {
      setProblem(t('site.cameraNotNow'))
    }
  }
  const openScanned = (scanned: string) => {
    if (input.current) input.current.value = scanned
    setProblem(null)
    setScanner(null)
    void navigate(paths.tracking(scanned))
  }

  return (
    <form
      className={isSmall ? undefined : 'cc-trackbox'}
      action={addressOf(paths.tracking())}
      noValidate
      onSubmit={track}
    >
      <label className={isSmall ? 'form-label' : 'form-label mb-2'} htmlFor={id}>
        {t('site.airwayBillNumber')}
      </label>
      <div className="cc-trackbox-row d-flex">
        <div className="cc-trackbox-field">
          <input
            {...limited}
            ref={input}
            id={id}
            name="airwayBillNo"
            className={`form-control cc-bill-number ${problem ? 'is-invalid' : ''}`}
            inputMode="numeric"
            autoComplete="off"
            placeholder={t('site.tenDigits')}
            defaultValue={number}
            aria-invalid={problem ? true : undefined}
            aria-describedby={
              [problem ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined
            }
            onChange={() => setProblem(null)}
          />
          <SquareButton
            icon="photos"
            name={t('site.scanBarcode')}
            className="cc-ghost cc-trackbox-camera"
            onClick={() => void scan()}
          />
          {notice}
          {problem && (
            <div className="invalid-feedback d-block" id={`${id}-error`}>
              {problem}
            </div>
          )}
        </div>
        <button className={`btn ${isSmall ? 'btn-primary w-100' : 'btn-warning'}`} type="submit">
          {t('site.track')} {!isSmall && <Icon name="forward" />}
        </button>
      </div>
      {scanner && <scanner.Dialog onFound={openScanned} onClose={() => setScanner(null)} />}
      {hint && (
        <p className="form-text" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </form>
  )
}

/** A single-line field drops line breaks, so a pasted column of numbers would run together. */
function pasteOnOneLine(event: ClipboardEvent<HTMLInputElement>) {
  const text = event.clipboardData.getData('text')
  if (!/[\r\n\t]/.test(text.trim())) return
  event.preventDefault()
  const { numbers, rejected } = readTrackingNumbers(text, MAX_NUMBERS_IN_ADDRESS)
  event.currentTarget.value = [...numbers, ...rejected].join(' ') || text.trim()
}
