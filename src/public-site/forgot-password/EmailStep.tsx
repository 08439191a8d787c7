import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { TextField } from '@/components/form/TextField'
import { useCall } from '@/components/useCall'
import { forgotPasswordFormSchema } from '@/domain/forms/forgotPasswordForm'
import { OTP_LENGTH } from '@/domain/forms/otpForm'
import { textLimits } from '@/domain/forms/textLimits'
import { paths } from '@/paths'
import { forgotPassword } from '@/services/passwordReset'
import { formMessages } from '@/texts/formMessages'
import { t } from '@/texts/t'
import { StepForm } from './StepForm'

interface EmailStepProps {
  /** The email entered before, for visitors who come back to correct it. */
  email: string
  onSent: (email: string) => void
}

export function EmailStep({ email, onSent }: EmailStepProps) {
  const call = useCall()
  const { register, handleSubmit, formState, setFocus } = useForm<{ email: string }>({
    resolver: zodResolver(forgotPasswordFormSchema, formMessages),
    // Without a default, the form library leaves text that was typed before the scripts had loaded.
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
