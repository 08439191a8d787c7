import { company } from '@/company'
import { t } from '@/texts/t'

/** The address that calls a phone number. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** The address that begins an email. */
export function mailLink(email: string): string {
  return `mailto:${email}`
}

/** Prefills the first message with the shipment's number. */
export function chatAbout(airwayBillNo: string): string {
  const link = new URL(company.chatUrl)
  link.searchParams.set('text', t('site.aboutShipment', { number: airwayBillNo }))
  return link.href
}
