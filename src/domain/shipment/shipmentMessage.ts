import { t } from '@/texts/t'
import type { Party } from './bill'

/** Who is written to about a shipment. */
export type Addressee = 'shipper' | 'receiver'

export const nameOf = ({ contactPerson, company }: Pick<Party, 'company' | 'contactPerson'>): string =>
  contactPerson.trim() || company.trim()

interface ShipmentNews {
  /** The company's name. */
  company: string
  airwayBillNo: string
  /** '' if it is not known. */
  service: string
  /** Delivery times of services, in working days. */
  windows: readonly { name: string; from: number; to: number }[]
  shipper: Pick<Party, 'company' | 'contactPerson'>
  /** The address of the tracking page. */
  place: string
}

/** What a shipper or receiver is told about a shipment, ready to send (product 5.16): plain text in the page's language. */
export function shipmentMessage(to: Addressee, { company, airwayBillNo: number, ...news }: ShipmentNews): string {
  const shipper = nameOf(news.shipper)
  const service = news.service.trim()
  const window = news.windows.find(({ name }) => name.toLowerCase() === service.toLowerCase())
  const booked = () => {
    if (to === 'shipper') return t('send.toShipperText', { company, number })
    return t(shipper === '' ? 'send.toReceiverUnnamed' : 'send.toReceiverText', { company, number, shipper })
  }
  return [
    booked(),
    ...(window ? [t('send.expected', { service: window.name, from: window.from, to: window.to })] : []),
    ...(!window && service !== '' ? [t('send.service', { service })] : []),
    t('send.track', { place: news.place }),
  ].join('\n')
}
