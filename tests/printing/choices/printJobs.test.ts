// @vitest-environment node
import { expect, test } from 'vitest'
import { standardChoices, withoutConsent, type PrintChoices } from '@/printing/choices/printChoices'
import { printJobs } from '@/printing/choices/printJobs'

const none = { customer: 0, center: 0, accounts: 0 }
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
    { ...standardChoices, copies: { receipt: none, invoice: none, consent: none } },
    { invoice: true, label: true },
    [],
  ],
])('%s', (_, choices, has, jobs) => {
  expect(printJobs(choices, has).map(({ name, load }) => `${name}: ${load}`)).toEqual(jobs)
})
