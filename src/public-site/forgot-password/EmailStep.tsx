import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { Alert } from '@/components/Alert'
import { TextField } from '@/components/form/TextField'
import { Loader } from '@/components/Loader'
import { useCall } from '@/components/useCall'
import { forgotPasswordFormSchema, OTP_LENGTH } from '@/domain/forms/publicForms'
import { paths } from '@/paths'
import { forgotPassword } from '@/services/center'
import { textLimits } from '@/domain/forms/textLimits'
import { t } from '@/texts/t'

interface EmailStepProps {
  /** Entered before, for visitors who come back to correct it. */
  email: string
  onSent: (email: string) => void
}

export function EmailStep({ email, onSent }: EmailStepProps) {
  const { isBusy, refusal, send } = useCall()
  const { register, handleSubmit, formState, setFocus } = useForm<{ email: string }>({
    resolver: zodResolver(forgotPasswordFormSchema),
    // Without a default, the library keeps what was typed before the scripts had loaded.
    ...(email === '' ? {} : { defaultValues: { email } }),
  })
  const submit = handleSubmit((form) =>
    send({
      call: () => forgotPassword(form),
      onSuccess: () => onSent(form.email),
      onFailure: () => setFocus('email'),
    }),
  )

  return (
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <h1 tabIndex={-1}>{t('reset.forgotPassword')}</h1>
      <p className="cc-muted mb-4">{t('reset.enterEmail', { digits: OTP_LENGTH })}</p>
      {refusal && (
        <div className="mb-3">
          <Alert variant="danger">
            <bdi>{refusal}</bdi>
          </Alert>
        </div>
      )}
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
      <button className="btn btn-primary w-100 mt-4" type="submit">
        {t('reset.sendOtp')}
      </button>
      <p className="cc-reset-way cc-beside flex-wrap">
        <Link className="cc-link" to={paths.login()}>
          {t('reset.backToLogin')}
        </Link>
      </p>
      {isBusy && <Loader text={t('common.processing')} />}
    </form>
  )
}
