import { expect, it } from 'vitest'
import { isOldContainer, isZip, wrongKind } from '@/domain/from-file/fileKind'

const utf8 = (text: string) => new TextEncoder().encode(text)

it.each([
  ['an empty file', '', { key: 'fromFile.fileEmpty' }],
  ['a PDF', '%PDF-1.7', { key: 'fromFile.isPdf' }],
])('%s has the message that fits', (_name, text, message) => expect(wrongKind(utf8(text))).toEqual(message))

it.each([
  ['a ZIP archive, as XLSX and ODS are', [0x50, 0x4b, 3, 4], true, false],
  ['the container of XLS', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], false, true],
  ['half of its mark', [0xd0, 0xcf], false, false],
  ['nothing', [], false, false],
])('the first bytes of %s decide whether it is an archive or an old container', (_what, bytes, zip, old) => {
  expect([isZip(Uint8Array.from(bytes)), isOldContainer(Uint8Array.from(bytes))]).toEqual([zip, old])
})
