// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mutations } from './mutations.mjs'

/** The faults themselves are tried by `npm run mutants`; here only that each still has its place. */
describe('the faults of `npm run mutants`', () => {
  it.each(mutations)('$guard: $file', ({ file, find, replace, tests }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
    expect(tests.length).toBeGreaterThan(0)
    expect(tests.filter((test) => !existsSync(test))).toEqual([])
  })
})
