import { randomToken } from '@/domain/randomToken'

/** Enough that no two ids are ever the same. */
const ID_BYTES = 12

/** A new id for a draft, a version of it, or one of its files. */
export const newId = (): string => randomToken(ID_BYTES)
