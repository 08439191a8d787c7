// @vitest-environment node
import { array, assert, constantFrom, option, property, subarray } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  formatFileSize,
  MAX_UPLOAD_BYTES,
  pdfProblem,
  UPLOAD_HEAD_BYTES,
  uploadFields,
  uploadKind,
  uploadPlaces,
  uploadProblem,
  uploadTexts,
  type UploadField,
  type UploadKind,
} from '@/domain/booking/uploads'

const bytes = (...values: number[]) => new Uint8Array(values)
const text = (value: string) => new TextEncoder().encode(value).slice(0, UPLOAD_HEAD_BYTES)

const heads = {
  jfif: bytes(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46),
  exif: bytes(0xff, 0xd8, 0xff, 0xe1, 0x1d, 0xfe, 0x45, 0x78),
  png: bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  pdf: text('%PDF-1.7'),
  'PNG cut short': bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a),
  'PNG after a text-mode transfer': bytes(0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a, 0),
  'JPEG cut short': bytes(0xff, 0xd8),
  'PDF behind a byte order mark': bytes(0xef, 0xbb, 0xbf, 0x25, 0x50, 0x44, 0x46, 0x2d),
  'PDF in lower case': text('%pdf-1.7'),
  'Windows program': bytes(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0),
  'Linux program': bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0),
  'HTML page': text('<!DOCTYPE html>'),
  'SVG picture': text('<svg onload="alert(1)">'),
  script: text('#!/bin/sh'),
  zip: text('PK\u0003\u0004aaaa'),
  GIF: text('GIF89a..'),
  WebP: text('RIFFaaaaWEBP'),
  HEIC: bytes(0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70),
  BMP: text('BMaaaaaa'),
  TIFF: bytes(0x49, 0x49, 0x2a, 0, 8, 0, 0, 0),
  nothing: bytes(),
} as const

describe('a file is what its first bytes say, whatever its name', () => {
  test.each<[keyof typeof heads, UploadKind | null]>([
    ['jfif', 'jpeg'],
    ['exif', 'jpeg'],
    ['png', 'png'],
    ['pdf', 'pdf'],
    ['PNG cut short', null],
    ['PNG after a text-mode transfer', null],
    ['JPEG cut short', null],
    ['PDF behind a byte order mark', null],
    ['PDF in lower case', null],
    ['Windows program', null],
    ['Linux program', null],
    ['HTML page', null],
    ['SVG picture', null],
    ['script', null],
    ['zip', null],
    ['GIF', null],
    ['WebP', null],
    ['HEIC', null],
    ['BMP', null],
    ['TIFF', null],
    ['nothing', null],
  ])('%s: %s', (name, kind) => {
    expect(uploadKind(heads[name])).toBe(kind)
  })

  it('needs no more of a file than it says', () => {
    for (const head of Object.values(heads)) {
      const longer = new Uint8Array([...head, ...Array.from({ length: 64 }, () => 0x41)])
      if (head.length < UPLOAD_HEAD_BYTES) continue
      expect(uploadKind(longer)).toBe(uploadKind(longer.slice(0, UPLOAD_HEAD_BYTES)))
    }
  })
})

const IMAGE = 'The file must be a JPG or PNG'
const IMAGE_OR_PDF = 'The file must be a JPG, PNG or PDF'

describe('what is wrong with a chosen file', () => {
  test.each<[UploadField, keyof typeof heads, number, string | null]>([
    ['shipperIDFront', 'jfif', 5000, null],
    ['shipperIDFront', 'png', 5000, null],
    ['shipperIDFront', 'pdf', 5000, IMAGE],
    ['shipperIDFront', 'Windows program', 5000, IMAGE],
    ['shipperIDFront', 'HTML page', 5000, IMAGE],
    ['shipperIDBack', 'exif', 5000, null],
    ['shipperIDBack', 'pdf', 5000, IMAGE],
    ['shipperIDBack', 'SVG picture', 5000, IMAGE],
    ['customNTN', 'jfif', 5000, null],
    ['customNTN', 'png', 5000, null],
    ['customNTN', 'pdf', 5000, null],
    ['customNTN', 'zip', 5000, IMAGE_OR_PDF],
    ['customNTN', 'PDF in lower case', 5000, IMAGE_OR_PDF],
    ['customNTN', 'nothing', 0, 'The file is empty'],
    ['shipperIDFront', 'png', 0, 'The file is empty'],
    ['shipperIDFront', 'png', MAX_UPLOAD_BYTES, null],
    ['shipperIDFront', 'png', MAX_UPLOAD_BYTES + 1, 'The file cannot be larger than 10 MB'],
    ['shipperIDFront', 'zip', MAX_UPLOAD_BYTES + 1, 'The file cannot be larger than 10 MB'],
  ])('%s, %s of %s bytes: %s', (field, head, size, message) => {
    expect(uploadProblem(field, size, heads[head])).toBe(message)
  })

  it('each place says what it is for, and what it takes', () => {
    expect(uploadFields.map((field) => `${uploadTexts[field].label}: ${uploadTexts[field].kinds}`)).toEqual([
      'ID card front: JPG or PNG',
      'ID card back: JPG or PNG',
      'Custom copies / NTN: JPG, PNG or PDF',
    ])
  })

  it('the file dialog offers what is taken', () => {
    const types = { jpeg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' } as const
    for (const field of uploadFields) {
      const offered = uploadTexts[field].accept.split(',')
      for (const [kind, head] of [
        ['jpeg', heads.jfif],
        ['png', heads.png],
        ['pdf', heads.pdf],
      ] as const) {
        expect(offered.includes(types[kind])).toBe(uploadProblem(field, 1, head) === null)
      }
    }
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
])('%s bytes read %s', (size, label) => {
  expect(formatFileSize(size)).toBe(label)
})

describe('the end of a PDF', () => {
  const tail = (text: string) => new TextEncoder().encode(text)
  it.each(['%%EOF', '%%EOF\n', 'startxref\n17\n%%EOF\r\n', '%%EOF' + ' '.repeat(500)])('is there in %j', (text) => {
    expect(pdfProblem(tail(text))).toBeNull()
  })
  it.each(['', '%PDF-1.7', 'endobj', '%%EO'])('is missing in %j', (text) => {
    expect(pdfProblem(tail(text))).toBe('The PDF cannot be read. Choose it again.')
  })
})

describe('where several files go', () => {
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

  it('is never twice the same place, and never one that is taken', () => {
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
