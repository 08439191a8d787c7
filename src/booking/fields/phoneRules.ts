import { isDoubtfulPhone, printedPhone } from '@/domain/phone'

/** By a large library: loaded on demand. */
export const phoneRules = { isDoubtfulPhone, printedPhone }
