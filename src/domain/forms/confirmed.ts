interface Passwords {
  password: string
  confirmPassword: string
}

interface Check {
  value: Passwords
  issues: { push: (issue: { code: 'custom'; message: string; path: string[]; input: string }) => unknown }
}

/**
 * The confirmation must repeat the password, and cannot be blank where there is one. Nothing to say where both are
 * empty: a form that requires a password says so itself.
 */
export function confirmed({ value: { password, confirmPassword }, issues }: Check): void {
  if (confirmPassword === password) return
  issues.push({
    code: 'custom',
    message: confirmPassword === '' ? 'Canfirm password cannot be blank' : "Confirm password isn't matched",
    path: ['confirmPassword'],
    input: confirmPassword,
  })
}

/** The same for a form whose confirmation is a required field: a blank one has its message from there already. */
export function confirmedUnlessBlank(check: Check): void {
  if (check.value.confirmPassword !== '') confirmed(check)
}
