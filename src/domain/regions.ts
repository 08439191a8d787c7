import { getCountries, type CountryCode } from 'libphonenumber-js/min'

/** Names that backends use and `Intl.DisplayNames` does not give, as {@link plainName} writes them. */
const otherNames: Record<string, CountryCode> = {
  uk: 'GB',
  'great britain': 'GB',
  'great britain and northern ireland': 'GB',
  'united kingdom of great britain and northern ireland': 'GB',
  britain: 'GB',
  england: 'GB',
  برطانیہ: 'GB',
  انگلینڈ: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  uae: 'AE',
  emirates: 'AE',
  dubai: 'AE',
  'abu dhabi': 'AE',
  sharjah: 'AE',
  دبئی: 'AE',
  ابوظہبی: 'AE',
  شارجہ: 'AE',
  ksa: 'SA',
  saudi: 'SA',
  usa: 'US',
  america: 'US',
  'united states of america': 'US',
  holland: 'NL',
  eire: 'IE',
  'czech republic': 'CZ',
  'slovak republic': 'SK',
  turkey: 'TR',
  turkiye: 'TR',
  korea: 'KR',
  'korea republic of': 'KR',
  'republic of korea': 'KR',
  'korea south': 'KR',
  'korea democratic peoples republic of': 'KP',
  'democratic peoples republic of korea': 'KP',
  'korea north': 'KP',
  'russian federation': 'RU',
  'viet nam': 'VN',
  'ivory coast': 'CI',
  'hong kong': 'HK',
  'hong kong sar': 'HK',
  macau: 'MO',
  macao: 'MO',
  burma: 'MM',
  swaziland: 'SZ',
  'cabo verde': 'CV',
  'east timor': 'TL',
  macedonia: 'MK',
  congo: 'CG',
  'democratic republic of congo': 'CD',
  'democratic republic of the congo': 'CD',
  'congo democratic republic of the': 'CD',
  'dr congo': 'CD',
  drc: 'CD',
  palestine: 'PS',
  'state of palestine': 'PS',
  'palestine state of': 'PS',
  'syrian arab republic': 'SY',
  'brunei darussalam': 'BN',
  'lao peoples democratic republic': 'LA',
  'peoples republic of china': 'CN',
  'holy see': 'VA',
  'bosnia herzegovina': 'BA',
  bosnia: 'BA',
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
    .replace(/^the /, '')
    .replace(/\bst /, 'saint ')
}

/** "Republic of", "Islamic Republic of", "Kingdom of" … before a name, and the same behind it and a comma. */
const RANK = /^(?:[a-z]+ ){0,3}(?:republic|kingdom|state|states|sultanate|commonwealth) of (?:the )?/
const LONGEST_NAME = 80

let known: Map<string, CountryCode> | undefined

function allNames(): Map<string, CountryCode> {
  const names = new Map<string, CountryCode>(Object.entries(otherNames))
  const english = new Intl.DisplayNames('en', { type: 'region' })
  for (const code of getCountries()) {
    names.set(plainName(english.of(code) ?? code), code)
    names.set(code.toLowerCase(), code)
  }
  return names
}

/** The ISO code of a country as backends name it (`UK`, `Iran, Islamic Republic of`, `DE`); undefined if unknown. */
export function regionOf(country: string): CountryCode | undefined {
  if (country.length > LONGEST_NAME) return undefined
  known ??= allNames()
  const name = plainName(country)
  const [beforeComma = ''] = country.split(',')
  return known.get(name) ?? known.get(name.replace(RANK, '')) ?? known.get(plainName(beforeComma))
}

const languages = ['en', 'ur'] as const
const displayed = new Map<string, Intl.DisplayNames>()

/** A country's name in a language; undefined if the country is unknown. */
export function localName(country: string, language: (typeof languages)[number]): string | undefined {
  const region = regionOf(country)
  if (!region) return undefined
  const names = displayed.get(language) ?? new Intl.DisplayNames(language, { type: 'region' })
  displayed.set(language, names)
  return names.of(region)
}

/** All names of a country: the given one, those in English and Urdu, and others in use (`UK`). */
export function namesOfCountry(country: string): string[] {
  const region = regionOf(country)
  const others = Object.keys(otherNames).filter((name) => region !== undefined && otherNames[name] === region)
  return [country, ...languages.flatMap((language) => localName(country, language) ?? []), ...others]
}
