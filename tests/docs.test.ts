// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { emptyBookingForm } from '@/domain/forms/bookingForm'
import { statusNames } from '@/domain/shipment/shipmentStatus'
import { uploadFields } from '@/domain/booking/uploads'
import { api } from '@/paths'
import { NO_ANSWER_TEXT } from '@/services/http/errors'
import { successTexts } from '@/services/http/successTexts'

const root = new URL('..', import.meta.url)
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8')
const isThere = (path: string) => existsSync(new URL(path, root))

const filesIn = (folder: string) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .toSorted()

const sources = [...filesIn('src'), ...filesIn('tests')].filter(
  (path) => /\.(tsx?|m[jt]s|s?css|html)$/.test(path) && path !== 'tests/docs.test.ts',
)
const documents = ['README.md', ...filesIn('src/docs').filter((path) => path.endsWith('.md'))]

/** The numbers that a text cites: «(product 4.2)», «(product 4.2, 4.3 and 5)». */
function citations(text: string): string[] {
  return [...text.matchAll(/\(product ([^)]*\d[^)]*)\)/g)].flatMap(([, numbers = '']) => numbers.split(/, | and /))
}

/** The numbers of the rules: of a heading, or of a paragraph that begins with its number. */
function ruleNumbers(text: string): string[] {
  return [...text.matchAll(/^(?:#{2,3} |(?:- )?\*\*)§(\d+(?:\.\d+)?)\b/gm)].map(([, number = '']) => number)
}

/** Lines that cite a document which is not in the repository. */
function foreignCitations(text: string): string[] {
  const FOREIGN =
    /\b(?:specification|design|look)(?:'s|’s)?,?(?: section| house rule)? §?\d|\bspecification\b|house rule/i
  return text.split('\n').flatMap((line, index) => (FOREIGN.test(line) ? [`${index + 1}: ${line.trim()}`] : []))
}

/** The files that a document leads to, from the repository. */
function linkedFiles(path: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link.replace(/#.*$/, ''))
  return links
    .filter((link) => link !== '' && !/^[a-z]+:/i.test(link))
    .map((link) => posix.join(posix.dirname(path), link))
}

/** The files and folders that a document names in code spans; patterns aside. */
function namedFiles(text: string): string[] {
  const names = [...text.matchAll(/`((?:src|tests|public|\.ci)\/[^`\s*{}<>…]*)`/g)].map(([, name = '']) => name)
  return names.filter((name) => !name.includes('NNN'))
}

function namedScripts(text: string): string[] {
  return [...text.matchAll(/\bnpm run\s+([\w:-]+)/g)].map(([, name = '']) => name)
}

const broken = (paths: readonly string[], find: (path: string, text: string) => readonly string[]) =>
  paths.flatMap((path) => find(path, textOf(path)).map((what) => `${path}: ${what}`))

describe('citations', () => {
  const rules = ruleNumbers(textOf('src/docs/product.md'))

  it('lead to a rule of product.md', () => {
    expect(sources.flatMap((path) => citations(textOf(path)))).not.toEqual([])
    const find = (_path: string, text: string) => citations(text).filter((number) => !rules.includes(number))
    expect(broken([...sources, ...documents], find)).toEqual([])
  })

  it('of product.md itself lead to its rules', () => {
    const cited = [...textOf('src/docs/product.md').matchAll(/§(\d+(?:\.\d+)?)/g)].map(([, number = '']) => number)
    expect(cited.filter((number) => !rules.includes(number))).toEqual([])
  })

  it('number each rule once', () => {
    expect(rules.filter((number, index) => rules.indexOf(number) !== index)).toEqual([])
  })

  it('name no document that is not in the repository', () => {
    expect(broken([...sources, ...documents], (_path, text) => foreignCitations(text))).toEqual([])
  })
})

describe('product.md', () => {
  const product = textOf('src/docs/product.md').replace(/\s+/g, ' ')
  const missing = (texts: readonly string[]) => texts.filter((text) => !product.includes(text))

  it('names every call', () => {
    const calls: ((parameter: string) => string)[] = Object.values(api).flatMap((group) => Object.values(group))
    const named = product.replace(/\{\w+\}/g, '1')
    const paths = calls.map((call) => call('1').replace(/^\/api|(?<=\?term=)1$/g, ''))
    expect(paths.filter((path) => !named.includes(`${path}\``))).toEqual([])
  })

  it('names every field of the booking form', () => {
    // Ids of saved customers are the form's own.
    const { shipperId: _shipper, recId: _receiver, ...form } = emptyBookingForm('', '')
    expect(missing([...Object.keys(form), ...uploadFields].map((name) => `\`${name}\``))).toEqual([])
  })

  it('has the texts that the product shows', () => {
    expect(missing([...Object.values(successTexts), ...Object.values(statusNames), NO_ANSWER_TEXT])).toEqual([])
  })
})

