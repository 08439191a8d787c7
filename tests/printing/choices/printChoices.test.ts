// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import {
  type Copies,
  isOnlyPart,
  onlyPart,
  paperSets,
  type PrintChoices,
  printJobs,
  readChoices,
  standardChoices,
  withoutConsent,
} from '@/printing/choices/printChoices'

const copies = (customer: number, center = 0, accounts = 0): Copies => ({ customer, center, accounts })

describe('remembered print settings', () => {
  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a text', '"A5"'],
    ['null', 'null'],
    ['nothing of it', '{}'],
    ['another paper', '{"receiptPaper":"A3"}'],
  ])('are the defaults if %s is stored', (_, text) => {
    expect(readChoices(text)).toEqual(standardChoices)
  })

  it('are used if they are valid', () => {
    const stored = {
      copies: {
        receipt: { customer: 2, center: '1', accounts: -4 },
        invoice: { customer: 99, center: '2.9', accounts: 'x' },
        consent: null,
      },
      receiptPaper: 'A5',
      hasLabels: true,
      password: 'x',
    }
    expect(readChoices(JSON.stringify(stored))).toEqual({
      copies: { receipt: copies(2, 1), invoice: copies(9, 2), consent: copies(1) },
      receiptPaper: 'A5',
      hasLabels: true,
      labelPaper: '100 × 150 mm',
      hasOrigin: false,
      hasFrontSides: true,
      hasCustoms: false,
    })
    expect(readChoices('{"labelPaper":"A4"}').labelPaper).toBe('A4')
  })
})

test.each([
  ['papers', [2, 1, 1], false],
  ['receipt', [2, 0, 0], false],
  ['label', [0, 0, 0], true],
  ['all', [2, 1, 1], true],
] as const)(
  '%s alone preserves paper sizes, and the copies of what is printed',
  (part, [receipt, invoice, consent], hasLabels) => {
    const chosen: PrintChoices = {
      ...standardChoices,
      copies: { receipt: copies(2), invoice: copies(1), consent: copies(0) },
      labelPaper: 'A4',
    }
    const printed = onlyPart(part, chosen)
    expect(printed).toEqual({
      ...chosen,
      copies: { receipt: copies(receipt), invoice: copies(invoice), consent: copies(consent) },
      hasLabels,
    })
    expect(isOnlyPart(part, printed)).toBe(true)
    expect(isOnlyPart(part, { ...printed, hasLabels: !hasLabels })).toBe(false)
  },
)

describe('sets of copies', () => {
  it('contain each of the three papers once, or two without an invoice', () => {
    expect(paperSets(standardChoices, true)).toEqual([{ copy: 'customer', papers: ['receipt', 'invoice', 'consent'] }])
    expect(paperSets(standardChoices, false)).toEqual([{ copy: 'customer', papers: ['receipt', 'consent'] }])
  })

  it('are collated by recipient', () => {
    const choices = {
      ...standardChoices,
      copies: { receipt: copies(2, 1, 1), invoice: copies(1, 0, 2), consent: copies(0) },
    }
    expect(paperSets(choices, true)).toEqual([
      { copy: 'customer', papers: ['receipt', 'invoice'] },
      { copy: 'customer', papers: ['receipt'] },
      { copy: 'center', papers: ['receipt'] },
      { copy: 'accounts', papers: ['receipt', 'invoice'] },
      { copy: 'accounts', papers: ['invoice'] },
    ])
  })
})

const a5: PrintChoices = { ...standardChoices, receiptPaper: 'A5' }
const labelled: PrintChoices = { ...standardChoices, hasLabels: true }

test.each<[string, PrintChoices, { invoice: boolean; label: boolean }, string[]]>([
  ['one size', standardChoices, { invoice: true, label: true }, ['A4 receipt, invoice and consent form: A4']],
  ['no invoice', standardChoices, { invoice: false, label: true }, ['A4 receipt and consent form: A4']],
  ['no consent form', withoutConsent(standardChoices), { invoice: true, label: true }, ['A4 receipt and invoice: A4']],
  ['A5', a5, { invoice: true, label: true }, ['A5 receipt: A5', 'A4 invoice and consent form: A4']],
  [
    'labels',
    labelled,
    { invoice: true, label: true },
    ['A4 receipt, invoice and consent form: A4', 'Labels: labels of 100 × 150 mm'],
  ],
  [
    'labels on A4 are no paper',
    { ...labelled, labelPaper: 'A4' },
    { invoice: true, label: true },
    ['A4 receipt, invoice and consent form: A4', 'Labels: A4 label sheets'],
  ],
  ['labels refused', labelled, { invoice: true, label: false }, ['A4 receipt, invoice and consent form: A4']],
  [
    'nothing',
    { ...standardChoices, copies: { receipt: copies(0), invoice: copies(0), consent: copies(0) } },
    { invoice: true, label: true },
    [],
  ],
])('the choices “%s” become the right print jobs', (_, choices, has, jobs) => {
  expect(printJobs(choices, has).map(({ name, load }) => `${name}: ${load}`)).toEqual(jobs)
})
