export const accountParts = ['centerName', 'centerAddress', 'email', 'username', 'fullName', 'phone'] as const

export type Account = Record<(typeof accountParts)[number] | 'id', string>

export interface Center extends Account {
  /** Null if the backend does not say. */
  isActive: boolean | null
  createdAt: string
  updatedAt: string
}
