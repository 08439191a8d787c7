import { fieldsOfParty, partLimits } from './partyFields'
import { textLimits } from './textLimits'

/** The most characters of a text field of the booking form. */
export function fieldLimit(name: string): number {
  const field = fieldsOfParty.shipper[name] ?? fieldsOfParty.receiver[name]
  return textLimits[field ? partLimits[field.part] : 'number']
}
