import type { CountryCode } from 'libphonenumber-js/min'

/** Names that backends use but `Intl.DisplayNames` does not have, normalised by {@link plainName}. */
const otherNames: Partial<Record<CountryCode, string>> = {
  GB:
    'uk|great britain|great britain and northern ireland|' +
    'united kingdom of great britain and northern ireland|britain|یو کے',
  AE: 'uae|emirates|امارات|یو اے ای',
  SA: 'ksa|saudi|سعودیہ',
  US: 'usa|america|united states of america|امریکا|یو ایس اے',
  NL: 'holland',
  IE: 'eire',
  CZ: 'czech republic',
  SK: 'slovak republic',
  TR: 'turkey|turkiye',
  KR: 'korea|korea republic of|republic of korea|korea south',
  KP: 'korea democratic peoples republic of|democratic peoples republic of korea|korea north',
  RU: 'russian federation',
  VN: 'viet nam',
  CI: 'ivory coast',
  HK: 'hong kong|hong kong sar',
  MO: 'macau|macao',
  MM: 'burma',
  SZ: 'swaziland',
  CV: 'cabo verde',
  TL: 'east timor',
  MK: 'macedonia',
  CG: 'congo',
  CD: 'democratic republic of congo|democratic republic of the congo|congo democratic republic of the|dr congo|drc|zaire',
  PS: 'palestine|state of palestine|palestine state of',
  SY: 'syrian arab republic',
  BN: 'brunei darussalam',
  LA: 'lao peoples democratic republic',
  CN: 'peoples republic of china',
  VA: 'holy see',
  BA: 'bosnia herzegovina|bosnia',
}

/** Usual Urdu names of countries for which browsers have the official one or misspell it. */
const usualUrduNames: Partial<Record<CountryCode, string>> = {
  GB: 'برطانیہ',
  US: 'امریکہ',
  ES: 'اسپین',
  MY: 'ملائیشیا',
  HN: 'ہونڈوراس',
  SC: 'سیشلز',
  DO: 'جمہوریہ ڈومینیکن',
}

/** Parts of countries that people write in place of them, normalised by {@link plainName}. */
const partNames: Partial<Record<CountryCode, string>> = {
  GB: 'england|انگلینڈ|انگلستان|scotland|wales|northern ireland',
  AE: 'dubai|abu dhabi|sharjah|دبئی|ابوظہبی|شارجہ',
}

/** Lower case, without marks, punctuation, brackets and "the": `Côte d’Ivoire` becomes `cote divoire`. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\s,-]/gu, '')
    .replace(/[\s,-]+/g, ' ')
    .trim()
    .replace(/\bthe /g, '')
    .replace(/\bst /, 'saint ')
}

/** "Republic of", "Islamic Republic of", "Kingdom of" … before a name, and the same after it and a comma. */
const RANK = /^(?:[a-z]+ ){0,3}(?:republic|kingdom|state|states|sultanate|commonwealth) of (?:the )?/
const AFTER_COMMA =
  /^(?:the|(?:[a-z]+ ){0,3}(?:republic|kingdom|state|states|sultanate|commonwealth|province) of(?: the| china)?)$/
const MAX_NAME_LENGTH = 80

const partsOf = (code: CountryCode) => partNames[code]?.split('|') ?? []

/** Further names by which people mean a country, those of its parts included: for `GB` `uk`, `england` and others. */
export function otherNamesOf(code: CountryCode): string[] {
  const urdu = usualUrduNames[code]
  return [...(otherNames[code]?.split('|') ?? []), ...(urdu ? [urdu] : []), ...partsOf(code)]
}

/** Copied from libphonenumber-js, so that forms need not load the library with its tables of numbers when they open. */
export const countryCodes = (
  'AC AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA ' +
  'CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR ' +
  'MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO ' +
  'RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TG TH TJ TK TL TM TN TO TR TT ' +
  'TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ') as CountryCode[]

let known: Map<string, CountryCode> | undefined

/** All names of countries, normalised by {@link plainName}. */
function regionsByName(): Map<string, CountryCode> {
  if (known) return known
  const names = new Map<string, CountryCode>()
  known = names
  const english = new Intl.DisplayNames('en', { type: 'region' })
  for (const code of countryCodes) {
    names.set(plainName(english.of(code) ?? code), code)
    names.set(code.toLowerCase(), code)
    for (const name of otherNamesOf(code)) names.set(plainName(name), code)
  }
  return names
}

/** The ISO code of a country as backends name it (`UK`, `Iran, Islamic Republic of`, `DE`); undefined if unknown. */
export function regionOf(country: string): CountryCode | undefined {
  const [beforeComma = '', ...afterComma] = country.split(',')
  return regionNamed(country) ?? (afterComma.length > 0 ? regionNamed(beforeComma) : undefined)
}

/**
 * {@link regionOf} for what people write, which may have another place before the comma: `Georgia, USA`, `Jersey, NJ`.
 */
export function regionNamed(country: string): CountryCode | undefined {
  return regionsByName().get(knownNameOf(country) ?? '')
}

/** {@link regionNamed} for names of whole countries: undefined for `Dubai` and `Scotland`, which are parts of one. */
export function regionOfWholeCountry(country: string): CountryCode | undefined {
  const name = knownNameOf(country) ?? ''
  const region = regionsByName().get(name)
  return region && partsOf(region).includes(name) ? undefined : region
}

/** What stands before a comma or bracket, and after it. */
const TWO_PARTS = /^([^(,]+)([(,])([^()]+)\)?\s*$/

/** The name under which a country is known, normalised; undefined if it is not. */
function knownNameOf(country: string): string | undefined {
  if (country.length > MAX_NAME_LENGTH) return undefined
  const names = regionsByName()
  const knownOf = (text: string) => {
    const name = plainName(text)
    return [name, name.replace(RANK, '')].find((each) => names.has(each))
  }
  const [, before, mark, after] = TWO_PARTS.exec(country) ?? []
  if (!before || !after) return knownOf(country)
  // `Korea (Republic of)` and `Samoa, American` are no other Korea or Samoa than these.
  const whole = knownOf(`${before} ${after}`) ?? knownOf(`${after} ${before}`)
  if (whole !== undefined) return whole
  const name = knownOf(before)
  const other = knownOf(after)
  const isSame = mark === ',' ? AFTER_COMMA.test(plainName(after)) : other === undefined
  return isSame || (name && other && names.get(name) === names.get(other)) ? name : undefined
}

/** The usual name of a country in Urdu; undefined if browsers do not know it. */
export const urduNameOf = (region: CountryCode): string | undefined =>
  usualUrduNames[region] ?? officialName(region, 'ur')

/** A country's name as browsers have it; undefined if the country is unknown. */
export function localName(country: string, language: 'en' | 'ur'): string | undefined {
  const region = regionOf(country)
  return region && officialName(region, language)
}

const displayed = new Map<string, Intl.DisplayNames>()

function officialName(region: CountryCode, language: 'en' | 'ur'): string | undefined {
  const names = displayed.get(language) ?? new Intl.DisplayNames(language, { type: 'region' })
  displayed.set(language, names)
  return names.of(region)
}
