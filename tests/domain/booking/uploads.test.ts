import { array, assert, constantFrom, option, property, subarray } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatFileSize } from '@/domain/booking/formatFileSize'
import {
  MAX_CHOSEN_BYTES,
  MAX_UPLOAD_BYTES,
  pdfProblem,
  sentFile,
  sizeProblem,
  UPLOAD_HEAD_BYTES,
  type UploadField,
  uploadFields,
  uploadKind,
  type UploadKind,
  uploadPlaces,
  uploadProblem,
  uploadTexts,
} from '@/domain/booking/uploads'
import { sentName } from '../../sentName'
import { inShort } from '../inShort'

const bytes = (...values: number[]) => new Uint8Array(values)
const text = (value: string) => new TextEncoder().encode(value)

const files: [string, UploadKind | null, Uint8Array][] = [
  ['JFIF', 'jpeg', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46)],
  ['Exif', 'jpeg', bytes(0xff, 0xd8, 0xff, 0xe1, 0x1d, 0xfe, 0x45, 0x78)],
  ['PNG', 'png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['GIF', 'gif', text('GIF89a..')],
  ['WebP', 'webp', text('RIFFaaaaWEBPVP8 ')],
  ['BMP', 'bmp', text('BMaaaaaa')],
  ['HEIC', 'heif', text('\0\0\0\x18ftypheic')],
  ['AVIF', 'heif', text('\0\0\0\x1cftypavif')],
  ['PDF', 'pdf', text('%PDF-1.7')],
  ['PDF behind a byte order mark', 'pdf', bytes(0xef, 0xbb, 0xbf, 0x25, 0x50, 0x44, 0x46, 0x2d)],
  ['PDF behind a mail’s header', 'pdf', text('x'.repeat(UPLOAD_HEAD_BYTES - 4) + '%PDF-1.7')],
  ['PDF within a JPG', 'jpeg', new Uint8Array([0xff, 0xd8, 0xff, ...text('%PDF-1.7')])],
  ['HTML page that says it is a PDF', 'pdf', text('<script>alert(1)</script>%PDF-1.4')],
  ['PDF too far behind', null, text('x'.repeat(UPLOAD_HEAD_BYTES - 3) + '%PDF-1.7')],
  ['PNG cut short', null, bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a)],
  ['PNG after a text-mode transfer', null, bytes(0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a, 0)],
  ['JPEG cut short', null, bytes(0xff, 0xd8)],
  ['PDF in lower case', null, text('%pdf-1.7')],
  ['Windows program', null, bytes(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0)],
  ['SVG picture', null, text('<svg onload="alert(1)">')],
  ['sound', null, text('RIFFaaaaWAVEfmt ')],
  ['film', null, text('\0\0\0\x20ftypisom')],
  ['nothing', null, bytes()],
]

test.each(files)('detects a file’s type by its first bytes, whatever its name: %s', (_name, kind, content) => {
  expect(uploadKind(content)).toBe(kind)
  expect(uploadKind(content.slice(0, UPLOAD_HEAD_BYTES))).toBe(kind)
})

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
  ])('%s, %s of %s bytes: %s', (field, kind, size, message) => {
    const problem = uploadProblem(field, size, kind)
    expect(problem && inShort(problem)).toBe(message)
  })

  it('refuses a picture with too many pixels, and states its size', () => {
    expect(sizeProblem({ width: 12_000, height: 9000 })).toBeNull()
    expect(sizeProblem({ width: 30_000, height: 30_001 })).toEqual({
      key: 'booking.pictureTooLarge',
      values: { width: 30_000, height: 30_001 },
    })
  })

  it('describes each upload field and the types it accepts, matching the file dialog', () => {
    expect(uploadFields.map((field) => Object.values(uploadTexts(field)))).toEqual([
      ['booking.idFront', 'booking.preparingIdFront', 'booking.picture', 'image/*'],
      ['booking.idBack', 'booking.preparingIdBack', 'booking.picture', 'image/*'],
      ['booking.customCopies', 'booking.preparingCopies', 'booking.pictureOrPdf', 'image/*,application/pdf'],
    ])
  })
})

