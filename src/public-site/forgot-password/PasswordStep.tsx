import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Alert } from '@/components/Alert'
import { PasswordField } from '@/components/form/PasswordField'
import { Loader } from '@/components/Loader'
import { useCall } from '@/components/useCall'
import { newPasswordFormSchema } from '@/domain/forms/publicForms'
import { changePassword } from '@/services/center'
import { t } from '@/texts/t'

interface PasswordStepProps {
  /** Password managers store the password with it. */
  email: string
  onChanged: () => void
  onStartAgain: () => void
}

export function PasswordStep({ email, onChanged, onStartAgain }: PasswordStepProps) {
  const { isBusy, refusal, send } = useCall()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newPasswordFormSchema),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const submit = handleSubmit((form) => send({ call: () => changePassword(form), onSuccess: onChanged }))

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <h1 tabIndex={-1}>{t('reset.choosePassword')}</h1>
      <p className="cc-muted mb-4">{t('reset.enterTwice')}</p>
      {refusal && (
        <div className="mb-3">
          <Alert variant="danger">
            <bdi>{refusal}</bdi>
            <button className="btn btn-link cc-reset-again" type="button" onClick={onStartAgain}>
              {t('reset.startAgain')}
            </button>
          </Alert>
        </div>
      )}
      <input className="d-none" name="email" type="email" autoComplete="username" value={email} readOnly />
      <div className="mb-4">
        <PasswordField
          label={t('reset.newPassword')}
          autoComplete="new-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
      </div>
      <PasswordField
        label={t('reset.confirmPassword')}
        autoComplete="new-password"
        error={formState.errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <button className="btn btn-primary w-100 mt-4" type="submit">
        {t('reset.confirm')}
      </button>
      {isBusy && <Loader text={t('common.processing')} />}
    </form>
  )
}
