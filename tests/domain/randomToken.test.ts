import { expect, it, vi } from 'vitest'
import { randomToken } from '@/domain/randomToken'

it('a random token has two digits for each byte, and another value each time', () => {
  const tokens = Array.from({ length: 100 }, () => randomToken(12))
  expect(new Set(tokens).size).toBe(100)
  expect(tokens.filter((token) => !/^[0-9a-f]{24}$/.test(token))).toEqual([])
})

it('no random byte has the token of another', () => {
  let next = 0
  const made = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.fill(next++)
    return bytes
  })
  const tokens = Array.from({ length: 256 }, () => randomToken(1))
  made.mockRestore()
  expect(new Set(tokens).size).toBe(256)
})
