import { type Addressee, type ShipmentFacts, shipmentMessage } from '@/domain/shipment/shipmentMessage'
import type { Language } from './languages'
import english from './en/send.json'
import { language } from './language'
import { filled, t } from './t'

/** Loaded on Urdu pages as well, where messages to receivers abroad are in English. */
const inEnglish: ReadonlyMap<string, string> = new Map(
  Object.entries(english).map(([name, text]) => [`send.${name}`, text] as const),
)

/** The message about a shipment, ready to send: plain text, in the language of the page or in English. */
export function shipmentText(to: Addressee, facts: ShipmentFacts, wanted: Language): string {
  return shipmentMessage(to, facts)
    .map(({ key, values }) => {
      const text = wanted === language ? undefined : inEnglish.get(key)
      return text === undefined ? t(key, values) : filled(text, values)
    })
    .join('\n')
}
