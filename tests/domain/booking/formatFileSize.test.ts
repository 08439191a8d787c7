import { expect, test } from 'vitest'
import { formatFileSize } from '@/domain/booking/formatFileSize'
import { MAX_UPLOAD_BYTES } from '@/domain/booking/uploadProblem'

test.each([
  [0, '1 KB'],
  [1, '1 KB'],
  [1536, '2 KB'],
  [421_888, '412 KB'],
  [1_048_575, '1.0 MB'],
  [1_048_576, '1.0 MB'],
  [3_355_443, '3.2 MB'],
  [MAX_UPLOAD_BYTES, '10.0 MB'],
])('a file of %s bytes has “%s”', (size, label) => {
  expect(formatFileSize(size)).toBe(label)
})
