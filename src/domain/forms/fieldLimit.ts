import { fieldsOfParty, partLimits } from './partyFields'
import { textLimits } from './textLimits'

/** How many characters a text field of the booking form may have. @param name of the field */
export function fieldLimit(name: string): number {
  const field = fieldsOfParty.shipper[name] ?? fieldsOfParty.receiver[name]
  return textLimits[field ? partLimits[field.part] : 'number']
}
