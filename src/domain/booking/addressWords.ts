import type { CustomerPart } from '../customer'
import { foldedText } from '../foldedText'
import { inLatinDigits } from '../typedText'

/**
 * The labels that people write before a part of an address, folded ({@link foldedText}) and without "no." and figures.
 */
const labels: Partial<Record<CustomerPart, string>> = {
  contactPerson:
    'name|full name|contact|contact person|contact name|person|attn|attention|to|deliver to|ship to|receiver|receiver name|recipient|' +
    'consignee|consignee name|sender|sender name|shipper|shipper name|from|نام|وصول کنندہ|بھیجنے والا',
  company: 'company|company name|business|business name|firm|shop|shop name|کمپنی|دکان',
  address: 'address|add|adress|full address|complete address|delivery address|address line|street address|پتہ|ایڈریس',
  city: 'city|town|city/town|شہر',
  state: 'state|province|county|emirate|state/province|صوبہ',
  postCode: 'post code|postcode|postal code|zip|zip code|zipcode|pin|pin code|پوسٹ کوڈ|پوسٹل کوڈ',
  country: 'country|ملک',
  phone1: 'phone|ph|mobile|mob|cell|tel|telephone|whatsapp|phone/whatsapp|mobile/whatsapp|موبائل|فون|رابطہ|واٹس ایپ',
  fax: 'fax|فیکس',
  email: 'email|e-mail|e mail|mail|ای میل',
  ntnCnic: 'cnic|nic|ntn|id card|ntn/cnic|cnic/ntn|شناختی کارڈ',
}
const partOf = new Map<string, CustomerPart>()
for (const [part, words] of Object.entries(labels)) {
  for (const word of words.split('|'))
    if (!partOf.has(foldedText(word))) partOf.set(foldedText(word), part as CustomerPart)
}

const SEPARATOR = /[:=：]|\s[-–]\s/
const MAX_LABEL_LENGTH = 30
/** Figures after a label without a separator: `Ph 0300-1234567`. */
const FIGURES = /[+(]?\d[\d\s()+/.-]*$/

/** Labels that often have no separator before figures. */
const WITH_FIGURES = new Set<CustomerPart>(['phone1', 'fax', 'postCode', 'ntnCnic'])
/** Labels that may be alone on their line: `To,`. */
const ALONE = new Set<CustomerPart>(['contactPerson', 'address'])

/** Reads the label at the start of a line, and the text after it, which may be ''; null without a label. */
export function readLabel(line: string): { part: CustomerPart; value: string } | null {
  const latin = inLatinDigits(line)
  const separator = SEPARATOR.exec(latin)
  const figures = FIGURES.exec(latin)
  const at = separator?.index ?? figures?.index ?? line.length
  if (at < 1 || at > MAX_LABEL_LENGTH) return null
  const value = line.slice(at + (separator?.[0].length ?? 0)).trim()
  const written = foldedText(line.slice(0, at)).replace(/[.#\d*]/g, ' ')
  const head = written
    .trim()
    .replace(/\s+(?:no|number|نمبر)$/, '')
    .replace(/\s+/g, ' ')
  const part = partOf.get(head)
  if (part === undefined) return null
  // After "contact" comes a person or a number.
  if (figures !== null && head === 'contact' && figures[0].length >= value.length) return { part: 'phone1', value }
  return separator || (figures ? WITH_FIGURES : ALONE).has(part) ? { part, value } : null
}

const wordsOf = (words: string) => new Set(words.split(' ').map(foldedText))

const companyWords = wordsOf(
  'ltd limited llc llp inc co company corp corporation gmbh bv pvt private trader traders trading enterprise enterprises ' +
    'industry industries textile textiles brothers bros sons store stores shop mart boutique group international fze fzco ' +
    'est establishment mills works associates services solutions exports imports export import foundation hospital ' +
    'university school کمپنی ٹریڈرز انٹرپرائزز ٹیکسٹائل ٹیکسٹائلز سنز سٹور اسٹور برادرز لمیٹڈ انڈسٹریز',
)
const streetWords = wordsOf(
  'house flat plot shop office room suite apt apartment unit floor villa building bldg block sector phase street st road rd ' +
    'avenue ave lane drive gali mohalla chowk bazar bazaar market near opposite opp behind village tehsil district box po ' +
    'town colony society مکان گلی محلہ سڑک روڈ بلاک سیکٹر نزد بازار چوک مارکیٹ کالونی گاؤں فلیٹ پلاٹ',
)
const stateWords = wordsOf(
  'punjab sindh kpk balochistan pakhtunkhwa kashmir پنجاب سندھ بلوچستان خیبر کشمیر ontario quebec alberta california texas florida ' +
    'karnataka maharashtra gujarat rajasthan nadu kerala telangana haryana pradesh bengal odisha bihar assam uttarakhand',
)

const hasWord = (line: string, words: ReadonlySet<string>) =>
  foldedText(line)
    .split(/[^\p{L}]+/u)
    .some((word) => words.has(word))

/** Whether a line has a word, or an &, as names of companies have. */
export const isCompany = (line: string) => line.includes('&') || hasWord(line, companyWords)
/** Whether a line names a state, province or county, by words that such names have. */
export const isState = (line: string) => /shire$|^(?:co\.?|county)\s/i.test(line) || hasWord(line, stateWords)
/** Whether a line may name a person, a company or a town: letters without digits, and no word of a street or house. */
export const isName = (line: string) =>
  /\p{L}/u.test(line) && !/[\p{Nd},،@]|www\.|:/u.test(line) && !hasWord(line, streetWords)
