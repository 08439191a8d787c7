import { accountParts } from '@/domain/account'
import { textFields } from './schemas'

export const accountFields = textFields(accountParts)

/** Null for an empty password or phone, which is not sent, so that the old value stays. */
export const unlessEmpty = (value: string) => (value === '' ? null : value)
