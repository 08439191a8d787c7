import * as z from 'zod/mini'
import { requiredPassword, requiredText } from './fields'

export const loginFormSchema = z.object({
  username: requiredText('login.usernameBlank', 'username'),
  password: requiredPassword(),
})

export type LoginForm = z.infer<typeof loginFormSchema>
