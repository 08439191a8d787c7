import * as z from 'zod/mini'
import { t } from '@/texts/t'
import { requiredPassword, requiredText } from './fields'

export const loginFormSchema = z.object({
  username: requiredText(() => t('login.usernameBlank'), 'username'),
  password: requiredPassword(),
})

export type LoginForm = z.infer<typeof loginFormSchema>
