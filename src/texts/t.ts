import type { Language } from './languages'
import { language } from './language'
import type { Text, TextFile } from './textFile'

// One line for each area instead of two.
/* oxlint-disable typescript/consistent-type-imports */
/** All catalogues: `en/<area>.json` has the texts, `ur/<area>.json` the same keys. An area is loaded as a whole. */
interface Catalogues {
  booking: typeof import('./en/booking.json')
  camera: typeof import('./en/camera.json')
  common: typeof import('./en/common.json')
  desk: typeof import('./en/desk.json')
  fromFile: typeof import('./en/fromFile.json')
  home: typeof import('./en/home.json')
  lastTimes: typeof import('./en/lastTimes.json')
  late: typeof import('./en/late.json')
  lists: typeof import('./en/lists.json')
  login: typeof import('./en/login.json')
  palette: typeof import('./en/palette.json')
  pasted: typeof import('./en/pasted.json')
  print: typeof import('./en/print.json')
  reset: typeof import('./en/reset.json')
  send: typeof import('./en/send.json')
  site: typeof import('./en/site.json')
  tracking: typeof import('./en/tracking.json')
}
/* oxlint-enable typescript/consistent-type-imports */

export type Area = keyof Catalogues
export type TextKey = { [A in Area]: `${A}.${keyof Catalogues[A] & string}` }[Area]
export type Values = Readonly<Record<string, string | number>>

/**
 * The areas that pages need from the start. Each adds a line to what all visitors load, so the others are listed in
 * onDemand.ts. Browser tests load this module in plain Node, without Vite, and show no texts.
 */
const files = import.meta.env
  ? import.meta.glob<TextFile>('./*/{booking,common,desk,home,late,lists,login,print,reset,site,tracking}.json')
  : {}
const texts = new Map<string, Text>()
const loaded = new Set<Area>()
const plural = new Intl.PluralRules(language)

/**
 * Loads areas in the language of the page. Whoever loads a page lazily loads its areas with it, after `common`.
 * @throws if a file does not load
 */
export async function loadTexts(...areas: readonly Area[]): Promise<void> {
  await Promise.all(
    areas.map(async (area) => {
      if (loaded.has(area)) return
      const path = `./${language}/${area}.json`
      const load = files[path] ?? (await import('./onDemand')).onDemand[path]
      const file = await load?.()
      for (const [key, text] of Object.entries(file?.default ?? {})) texts.set(`${area}.${key}`, text)
      loaded.add(area)
    }),
  )
}

/** The text of a key in the language of the page. Only inside functions: modules run before their texts are loaded. */
export function t(key: TextKey, values: Values = {}): string {
  return filled(pattern(key, values), values)
}

/** A text with its values filled in. */
export const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => isolated(String(values[name])))

/**
 * A value for an English sentence: a name in Urdu letters is isolated, so that it does not reverse the text beside it.
 * Urdu texts themselves isolate whatever is not Urdu.
 */
export const isolated = (value: string): string =>
  language === 'en' && /^[^\u2066-\u2068].*[\u0590-\u08ff]|^[\u0590-\u08ff]/s.test(value)
    ? `\u2068${value}\u2069`
    : value

/** The value for the language of the page, from a pair of both languages as in company.ts. */
export const localized = (text: Readonly<Record<Language, string>>): string => text[language]

/** The text of a key before its values are filled in, for `rich`; `count` chooses the plural form. */
export function pattern(key: TextKey, values: Readonly<Record<string, unknown>>): string {
  const text = texts.get(key)
  if (text === undefined) throw new RangeError(key)
  return typeof text === 'string' ? text : (text[plural.select(Number(values['count']))] ?? text.other)
}
