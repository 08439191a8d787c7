import { company } from '@/company'

export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

export function mailLink(email: string): string {
  return `mailto:${email}`
}

/** Prefills the first message with the shipment's number. */
export function chatAbout(airwayBillNo: string): string {
  const link = new URL(company.chatUrl)
  link.searchParams.set('text', `Airway bill ${airwayBillNo}`)
  return link.href
}
