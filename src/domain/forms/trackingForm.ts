import * as z from 'zod/mini'
import { trackingNumberProblem } from '../tracking/trackingNumber'

/** The tracking form; its output is the trimmed number. */
export const trackingFormSchema = z.object({
  trackingNo: z.string().check(
    z.trim(),
    z.check((context) => {
      const message = trackingNumberProblem(context.value)
      if (message) context.issues.push({ code: 'custom', message, input: context.value })
    }),
  ),
})
