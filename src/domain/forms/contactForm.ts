import * as z from 'zod/mini'
import { t } from '@/texts/t'
import { emailText, requiredText } from './fields'

/** The e-mail must not be blank, but its format is not checked. */
export const contactFormSchema = z.object({
  fullName: requiredText(() => t('home.fullNameRequired'), 'name'),
  email: emailText((text) => (text === '' ? t('home.emailRequired') : null)),
  message: requiredText(() => t('home.messageBlank'), 'message'),
})

export type ContactForm = z.infer<typeof contactFormSchema>
