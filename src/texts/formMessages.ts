import { messageOf } from '@/domain/forms/formMessage'
import { say } from './say'

/** For a form's schema, which asks it for the text of each issue: `zodResolver(schema, formMessages)`. */
export const formMessages = {
  error: (issue: { code: string; params?: unknown }) => {
    const message = messageOf(issue)
    return message && say(message)
  },
}
