import { company } from '@/company'

/** Dials a number of the company. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** Writes to an address of the company. */
export function mailLink(email: string): string {
  return `mailto:${email}`
}

/** Opens the company's chat with a first message that names the shipment, so that nobody has to type it. */
export function chatAbout(airwayBillNo: string): string {
  const link = new URL(company.chatUrl)
  link.searchParams.set('text', `Airway bill ${airwayBillNo}`)
  return link.href
}
