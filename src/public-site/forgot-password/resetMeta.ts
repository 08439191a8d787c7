import { company } from '@/company'
import { paths } from '@/paths'

/** The build writes it into its HTML as well. */
export const resetMeta = {
  title: `${company.shortName} | Forgot password`,
  description: `Set a new password for a branch account of ${company.name}.`,
  path: paths.forgotPassword(),
  isUnlisted: true,
} as const
