import { company } from '@/company'

export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

export function mailLink(email: string): string {
  return `mailto:${email}`
}

/** A chat address as the company wrote it; WhatsApp only takes a number in digits, without + or 00 (product 5.6). */
export function chatLink(address: string): string {
  const link = new URL(address)
  const number = decodeURIComponent(link.pathname)
  if (link.hostname !== 'wa.me' || !/\d/.test(number) || /[a-z]/i.test(number)) return address
  link.pathname = number.replace(/\D/g, '').replace(/^00/, '')
  return link.href
}

/** Prefills the first message with the shipment's number. */
export function chatAbout(airwayBillNo: string): string {
  const link = new URL(chatLink(company.chatUrl))
  link.searchParams.set('text', `Airway bill ${airwayBillNo}`)
  return link.href
}
