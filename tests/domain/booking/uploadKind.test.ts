import { expect, test } from 'vitest'
import { UPLOAD_HEAD_BYTES, uploadKind, type UploadKind } from '@/domain/booking/uploadKind'

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

test.each(files)('a file’s type is detected by its first bytes, whatever its name: %s', (_name, kind, content) => {
  expect(uploadKind(content)).toBe(kind)
  expect(uploadKind(content.slice(0, UPLOAD_HEAD_BYTES))).toBe(kind)
})
