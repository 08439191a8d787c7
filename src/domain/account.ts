/** The texts of an account, as the backend names them. */
export const accountParts = ['centerName', 'centerAddress', 'email', 'username', 'fullName', 'phone'] as const

/** An account of the backend: a center, or the head office. Missing texts are ''. */
export type Account = Record<(typeof accountParts)[number] | 'id', string>

/**
 * A branch’s account as the screen Centers lists it (product 6.5). Its dates are ISO date-times, '' if there is none.
 */
export interface Center extends Account {
  /** Null if the backend does not say. */
  isActive: boolean | null
  createdAt: string
  updatedAt: string
}
