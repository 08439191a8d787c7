import { expect, test } from 'vitest'
import { oneLine } from '@/domain/oneLine'

test.each([
  ['77 Mill Street', '77 Mill Street'],
  [' as it is, ', ' as it is, '],
  ['77 Mill Street\nFlat 2', '77 Mill Street, Flat 2'],
  ['77 Mill Street,\r\n\r\n Flat 2\n', '77 Mill Street, Flat 2'],
  ['\n', ''],
])('%j in a field of one line is %j', (text, line) => {
  expect(oneLine(text)).toBe(line)
})
