import * as z from 'zod/mini'
import { requiredPassword, requiredText } from './fields'

/** The login (product 6.3). */
export const loginFormSchema = z.object({
  username: requiredText('login.usernameBlank', 'username'),
  password: requiredPassword(),
})

export type LoginForm = z.infer<typeof loginFormSchema>
