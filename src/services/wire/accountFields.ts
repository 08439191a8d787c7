import { accountParts } from '@/domain/account'
import { textFields } from './schemas'

export const accountFields = textFields(accountParts)

/** An empty password or phone is not sent, so that the old value stays. */
export const unlessEmpty = (value: string) => (value === '' ? null : value)
