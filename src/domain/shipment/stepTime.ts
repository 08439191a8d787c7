import { readDate } from '../dates'

/** When a step was made, in milliseconds. One without a date is the oldest (product 4.2). */
export const stepTime = ({ createdAt }: { createdAt: string }): number => readDate(createdAt)?.getTime() ?? -Infinity
