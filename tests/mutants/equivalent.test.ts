// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { equivalent } from './equivalent.mjs'

it.each(equivalent)('$file still has its line «$line»', ({ file, line, why }) => {
  expect(readFileSync(file, 'utf8')).toContain(line)
  expect(why).not.toBe('')
})
