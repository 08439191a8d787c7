import { accountParts } from '@/domain/account'
import { lineFields } from './schemas'

/** The schemas of an account’s texts. */
export const accountFields = lineFields(accountParts)

/** Null for an empty password or phone, which is not sent, so that the old value stays. */
export const unlessEmpty = (value: string) => (value === '' ? null : value)
