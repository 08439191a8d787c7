import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodedFile } from '@/domain/from-file/decodedFile'
import { type FileEncoding, fileEncodings } from '@/domain/from-file/fileEncoding'

const utf8 = (text: string) => new TextEncoder().encode(text)
const pages = new Map<string, string[]>()
/** Encodes a text in a single-byte code page, leaving out letters that it does not have. */
function inCodePage(text: string, encoding: FileEncoding): Uint8Array {
  let page = pages.get(encoding)
  if (!page) {
    page = Array.from({ length: 256 }, (_, byte) => new TextDecoder(encoding).decode(Uint8Array.of(byte)))
    pages.set(encoding, page)
  }
  return Uint8Array.from([...text].map((letter) => page.indexOf(letter)).filter((byte) => byte >= 0))
}
const table = (rows: readonly string[]) => ['Name,City', ...rows].join('\r\n')

const western = [
  'Pääkatu 5,Jyväskylä',
  'José Núñez,Málaga',
  'Renée Noël,Orléans',
  'Åse Ødegård,Tromsø',
  'Jürgen Groß,Köln',
]
const urdu = ['خان,گجرات', 'عائشه,لاهور', 'مسکان,سکھر', 'ٹيپو,ڈسکه', 'نگار,چکوال']

describe('the encoding of a file', () => {
  it.each<[string, Uint8Array, string, FileEncoding, boolean]>([
    [
      'Windows-1252, two letters',
      inCodePage(table(['Pääkatu 5,Oulu']), 'windows-1252'),
      'Pääkatu',
      'windows-1252',
      true,
    ],
    ['Windows-1256, one row', inCodePage(table(['خان,گجرات']), 'windows-1256'), 'گجرات', 'windows-1256', true],
    ['Windows-1251', inCodePage(table(['Анна Иванова,Москва']), 'windows-1251'), 'Москва', 'windows-1251', true],
    ['Macintosh', inCodePage(table(['Jürgen,München', 'Åse,Tromsø']), 'macintosh'), 'München', 'macintosh', true],
    ['UTF-8', utf8(table(urdu)), 'گجرات', 'utf-8', false],
    ['ASCII', utf8(table(['Ruth,Leeds'])), 'Leeds', 'utf-8', false],
    ['UTF-16 without a mark', Uint8Array.from(Buffer.from(table(urdu), 'utf16le')), 'گجرات', 'utf-16le', true],
    ['UTF-16 with a mark', Uint8Array.from(Buffer.from(`\ufeff${table(urdu)}`, 'utf16le')), 'گجرات', 'utf-16le', false],
  ])('is detected as that of %s', (_name, bytes, part, encoding, isAssumed) => {
    const decoded = decodedFile(bytes)
    expect(decoded).toMatchObject({ encoding, isAssumed })
    expect(decoded.text).toContain(part)
  })

  const rowsOf = (rows: readonly string[]) => fc.array(fc.constantFrom(...rows), { minLength: 1, maxLength: 30 })

  it('of Western names is never Arabic, and of Urdu names never Western', () => {
    fc.assert(
      fc.property(rowsOf(western), rowsOf(urdu), (names, others) => {
        expect(decodedFile(inCodePage(table(names), 'windows-1252')).text).toBe(table(names))
        const inArabic = inCodePage(table(others), 'windows-1256')
        expect(decodedFile(inArabic).text).toBe(new TextDecoder('windows-1256').decode(inArabic))
      }),
    )
  })

  it('is UTF-8 despite broken bytes, each of which breaks one letter', () => {
    const letters = [...table([...western, ...urdu])]
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(letters.length), { minLength: 1, maxLength: 5 }), (places) => {
        const bytes = [...letters, ''].flatMap((letter, at) => [
          ...(places.includes(at) ? [0xff] : []),
          ...utf8(letter),
        ])
        const { text, encoding, isAssumed } = decodedFile(Uint8Array.from(bytes))
        expect({ encoding, isAssumed }).toEqual({ encoding: 'utf-8', isAssumed: true })
        expect(text.replaceAll('\ufffd', '')).toBe(letters.join(''))
        expect(text.match(/\ufffd/g)).toHaveLength(places.length)
      }),
    )
  })

  it('can be chosen', () => {
    for (const encoding of fileEncodings) {
      const { text } = decodedFile(inCodePage('Łódź,é', 'windows-1250'), encoding)
      expect(text === 'Łódź,é').toBe(encoding === 'windows-1250')
    }
  })
})

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle)
  return bytes
}

describe('the decoded text of a file', () => {
  const urduFile = 'نام,شہر\r\nعائشہ خان,گجرات\r\n'
  const westernFile = 'Name,City\r\nJosé Müller,Zürich\r\nÅse Ødegård,Ærø\r\n'
  it.each([
    ['UTF-8', utf8(urduFile), urduFile],
    ['UTF-8 with a mark', utf8(`\ufeff${urduFile}`), urduFile],
    ['UTF-16 with a mark', utf16(`\ufeff${urduFile}`, true), urduFile],
    ['UTF-16, the other way round', utf16(`\ufeff${urduFile}`, false), urduFile],
    ['UTF-16 without a mark', utf16(westernFile, true), westernFile],
    ['UTF-16 without a mark, in Urdu', utf16(urduFile, true), urduFile],
    ['UTF-16 without a mark, the other way round', utf16(westernFile, false), westernFile],
    ['Windows-1252', inCodePage(westernFile, 'windows-1252'), westernFile],
    [
      'Windows-1256',
      inCodePage(urduFile.replace('ہ', 'ه').replaceAll('ی', 'ي'), 'windows-1256'),
      urduFile.replace('ہ', 'ه').replaceAll('ی', 'ي'),
    ],
  ])('is right for a file in %s', (_name, bytes, text) => expect(decodedFile(bytes).text).toBe(text))
})
