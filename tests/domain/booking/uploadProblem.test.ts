import { describe, expect, it, test } from 'vitest'
import { type UploadField } from '@/domain/booking/uploadFields'
import { type UploadKind } from '@/domain/booking/uploadKind'
import {
  MAX_CHOSEN_BYTES,
  MAX_UPLOAD_BYTES,
  pdfProblem,
  pixelProblem,
  uploadProblem,
} from '@/domain/booking/uploadProblem'
import { messageText } from '../messageText'

const text = (value: string) => new TextEncoder().encode(value)

const PICTURE = 'booking.mustBePicture'
const PICTURE_OR_PDF = 'booking.mustBePictureOrPdf'

describe('problems of a chosen file', () => {
  test.each<[UploadField, UploadKind | null, number, string | null]>([
    ['shipperIDFront', 'jpeg', 5000, null],
    ['shipperIDFront', 'heif', 5000, null],
    ['shipperIDFront', 'pdf', 5000, PICTURE],
    ['shipperIDFront', null, 5000, PICTURE],
    ['shipperIDBack', 'png', 5000, null],
    ['shipperIDBack', 'pdf', 5000, PICTURE],
    ['customNTN', 'webp', 5000, null],
    ['customNTN', 'pdf', 5000, null],
    ['customNTN', null, 5000, PICTURE_OR_PDF],
    ['customNTN', null, 0, 'booking.fileEmpty'],
    ['shipperIDFront', 'png', 0, 'booking.fileEmpty'],
    ['shipperIDFront', 'png', MAX_CHOSEN_BYTES, null],
    ['shipperIDFront', 'png', MAX_CHOSEN_BYTES + 1, 'booking.fileTooLarge (most: 64)'],
    ['shipperIDFront', null, MAX_CHOSEN_BYTES + 1, 'booking.fileTooLarge (most: 64)'],
    ['customNTN', 'pdf', MAX_UPLOAD_BYTES, null],
    ['customNTN', 'pdf', MAX_UPLOAD_BYTES + 1, 'booking.fileTooLarge (most: 10)'],
  ])('for %s, of kind %s and %s bytes: %s', (field, kind, size, message) => {
    const problem = uploadProblem(field, size, kind)
    expect(problem && messageText(problem)).toBe(message)
  })

  it('refuses a picture with too many pixels, and states its size', () => {
    expect(pixelProblem({ width: 12_000, height: 9000 })).toBeNull()
    expect(pixelProblem({ width: 30_000, height: 30_001 })).toEqual({
      key: 'booking.pictureTooLarge',
      values: { width: 30_000, height: 30_001 },
    })
  })
})

describe('the end marker of a PDF', () => {
  it.each([
    '%%EOF',
    'startxref\n17\n%%EOF\r\n',
    `%%EOF${' '.repeat(50_000)}`,
    `%%EOF${'\0'.repeat(50_000)}`,
    `%%EOF${'\r\n--boundary--'.repeat(900)}`,
    '1 0 obj\n%%EOF\n2 0 obj\n%%EOF',
  ])('is found in %j', (content) => {
    expect(pdfProblem(text(content))).toBeNull()
  })
  it.each(['', '%PDF-1.7', 'endobj', '%%EO', '1 0 obj\n%%EOF\n2 0 obj\n<< /Type'])('is not found in %j', (content) => {
    expect(pdfProblem(text(content))).toEqual({ key: 'booking.pdfUnreadable' })
  })
})
