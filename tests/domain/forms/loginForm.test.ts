import { expect, it } from 'vitest'
import { loginFormSchema } from '@/domain/forms/loginForm'
import { describeForm, says, takes } from './formRules'

describeForm('login', {
  schema: loginFormSchema,
  filled: { username: 'gujrat', password: 'secret' },
  rules: [
    ...says('username', 'login.usernameBlank', '', '   '),
    ...says('password', 'common.passwordBlank', ''),
    ...takes('password', '   '),
  ],
  empty: ['username: login.usernameBlank', 'password: common.passwordBlank'],
})

it('the login form trims the username, but not the password', () => {
  expect(loginFormSchema.parse({ username: ' gujrat ', password: ' s ' })).toEqual({
    username: 'gujrat',
    password: ' s ',
  })
})
