import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { layoutNames } from '@/printing/facts/layoutNames'

test.each([
  ['cc-sheet p-receipt', 1, 'roomy'],
  ['cc-sheet p-receipt', 2, ''],
  ['cc-sheet p-receipt a5', 0, 'foot-in-columns close-lines'],
  ['cc-sheet p-receipt a5', 7, 'close-lines dense qr-beside-receiver'],
  ['cc-sheet p-receipt a5', 11, 'no-qr small-type terms-run-on'],
  ['cc-sheet p-invoice', 8, 'terms-run-on'],
  ['cc-sheet p-day', 1, ''],
])('a sheet of the classes “%s” at step %i is laid out as “%s”', (kind, fit, names) => {
  expect(layoutNames(kind, fit)).toBe(names)
})

test('the style sheets have rules for each name, and for no other', () => {
  const styles = ['receipt', 'invoice', 'sheet'].map((name) => readFileSync(`src/printing/styles/${name}.css`, 'utf8'))
  const styled = [...styles.join('').matchAll(/\[data-layout~='([^']+)'\]/g)].map(([, name]) => name)
  const steps = Array.from({ length: 12 }, (_, fit) => fit)
  const named = ['p-receipt', 'p-receipt a5', 'p-invoice'].flatMap((kind) =>
    steps.flatMap((fit) => layoutNames(kind, fit).split(' ')),
  )
  expect(new Set(styled)).toEqual(new Set(named.filter((name) => name !== '')))
})
