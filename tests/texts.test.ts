// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

type Text = string | Record<string, string>
type Catalogue = Record<string, Text>

const root = new URL('../src/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const areas = readdirSync(new URL('texts/en/', root)).map((file) => file.replace('.json', ''))

/** All texts of a language, under `area.key`. */
const catalogue = (language: 'en' | 'ur') =>
  new Map(
    areas.flatMap((area) =>
      Object.entries(JSON.parse(read(`texts/${language}/${area}.json`)) as Catalogue).map(
        ([key, text]) => [`${area}.${key}`, text] as const,
      ),
    ),
  )
const english: ReadonlyMap<string, Text> = catalogue('en')
const urdu: ReadonlyMap<string, Text> = catalogue('ur')

const forms = (text: Text) => (typeof text === 'string' ? [text] : Object.values(text))
/** The names of placeholders and elements in a text; its plural forms share them. */
const names = (text: Text, isCounted = typeof text !== 'string') =>
  [...new Set(forms(text).flatMap((form) => [...form.matchAll(/\{(\w+)\}|<(\w+)>/g)].map(([, a, b]) => a ?? b ?? '')))]
    .concat(isCounted ? ['count'] : [])
    .filter((name, index, all) => all.indexOf(name) === index)
    .sort()

/** Placeholders in lists and desk whose value may have either direction; elements are isolated where they are drawn. */
const OF_ANY_DIRECTION = /(.?)\{(?:name|text|description)\}/g

it('every Urdu text of the dashboard isolates names and what somebody has typed', () => {
  const open = [...urdu].filter(
    ([key, text]) =>
      /^(lists|desk)\./.test(key) &&
      forms(text).some((form) => [...form.matchAll(OF_ANY_DIRECTION)].some(([, before]) => before !== '\u2068')),
  )
  expect(open.map(([key]) => key)).toEqual([])
})

it('every text exists in both languages, with the same placeholders', () => {
  expect([...urdu.keys()].sort()).toEqual([...english.keys()].sort())
  const different = [...english].filter(
    ([key, text]) => String(names(text)) !== String(names(urdu.get(key) ?? '', typeof text !== 'string')),
  )
  expect(different.map(([key]) => key)).toEqual([])
})

it('every text is written in Urdu, with its plural forms', () => {
  const untranslated = [...urdu].filter(([, text]) => forms(text).some((form) => !/[\p{Script=Arabic}،←]/u.test(form)))
  expect(untranslated.map(([key]) => key)).toEqual([])
  const plural = (text: Text | undefined) => (typeof text === 'object' ? Object.keys(text).sort().join() : '')
  // Where Urdu has the same words for all counts, one text replaces the plural forms.
  const formless = [...english].filter(([key, text]) => !['', plural(text)].includes(plural(urdu.get(key))))
  expect(formless.map(([key]) => key)).toEqual([])
})

/** What docs/words.md settles, and how Urdu is set: each with what must not stand in an Urdu text. */
const NEVER: readonly (readonly [string, RegExp])[] = [
  ['an Arabic letter for an Urdu one', /[يىكهةۀ]/],
  ['a Latin mark after an Urdu word', /\p{Script=Arabic}[,;?.](?!\p{L})/u],
  ['a blank before a mark', /\s[،؛؟۔…]/],
  ['no blank after a mark', /[،؛؟۔](?=[\p{Script=Arabic}\p{N}])/u],
  ['two blanks', /\s{2}/],
  ['an invisible joiner', /[\u200b-\u200d\ufeff]/],
  ['a straight quotation mark', /["']/],
  ['a future written as one word', /(?:^|\s)(?:ہو|ہوں|جائے|کرے)(?:گا|گی|گے)/],
  ['a second kind of request', /(?:کیجیے|کیجئے|دیجیے|دیجئے|لیجیے|لیجئے)/],
  ['a notice for a note, or a collection for a total', /(?:^|\s)(?:نوٹس|مجموعہ|مجموعے)(?=$|[\s،۔؛:])/],
]

const urduFaults = (text: string) => NEVER.filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault)

it('every Urdu text is spelled and punctuated in one way, in Western digits', () => {
  const answers = Object.entries(JSON.parse(read('texts/answers.json')) as Record<string, string>)
  const faults = [...urdu, ...answers].flatMap(([key, text]) =>
    forms(text).flatMap((form) =>
      [...urduFaults(form), ...(/[۰-۹٠-٩]/.test(form) ? ['Urdu digits'] : [])].map((fault) => `${key}: ${fault}`),
    ),
  )
  expect(faults).toEqual([])
})

it('a question in English is one in Urdu', () => {
  const lost = [...english].filter(
    ([key, text]) =>
      forms(text).some((form) => form.endsWith('?')) && !forms(urdu.get(key) ?? '').every((form) => form.includes('؟')),
  )
  // keyHelp ends with the key itself.
  expect(lost.map(([key]) => key)).toEqual(['booking.keyHelp'])
})

interface Node {
  type: string
  start: number
  [part: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function visit(node: unknown, see: (node: Node, isInFunction: boolean) => void, isInFunction = false): void {
  if (Array.isArray(node)) return node.forEach((each) => visit(each, see, isInFunction))
  if (!isNode(node)) return
  see(node, isInFunction)
  const isInside = isInFunction || /Function/.test(node.type)
  for (const [name, part] of Object.entries(node)) if (name !== 'parent') visit(part, see, isInside)
}

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, tree: parseSync(path, read(path)).program as unknown as Node }))

it('Urdu words in sources are spelled and punctuated as those of the catalogues', () => {
  const faults: string[] = []
  // The domain reads what people type, in any spelling.
  for (const { path, tree } of sources.filter((source) => !source.path.startsWith('domain/'))) {
    visit(tree, ({ type, value }) => {
      if (type !== 'Literal' || typeof value !== 'string' || !/\p{Script=Arabic}{2}/u.test(value)) return
      faults.push(...urduFaults(value).map((fault) => `${path}: ${value}: ${fault}`))
    })
  }
  expect(faults).toEqual([])
})

/** The keys that a call of `t` or `rich` can mean: its first argument, or both branches of a condition in it. */
function keysOf(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'Literal') return [String(node['value'])]
  if (node.type === 'ConditionalExpression') return [...keysOf(node['consequent']), ...keysOf(node['alternate'])]
  return []
}

