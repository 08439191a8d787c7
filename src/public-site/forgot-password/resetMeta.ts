import { company } from '@/company'
import { paths } from '@/paths'

/** Also written into the page's HTML by the build. */
export const resetMeta = {
  title: `${company.shortName} | Forgot password`,
  description: `Set a new password for a branch account of ${company.name}.`,
  path: paths.forgotPassword(),
  isUnlisted: true,
} as const
