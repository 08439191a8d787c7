import { newPasswordFormSchema } from '@/domain/forms/newPasswordForm'
import { describeForm, MISMATCH, UNCONFIRMED } from './formRules'

describeForm('new password', {
  schema: newPasswordFormSchema,
  filled: { password: 'secret', confirmPassword: 'secret' },
  rules: [
    [{ password: '' }, ['password: common.passwordBlank', MISMATCH]],
    [{ confirmPassword: '' }, [UNCONFIRMED]],
    [{ confirmPassword: 'other' }, [MISMATCH]],
    [{ confirmPassword: ' secret' }, [MISMATCH]],
  ],
  empty: ['password: common.passwordBlank', UNCONFIRMED],
})
