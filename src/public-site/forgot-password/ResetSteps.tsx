import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState, type ClipboardEvent, type ComponentProps, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { Refusal } from '@/components/Alert'
import { Button } from '@/components/Button'
import { PasswordField } from '@/components/form/PasswordField'
import { TextField } from '@/components/form/TextField'
import { Loader } from '@/components/Loader'
import { useCall } from '@/components/useCall'
import { forgotPasswordFormSchema, newPasswordFormSchema, OTP_LENGTH, otpFormSchema } from '@/domain/forms/publicForms'
import { textLimits } from '@/domain/forms/textLimits'
import { inLatinDigits, visibleText } from '@/domain/typedText'
import { paths } from '@/paths'
import { changePassword, forgotPassword, verifyOtp } from '@/services/center'
import { inLanguage } from '@/texts/language'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'

interface StepFormProps extends Omit<ComponentProps<'form'>, 'title'> {
  title: string
  lead: ReactNode
  call: Pick<ReturnType<typeof useCall>, 'isBusy' | 'refusal'>
  /** Beside why it was refused. */
  wayOut?: ReactNode
  button: string
  /** Below the button. */
  foot?: ReactNode
}

function StepForm({ title, lead, call, wayOut, button, foot, children, ...form }: StepFormProps) {
  return (
    <form noValidate {...form}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="cc-muted mb-4">{lead}</p>
      <Refusal>
        {call.refusal && (
          <>
            <bdi>{inLanguage(call.refusal)}</bdi>
            {wayOut}
          </>
        )}
      </Refusal>
      {children}
      <Button look="primary" text={button} className="w-100 mt-4" type="submit" />
      {foot}
      {call.isBusy && <Loader text={t('common.processing')} />}
    </form>
  )
}

interface EmailStepProps {
  /** Entered before, for visitors who come back to correct it. */
  email: string
  onSent: (email: string) => void
}

export function EmailStep({ email, onSent }: EmailStepProps) {
  const call = useCall()
  const { register, handleSubmit, formState, setFocus } = useForm<{ email: string }>({
    resolver: zodResolver(forgotPasswordFormSchema),
    // Without a default, the library keeps what was typed before the scripts had loaded.
    ...(email === '' ? {} : { defaultValues: { email } }),
  })
  const submit = handleSubmit((form) =>
    call.send({
      call: () => forgotPassword(form),
      onSuccess: () => onSent(form.email),
      onFailure: () => setFocus('email'),
    }),
  )
  return (
    <StepForm
      method="dialog"
      title={t('reset.forgotPassword')}
      lead={t('reset.enterEmail', { digits: OTP_LENGTH })}
      call={call}
      button={t('reset.sendOtp')}
      foot={
        <p className="cc-reset-way cc-beside flex-wrap">
          <Link className="cc-link" to={paths.login()}>
            {t('reset.backToLogin')}
          </Link>
        </p>
      }
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={t('reset.email')}
        type="email"
        maxLength={textLimits.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.email?.message}
        {...register('email')}
      />
    </StepForm>
  )
}

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
  const call = useCall()
  const [isSentAgain, setIsSentAgain] = useState(false)
  const { register, handleSubmit, formState, setFocus, setValue } = useForm({
    resolver: zodResolver(otpFormSchema),
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
        {...register('otp')}
      />
    </StepForm>
  )
}

const SECOND = 1000

function SendAgain({ sentAt, onClick }: { sentAt: number; onClick: () => void }) {
  const [now, setNow] = useState(() => Date.now())
  const seconds = Math.ceil((sentAt + RESEND_AFTER - now) / SECOND)
  const isOver = seconds <= 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [isOver])
  return isOver ? (
    <Button look="link" text={t('reset.sendAgain')} onClick={onClick} />
  ) : (
    <span className="cc-muted cc-number">{t('reset.sendAgainIn', { seconds })}</span>
  )
}

interface PasswordStepProps {
  /** Password managers store the password with it. */
  email: string
  onChanged: () => void
  onStartAgain: () => void
}

export function PasswordStep({ email, onChanged, onStartAgain }: PasswordStepProps) {
  const call = useCall()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newPasswordFormSchema),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const submit = handleSubmit((form) => call.send({ call: () => changePassword(form), onSuccess: onChanged }))
  return (
    <StepForm
      title={t('reset.choosePassword')}
      lead={t('reset.enterTwice')}
      call={call}
      wayOut={<Button look="link" text={t('reset.startAgain')} className="p-0" onClick={onStartAgain} />}
      button={t('reset.confirm')}
      onSubmit={(event) => void submit(event)}
    >
      <input className="d-none" name="email" type="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        wrap="mb-4"
        label={t('reset.newPassword')}
        autoComplete="new-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label={t('reset.confirmPassword')}
        autoComplete="new-password"
        error={formState.errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
    </StepForm>
  )
}
