import { messageOf } from '@/domain/forms/formMessage'
import { say } from './say'

/** Puts the messages of a form's schema into words: `zodResolver(schema, formMessages)`. */
export const formMessages = {
  error: (issue: { code: string; params?: unknown }) => {
    const message = messageOf(issue)
    return message && say(message)
  },
}
