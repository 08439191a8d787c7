import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ClipboardEvent, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Alert } from '@/components/Alert'
import { TextField } from '@/components/form/TextField'
import { Loader } from '@/components/Loader'
import { useCall } from '@/components/useCall'
import { OTP_LENGTH, otpFormSchema } from '@/domain/forms/publicForms'
import { forgotPassword, verifyOtp } from '@/services/center'
import { textLimits } from '@/domain/forms/textLimits'
import { inLatinDigits, visibleText } from '@/domain/typedText'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'

/** Milliseconds. */
const RESEND_AFTER = 30_000

/** A six-digit code as copied from an e-mail, possibly with blanks or dashes. */
const CODE = /(?:^|\D)(\d(?:[\s-]?\d){5})(?!\d)/

interface OtpStepProps {
  email: string
  /** Milliseconds. */
  sentAt: number
  onSentAgain: () => void
  onConfirmed: () => void
  onOtherEmail: () => void
}

export function OtpStep({ email, sentAt, onSentAgain, onConfirmed, onOtherEmail }: OtpStepProps) {
  const { isBusy, refusal, send } = useCall()
  const [isSentAgain, setIsSentAgain] = useState(false)
  const { register, handleSubmit, formState, setFocus, setValue } = useForm({
    resolver: zodResolver(otpFormSchema),
    defaultValues: { otp: '' },
  })
  const submit = handleSubmit((form) =>
    send({
      call: () => verifyOtp(form),
      onSuccess: onConfirmed,
      onFailure: () => setFocus('otp', { shouldSelect: true }),
    }),
  )
  const sendAgain = () => {
    setIsSentAgain(false)
    void send({
      call: () => forgotPassword({ email }),
      onSuccess: () => {
        setIsSentAgain(true)
        onSentAgain()
        setFocus('otp')
      },
    })
  }
  const paste = (event: ClipboardEvent) => {
    const code = CODE.exec(inLatinDigits(visibleText(event.clipboardData.getData('text'))))?.[1]
    if (code === undefined) return
    event.preventDefault()
    setValue('otp', code.replace(/\D/g, ''), { shouldValidate: formState.isSubmitted })
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <h1 tabIndex={-1}>{t('reset.checkEmail')}</h1>
      <p className="cc-muted mb-4">
        {rich('reset.enterOtp', {
          digits: OTP_LENGTH,
          email: (
            <strong className="text-body">
              <bdi>{email}</bdi>
            </strong>
          ),
        })}
      </p>
      {refusal && (
        <div className="mb-3">
          <Alert variant="danger">
            <bdi>{refusal}</bdi>
          </Alert>
        </div>
      )}
      <TextField
        label={t('reset.otp')}
        dir="ltr"
        className="cc-one-time-password"
        inputMode="numeric"
        maxLength={textLimits.number}
        autoComplete="one-time-code"
        onPaste={paste}
        error={formState.errors.otp?.message}
        {...register('otp')}
      />
      <button className="btn btn-primary w-100 mt-4" type="submit">
        {t('reset.confirm')}
      </button>
      <div className="cc-reset-way cc-beside flex-wrap">
        <SendAgain key={sentAt} sentAt={sentAt} onClick={sendAgain} />
        <button className="btn btn-link" type="button" onClick={onOtherEmail}>
          {t('reset.otherEmail')}
        </button>
      </div>
      <p className="cc-reset-note" role="status">
        {isSentAgain && t('reset.sentAgain')}
      </p>
      {isBusy && <Loader text={t('common.processing')} />}
    </form>
  )
}

function SendAgain({ sentAt, onClick }: { sentAt: number; onClick: () => void }) {
  const secondsLeft = useSecondsUntil(sentAt + RESEND_AFTER)
  if (secondsLeft > 0) {
    return <span className="cc-muted cc-number">{t('reset.sendAgainIn', { seconds: secondsLeft })}</span>
  }
  return (
    <button className="btn btn-link" type="button" onClick={onClick}>
      {t('reset.sendAgain')}
    </button>
  )
}

const SECOND = 1000

/** @param moment in milliseconds */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  const isOver = now >= moment
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [isOver])
  return Math.max(0, Math.ceil((moment - now) / SECOND))
}
