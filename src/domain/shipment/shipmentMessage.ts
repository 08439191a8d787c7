import { deliveryWindowOf } from './deliveryWindow'
import { HOME_REGION } from '../homeCountry'
import { regionOf } from '../regions'
import { isTrackingNumber } from '../tracking/trackingNumbers'
import type { Party } from './bill'

/** To whom a message about a shipment is sent. */
export type Addressee = 'shipper' | 'receiver'

/** A party's contact person or, without one, its company; '' if it has neither. */
export const nameOf = ({ contactPerson, company }: Pick<Party, 'company' | 'contactPerson'>): string =>
  contactPerson.trim() || company.trim()

/** Whether a message is in English regardless of the language of the page, for a receiver abroad. */
export function isInEnglish(to: Addressee, country: string): boolean {
  const region = regionOf(country)
  return to === 'receiver' && region !== undefined && region !== HOME_REGION
}

/** What a message about a shipment says (product 5.16). */
export interface ShipmentFacts {
  /** The company's name. */
  company: string
  airwayBillNo: string
  /** '' if it is not known. */
  service: string
  /** Delivery times of services, in working days. */
  windows: readonly { name: string; from: number; to: number }[]
  shipper: Pick<Party, 'company' | 'contactPerson'>
  /** Of the tracking page in the language of the message. */
  trackingUrl: string
}

/** A message whose values are plain. */
interface ShipmentSentence {
  key:
    | 'send.toShipperText'
    | 'send.toReceiverText'
    | 'send.toReceiverUnnamed'
    | 'send.expected'
    | 'send.service'
    | 'send.track'
  values: Readonly<Record<string, string | number>>
}

/** The message about a shipment for its shipper or receiver (product 5.16), line by line. */
export function shipmentMessage(
  to: Addressee,
  { company, airwayBillNo: number, ...facts }: ShipmentFacts,
): ShipmentSentence[] {
  const shipper = nameOf(facts.shipper)
  const service = facts.service.trim()
  const delivery = deliveryWindowOf(facts.windows, service)
  const booked = (): ShipmentSentence => {
    if (to === 'shipper') return { key: 'send.toShipperText', values: { company, number } }
    return shipper === ''
      ? { key: 'send.toReceiverUnnamed', values: { company, number } }
      : { key: 'send.toReceiverText', values: { company, number, shipper } }
  }
  const expected = (): ShipmentSentence[] => {
    if (delivery)
      return [{ key: 'send.expected', values: { service: delivery.name, from: delivery.from, to: delivery.to } }]
    return service === '' ? [] : [{ key: 'send.service', values: { service } }]
  }
  // The tracking page accepts only airway bill numbers.
  const track: ShipmentSentence = { key: 'send.track', values: { place: facts.trackingUrl } }
  return [booked(), ...expected(), ...(isTrackingNumber(number) ? [track] : [])]
}
