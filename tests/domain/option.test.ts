import { expect, it } from 'vitest'
import { isNoLongerOffered } from '@/domain/option'

it.each([
  ['is one of them', 'Express', ['Urgent', 'Express'], false],
  ['is another one', 'Economy', ['Urgent', 'Express'], true],
  ['is not made yet', '', ['Urgent', 'Express'], false],
  ['is made before they have arrived', 'Economy', [], false],
])('a choice that %s', (_, chosen, offered, isGone) => {
  expect(isNoLongerOffered(chosen, offered)).toBe(isGone)
})
