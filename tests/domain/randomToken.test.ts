import { expect, it, vi } from 'vitest'
import { randomMark } from '@/domain/randomToken'

it('a random mark has two digits for each byte, and another value each time', () => {
  const marks = Array.from({ length: 100 }, () => randomMark(12))
  expect(new Set(marks).size).toBe(100)
  expect(marks.filter((mark) => !/^[0-9a-f]{24}$/.test(mark))).toEqual([])
})

it('no random byte has the mark of another', () => {
  let next = 0
  const made = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.fill(next++)
    return bytes
  })
  const marks = Array.from({ length: 256 }, () => randomMark(1))
  made.mockRestore()
  expect(new Set(marks).size).toBe(256)
})
