import { expect, it } from 'vitest'
import { tidyPath } from '@/texts/languages'

it.each([
  ['/', '/'],
  ['/tracking', '/tracking'],
  ['/tracking/', '/tracking'],
  ['/tracking/4010020056//', '/tracking/4010020056'],
  ['//', '/'],
])('of the path %s, the slash at the end goes unless it is all there is: %s', (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy)
})