describe('the name of a sent file', () => {
  test.each<[UploadField, string, string, string, string]>([
    ['shipperIDFront', 'کارڈ #1.PNG', 'image/jpeg', sentName('id-card-front.jpg'), 'image/jpeg'],
    ['shipperIDBack', '../../back.php', 'image/png', sentName('id-card-back.png'), 'image/png'],
    ['customNTN', 'evil.html', 'application/pdf', sentName('custom-copies.pdf'), 'application/pdf'],
    ['customNTN', 'evil.html', 'text/html', sentName('custom-copies.jpg'), 'image/jpeg'],
    ['customNTN', '', 'constructor', sentName('custom-copies.jpg'), 'image/jpeg'],
  ])('is %s if chosen as %s', async (field, chosen, type, name, sentType) => {
    const sent = sentFile(field, new File(['content'], chosen, { type }))
    expect([sent.name, sent.type, await sent.text()]).toEqual([name, sentType, 'content'])
  })
})

test.each([
  [0, '1 KB'],
  [1, '1 KB'],
  [1536, '2 KB'],
  [421_888, '412 KB'],
  [1_048_575, '1.0 MB'],
  [1_048_576, '1.0 MB'],
  [3_355_443, '3.2 MB'],
  [MAX_UPLOAD_BYTES, '10.0 MB'],
])('formats %s bytes as %s', (size, label) => {
  expect(formatFileSize(size)).toBe(label)
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

describe('the distribution of several files', () => {
  const all = uploadFields
  const [front, back, custom] = uploadFields
  const [image, pdf, other] = ['image/jpeg', 'application/pdf', 'text/plain']

  it.each<[string, string[], readonly UploadField[], UploadField | null, (UploadField | null)[]]>([
    ['one, where it was dropped', [image], all, back, [back]],
    ['one of a wrong kind, where it was dropped', [pdf], all, front, [front]],
    ['one in the place of another that is made ready', [image], [], front, [front]],
    ['one, anywhere', [image], all, null, [front]],
    ['one, anywhere, the front is there', [image], [back, custom], null, [back]],
    ['two, anywhere', [image, image], all, null, [front, back]],
    ['two on the front', [image, image], all, front, [front, back]],
    ['two on the front, where another is made ready', [image, image], [back], front, [front, back]],
    ['two on the back', [image, image], all, back, [front, back]],
    ['two on the back, the front is there', [image, image], [back, custom], back, [back, custom]],
    ['three and one', [image, image, image, image], all, front, [front, back, custom, null]],
    ['two on the custom copies, which are no ID card', [image, image], all, custom, [custom, null]],
    ['a PDF, anywhere', [pdf], all, null, [custom]],
    ['a PDF and two pictures', [pdf, image, image], all, null, [custom, front, back]],
    ['a PDF, where the custom copies are there', [pdf], [front, back], null, [null]],
    ['something else, whose check will say so', [other], all, null, [front]],
    ['nothing', [], all, null, []],
  ])('%s', (_what, types, empty, at, places) => {
    expect(uploadPlaces(types, empty, at)).toEqual(places)
  })

  it('never uses a field twice, nor an occupied one', () => {
    const types = array(constantFrom(image, pdf, other, ''), { maxLength: 6 })
    assert(
      property(types, subarray([...all]), option(constantFrom(...all)), (files, empty, at) => {
        const places = uploadPlaces(files, empty, at)
        const given = places.filter((place) => place !== null)
        expect(places).toHaveLength(files.length)
        expect(new Set(given).size).toBe(given.length)
        expect(given.every((place) => place === at || empty.includes(place))).toBe(true)
        // Nobody is turned away from a place that is left, a PDF from an ID card aside.
        const isLeft = empty.some((place) => !given.includes(place))
        const isRefused = places.some((place, index) => place === null && files[index] !== pdf)
        expect(isLeft && isRefused && at !== custom).toBe(false)
      }),
    )
  })
})
