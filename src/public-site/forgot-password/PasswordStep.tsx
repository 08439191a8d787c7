import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/Button'
import { PasswordField } from '@/components/form/PasswordField'
import { useCall } from '@/components/useCall'
import { newPasswordFormSchema } from '@/domain/forms/newPasswordForm'
import { changePassword } from '@/services/passwordReset'
import { formMessages } from '@/texts/formMessages'
import { t } from '@/texts/t'
import { StepForm } from './StepForm'

interface PasswordStepProps {
  /** Password managers store the password with it. */
  email: string
  onChanged: () => void
  onStartAgain: () => void
}

export function PasswordStep({ email, onChanged, onStartAgain }: PasswordStepProps) {
  const call = useCall()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newPasswordFormSchema, formMessages),
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
