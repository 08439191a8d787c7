// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import {
  copiesOf,
  isNamed,
  labelsOnly,
  paperSets,
  readChoices,
  standardChoices,
  type Copies,
} from '@/printing/choices/printChoices'

const copies = (customer: number, center = 0, accounts = 0): Copies => ({ customer, center, accounts })

describe('remembered choices', () => {
  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a text', '"A5"'],
    ['null', 'null'],
    ['nothing of it', '{}'],
    ['another paper', '{"receiptPaper":"A3"}'],
  ])('are the standard ones for %s', (_, text) => {
    expect(readChoices(text)).toEqual(standardChoices)
  })

  it('are kept where they make sense', () => {
    const stored = {
      copies: { receipt: { customer: 2, center: '1', accounts: -4 }, invoice: { customer: 99 }, consent: null },
      receiptPaper: 'A5',
      hasLabels: true,
      password: 'x',
    }
    expect(readChoices(JSON.stringify(stored))).toEqual({
      copies: { receipt: copies(2, 1), invoice: copies(9), consent: copies(0) },
      receiptPaper: 'A5',
      hasLabels: true,
      labelPaper: '100 × 150 mm',
    })
    expect(readChoices('{"labelPaper":"A4"}').labelPaper).toBe('A4')
  })
})

test('labels alone keep their paper, and nothing else of what is printed', () => {
  const chosen = { ...standardChoices, labelPaper: 'A4' as const }
  expect(labelsOnly(chosen)).toEqual({
    ...chosen,
    copies: { receipt: copies(0), invoice: copies(0), consent: copies(0) },
    hasLabels: true,
  })
})

test.each([
  ['3', 3],
  ['', 0],
  ['-1', 0],
  ['2.9', 2],
  ['100', 9],
  ['x', 0],
  [undefined, 0],
])('%j means %i copies', (value, count) => {
  expect(copiesOf(value)).toBe(count)
})

describe('sets of copies', () => {
  it('are the three papers once, without an invoice two', () => {
    expect(paperSets(standardChoices, true)).toEqual([{ copy: 'customer', papers: ['receipt', 'invoice', 'consent'] }])
    expect(paperSets(standardChoices, false)).toEqual([{ copy: 'customer', papers: ['receipt', 'consent'] }])
  })

  it('are piled by whom they are for', () => {
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

test.each([
  [copies(1), false],
  [copies(0), false],
  [copies(2), true],
  [copies(0, 1), true],
  [copies(1, 0, 1), true],
])('%j is named: %s', (counts, named) => {
  expect(isNamed(counts)).toBe(named)
})
