import type { Language } from '@/texts/addresses'
import english from '@/texts/en/send.json'
import { language } from '@/texts/language'
import { filled, t, type Values } from '@/texts/t'
import { regionOf } from '../regions'
import type { Party } from './bill'

/** Who is written to about a shipment. */
export type Addressee = 'shipper' | 'receiver'

export const nameOf = ({ contactPerson, company }: Pick<Party, 'company' | 'contactPerson'>): string =>
  contactPerson.trim() || company.trim()

/** The language of a message: that of the page, but English to receivers abroad. */
export function messageLanguage(to: Addressee, country: string): Language {
  const region = regionOf(country)
  return to === 'receiver' && region !== undefined && region !== 'PK' ? 'en' : language
}

/** Also there where the page has the Urdu ones. */
const inEnglish: ReadonlyMap<string, string> = new Map(
  Object.entries(english).map(([name, text]) => [`send.${name}`, text] as const),
)
type Sentence = `send.${keyof typeof english}`

interface ShipmentNews {
  /** What the message is written in. */
  language: Language
  /** The company's name. */
  company: string
  airwayBillNo: string
  /** '' if it is not known. */
  service: string
  /** Delivery times of services, in working days. */
  windows: readonly { name: string; from: number; to: number }[]
  shipper: Pick<Party, 'company' | 'contactPerson'>
  /** The address of the tracking page, in that language. */
  place: string
}

/** What a shipper or receiver is told about a shipment, ready to send (product 5.16): plain text. */
export function shipmentMessage(to: Addressee, { company, airwayBillNo: number, ...news }: ShipmentNews): string {
  const shipper = nameOf(news.shipper)
  const service = news.service.trim()
  const say = (sentence: Sentence, values: Values) => {
    const text = news.language === language ? undefined : inEnglish.get(sentence)
    return text === undefined ? t(sentence, values) : filled(text, values)
  }
  const window = news.windows.find(({ name }) => name.toLowerCase() === service.toLowerCase())
  const booked = () => {
    if (to === 'shipper') return say('send.toShipperText', { company, number })
    return say(shipper === '' ? 'send.toReceiverUnnamed' : 'send.toReceiverText', { company, number, shipper })
  }
  return [
    booked(),
    ...(window ? [say('send.expected', { service: window.name, from: window.from, to: window.to })] : []),
    ...(!window && service !== '' ? [say('send.service', { service })] : []),
    say('send.track', { place: news.place }),
  ].join('\n')
}
