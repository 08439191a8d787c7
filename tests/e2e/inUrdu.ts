import { readdirSync, readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'

type Forms = string | Record<string, string>
const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../src/texts/${file}`, import.meta.url), 'utf8')) as Record<string, Forms>
const formsOf = (text: Forms = {}) => (typeof text === 'string' ? [text] : Object.values(text))

/** English texts with their Urdu translations, without marks, including those of the backend. */
const pairs = [
  ...readdirSync(new URL('../../src/texts/en', import.meta.url)).flatMap((area) => {
    const urdu = read(`ur/${area}`)
    return Object.entries(read(`en/${area}`)).flatMap(([key, text]) =>
      formsOf(text).map((form, at) => [form, formsOf(urdu[key])[at] ?? formsOf(urdu[key])[0] ?? ''] as const),
    )
  }),
  ...Object.entries(read('answers.json')).flatMap(([english, text]) =>
    formsOf(text).map((urdu) => [english, urdu] as const),
  ),
].map((pair) => pair.map((text) => text.replace(/<\/?\w+>|[\u2066-\u2069]/g, '').trim()) as [string, string])

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
const either = (texts: readonly string[]) => `(?:${texts.join('|')})`
const called = (english: string) => pairs.filter((pair) => pair[0] === english).map(([, urdu]) => urdu)
/** Matches a text with its values; a known value matches in either language. */
const pattern = (text: string, places: Record<string, string> = {}) =>
  escaped(text).replace(/\{(\w+)\}/g, (_, name: string) => {
    const place = places[name]
    return place ? `.?${either([place, ...called(place)].map(escaped))}.?` : '.+?'
  })

function placesIn(english: string, said: string): Record<string, string> | null {
  const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const found = new RegExp(`^${escaped(english).replace(/\{\w+\}/g, '(.+?)')}$`).exec(said)
  return found && Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? '']))
}

/** The Urdu for a text that a test looks for; data, which has no translation, is unchanged. */
function urduOf(what: string | RegExp): string | RegExp {
  if (typeof what !== 'string') {
    const met = pairs.filter(([english]) => what.test(english.replace(/\{\w+\}/g, '1')))
    return met.length === 0 ? what : new RegExp(either(met.map(([, urdu]) => pattern(urdu))))
  }
  const same = called(what).map((urdu) => pattern(urdu))
  const filled = pairs.flatMap(([english, urdu]) => {
    const places = /[A-Za-z]{2}/.test(english.replace(/\{\w+\}/g, '')) && placesIn(english, what)
    return places ? [pattern(urdu, places)] : []
  })
  const whole = same.length > 0 ? same : filled
  if (whole.length > 0) return new RegExp(`^[\\u2066-\\u2069]*${either(whole)}[\\u2066-\\u2069]*(?:\\s*\\*)?$`)
  const within = pairs.filter(([english]) => english.includes(what)).map(([, urdu]) => pattern(urdu))
  return within.length > 0 ? new RegExp(either(within)) : what
}

/** Makes the locators of a page, or of a part of it, find Urdu texts by their English ones. */
export function inUrdu<Place extends Page | Locator>(place: Place): Place {
  const byRole = place.getByRole.bind(place)
  place.getByRole = (role, options = {}) => {
    const { name } = options
    return inUrdu(byRole(role, name === undefined ? options : { ...options, name: urduOf(name) }))
  }
  const byText = place.getByText.bind(place)
  place.getByText = (text, options) => inUrdu(byText(urduOf(text), options))
  const byLabel = place.getByLabel.bind(place)
  place.getByLabel = (text, options) => inUrdu(byLabel(urduOf(text), options))
  const bySelector = place.locator.bind(place)
  place.locator = (selector: string) => inUrdu(bySelector(selector))
  if ('nth' in place) {
    const nth = place.nth.bind(place)
    place.nth = (index) => inUrdu(nth(index))
    place.first = () => place.nth(0)
    place.last = () => place.nth(-1)
  }
  return place
}
