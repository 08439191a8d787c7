// @vitest-environment node
import { expect, test } from 'vitest'
import { identityOf } from '@/domain/people'

test.each([
  [{ id: 'u-1', username: 'lahore' }, 'u-1'],
  [{ id: '', username: 'lahore' }, 'lahore'],
])('%o is known as %s', (user, identity) => {
  expect(identityOf(user)).toBe(identity)
})