describe('the documents', () => {
  it('link to files that exist', () => {
    expect(documents.flatMap((path) => linkedFiles(path, textOf(path)))).not.toEqual([])
    const find = (path: string, text: string) => linkedFiles(path, text).filter((link) => !isThere(link))
    expect(broken(documents, find)).toEqual([])
  })

  it('name files that exist', () => {
    expect(broken(documents, (_path, text) => namedFiles(text).filter((name) => !isThere(name)))).toEqual([])
  })

  it('name scripts that exist', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
    expect(broken(documents, (_path, text) => namedScripts(text).filter((name) => !(name in scripts)))).toEqual([])
  })

  it('are short enough to be read', () => {
    const lines = (path: string) => textOf(path).split('\n').length - 1
    expect(lines('README.md')).toBeLessThanOrEqual(140)
    const decisions = documents.filter((path) => path.startsWith('src/docs/decisions/'))
    expect(decisions.length).toBeGreaterThan(0)
    expect(decisions.filter((path) => lines(path) > 40)).toEqual([])
  })
})

describe('the checks can fail', () => {
  test.each([
    ['/** One (product 4.2). */', ['4.2']],
    ['/** Some (product 4.2, 4.3 and 5). */', ['4.2', '4.3', '5']],
    ['/** None: a (product) and (product code). */', []],
  ])('citations of %j', (text, numbers) => {
    expect(citations(text)).toEqual(numbers)
  })

  it('rules are headings and numbered paragraphs', () => {
    const text = '## §4 Statuses\n\n### §4.1 Types\n\n**§4.2 Void.** As in §4.9.\n\n- **§4.3** A list.\n'
    expect(ruleNumbers(text)).toEqual(['4', '4.1', '4.2', '4.3'])
  })

  test.each([
    ['// (specification 4)', 1],
    ['/** Design 3: both roles. */', 1],
    ["// the formula is design 3's", 1],
    ['/* drawn as look 8 has it */', 1],
    ['// (design, house rule 6)', 1],
    ["it('has the columns of the specification')", 1],
    ['// designed to look good', 0],
    ['.cc-field-button { width: 3rem }', 0],
  ])('foreign citations of %j', (text, times) => {
    expect(foreignCitations(text)).toHaveLength(times)
  })

  it('links are read from where the document is', () => {
    const text = '[a](../product.md#4) [b](https://a.example/b.md) [c](#c) [d](d.md)'
    expect(linkedFiles('src/docs/decisions/a.md', text)).toEqual(['src/docs/product.md', 'src/docs/decisions/d.md'])
  })

  it('files and scripts are read from code spans and commands', () => {
    expect(namedFiles('`src/a.ts`, `tests/`, `tests/e2e/*.spec.ts`, `dist/b.js`')).toEqual(['src/a.ts', 'tests/'])
    expect(namedScripts('npm run\nbench, `npm run test:unit`, npm start')).toEqual(['bench', 'test:unit'])
  })
})