const namesOf = (object: Node) =>
  (object['properties'] as Node[]).map(({ key: name }) => (isNode(name) ? String(name['name']) : '…'))

/** The placeholders that a rule's message `{ key, values }` leaves without a value. */
function messageFaults(object: Node): string[] {
  const partOf = (wanted: string) =>
    (object['properties'] as Node[]).find(({ key: name }) => isNode(name) && name['name'] === wanted)?.['value']
  const values = partOf('values')
  if (namesOf(object).includes('…') || (isNode(values) && values.type !== 'ObjectExpression')) return []
  const given = isNode(values) ? namesOf(values) : []
  if (given.includes('…')) return []
  return keysOf(partOf('key')).flatMap((key) => {
    const missing = names(english.get(key) ?? '').filter((name) => !given.includes(name))
    return missing.length > 0 ? [`${key} needs ${missing.join()}`] : []
  })
}

it('texts are read only inside functions, with all their values, and each is used', () => {
  const used = new Set<string>()
  const faults: string[] = []
  for (const { path, tree } of sources) {
    visit(tree, (node, isInFunction) => {
      if (node.type === 'Literal' && english.has(String(node['value']))) used.add(String(node['value']))
      if (node.type === 'ObjectExpression') faults.push(...messageFaults(node).map((fault) => `${path}: ${fault}`))
      const callee = node['callee']
      if (node.type !== 'CallExpression' || !isNode(callee) || !/^(t|rich)$/.test(String(callee['name']))) return
      const [key, values] = node['arguments'] as unknown[]
      const at = `${path}: ${keysOf(key).join()}`
      if (!isInFunction) faults.push(`${at} is read when the module is loaded, before its texts`)
      const given =
        isNode(values) && values.type === 'ObjectExpression'
          ? (values['properties'] as Node[]).map(({ key: name }) => (isNode(name) ? String(name['name']) : '…'))
          : isNode(values)
            ? ['…']
            : []
      if (given.includes('…')) return
      for (const each of keysOf(key)) {
        const missing = names(english.get(each) ?? '').filter((name) => !given.includes(name))
        if (missing.length > 0) faults.push(`${at} needs ${missing.join()}`)
      }
    })
  }
  expect(faults).toEqual([])
  expect([...english.keys()].filter((key) => !used.has(key))).toEqual([])
})

it('known texts of the backend have an Urdu translation', () => {
  const catalogue = /§8\.2[^]*?(?=\*\*§8\.4)/.exec(read('docs/product.md'))?.[0].replace(/\s+/g, ' ') ?? ''
  const said = [...catalogue.matchAll(/"([^"]+)"/g)]
    .map(([, text]) => text ?? '')
    .filter((text) => text !== 'First message')
  const answers = JSON.parse(read('texts/answers.json')) as Record<string, string>
  expect(said.length).toBeGreaterThan(20)
  expect(said.filter((text) => !/\p{Script=Arabic}/u.test(answers[text] ?? ''))).toEqual([])
})
