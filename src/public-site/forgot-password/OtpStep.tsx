import { zodResolver } from '@hookform/resolvers/zod'
import { type ClipboardEvent, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/Button'
import { TextField } from '@/components/form/TextField'
import { useCall } from '@/components/useCall'
import { OTP_LENGTH, otpFormSchema } from '@/domain/forms/otpForm'
import { textLimits } from '@/domain/forms/textLimits'
import { inLatinDigits, visibleText } from '@/domain/typedText'
import { forgotPassword, verifyOtp } from '@/services/passwordReset'
import { formMessages } from '@/texts/formMessages'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'
import { StepForm } from './StepForm'

/** Milliseconds before another code can be asked for. */
const RESEND_AFTER_MS = 30_000

/** A six-digit code as copied from an email, possibly with blanks or dashes. */
const CODE = /(?:^|\D)(\d(?:[\s-]?\d){5})(?!\d)/

interface OtpStepProps {
  email: string
  /** Milliseconds since 1970. */
  sentAt: number
  onSentAgain: () => void
  onConfirmed: () => void
  onOtherEmail: () => void
}

export function OtpStep({ email, sentAt, onSentAgain, onConfirmed, onOtherEmail }: OtpStepProps) {
  const call = useCall()
  const [isSentAgain, setIsSentAgain] = useState(false)
  const { register, handleSubmit, formState, setFocus, setValue } = useForm({
    resolver: zodResolver(otpFormSchema, formMessages),
    defaultValues: { otp: '' },
  })
  const submit = handleSubmit((form) =>
    call.send({
      call: () => verifyOtp(form),
      onSuccess: onConfirmed,
      onFailure: () => setFocus('otp', { shouldSelect: true }),
    }),
  )
  const sendAgain = () => {
    setIsSentAgain(false)
    void call.send({
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
  const otp = register('otp')
  const address = (
    <strong className="text-body">
      <bdi>{email}</bdi>
    </strong>
  )
  return (
    <StepForm
      title={t('reset.checkEmail')}
      lead={rich('reset.enterOtp', { digits: OTP_LENGTH, email: address })}
      call={call}
      button={t('reset.confirm')}
      foot={
        <>
          <div className="cc-reset-way cc-beside flex-wrap">
            <SendAgain key={sentAt} sentAt={sentAt} onClick={sendAgain} />
            <Button look="link" text={t('reset.otherEmail')} onClick={onOtherEmail} />
          </div>
          <p className="cc-reset-note" role="status">
            {isSentAgain && t('reset.sentAgain')}
          </p>
        </>
      }
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={t('reset.otp')}
        dir="ltr"
        className="cc-one-time-password"
        inputMode="numeric"
        maxLength={textLimits.number}
        autoComplete="one-time-code"
        onPaste={paste}
        error={formState.errors.otp?.message}
        {...otp}
        onChange={(event) => {
          writeInLatin(event.currentTarget)
          return otp.onChange(event)
        }}
        button={<OtpBoxes />}
      />
    </StepForm>
  )
}

/** The boxes drawn behind the digits. */
function OtpBoxes() {
  return (
    <span className="cc-otp-boxes d-flex" dir="ltr" aria-hidden="true">
      {Array.from({ length: OTP_LENGTH }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  )
}

/** Replaces digits of an Urdu or Arabic keyboard by Latin ones; the cursor stays where it is. */
function writeInLatin(field: HTMLInputElement): void {
  const latin = inLatinDigits(field.value)
  if (latin === field.value) return
  const { selectionStart, selectionEnd } = field
  field.value = latin
  field.setSelectionRange(selectionStart, selectionEnd)
}

const ONE_SECOND_MS = 1000

/** Seconds until another code can be asked for. */
const secondsFrom = (sentAt: number, now: number) =>
  Math.ceil(Math.min(RESEND_AFTER_MS, sentAt + RESEND_AFTER_MS - now) / ONE_SECOND_MS)

function SendAgain({ sentAt, onClick }: { sentAt: number; onClick: () => void }) {
  const [seconds, setSeconds] = useState(() => secondsFrom(sentAt, Date.now()))
  const maySendAgain = seconds <= 0
  useEffect(() => {
    if (maySendAgain) return undefined
    // The seconds only ever count down, so that a clock which is set back does not make anybody wait longer.
    const count = () => setSeconds((left) => Math.min(left - 1, secondsFrom(sentAt, Date.now())))
    const timer = setInterval(count, ONE_SECOND_MS)
    return () => clearInterval(timer)
  }, [maySendAgain, sentAt])
  return maySendAgain ? (
    <Button look="link" text={t('reset.sendAgain')} onClick={onClick} />
  ) : (
    <span className="cc-muted cc-number">{t('reset.sendAgainIn', { seconds })}</span>
  )
}
