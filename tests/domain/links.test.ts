import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { safeLink, unlinkedText } from '@/domain/links'

describe('unsafe links', () => {
  test.each([
    null,
    undefined,
    '',
    ' ',
    'javascript:alert(1)',
    'jAvAsCrIpT:alert(1)//https://ok.example',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://ok.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://ok.example/1',
    'file:///etc/passwd',
    'ftp://ok.example',
    'mailto:someone@ok.example',
    '//evil.example',
    '\\\\evil.example',
    '/admin/dashboard',
    'evil.example/path',
    'https:evil.example',
    'https:\\\\evil.example',
    'https:///evil.example',
    'https://\\evil.example',
    'https://',
    'https://user@evil.example',
    'https://ok.example@evil.example',
    'https://ok.example%40@evil.example',
    'ht\ttps://ok.example',
    'https://ok.example/\u0000',
    'https://ok.example/\u007f',
    'https://o k.example',
    'https://ok.example:99999',
    'https://[::1',
    'https://%00.example',
    'https://\u202eelpmaxe.live',
    'httpſ://ok.example',
    'https：//ok.example',
    '<a href="https://ok.example">',
    'null',
  ])('%j is not opened', (link) => {
    expect(safeLink(link)).toBeNull()
  })
})

describe('safe links', () => {
  test.each([
    ['https://carrier.example/track?no=123', 'https://carrier.example/track?no=123'],
    ['http://carrier.example', 'http://carrier.example/'],
    ['  https://carrier.example/a  ', 'https://carrier.example/a'],
    ['HTTPS://CARRIER.EXAMPLE/Path', 'https://carrier.example/Path'],
    ['https://carrier.example:8443/#part', 'https://carrier.example:8443/#part'],
    ['https://carrier.example/?next=javascript:alert(1)', 'https://carrier.example/?next=javascript:alert(1)'],
    ['https://carrier.example/"><script>', 'https://carrier.example/%22%3E%3Cscript%3E'],
    ['https://carrier.example/\u202egpj.exe', 'https://carrier.example/%E2%80%AEgpj.exe'],
    ['https://cаrrier.example', 'https://xn--crrier-3nf.example/'],
    ['https://[2001:db8::1]/x', 'https://[2001:db8::1]/x'],
  ])('%j opens %s', (link, address) => {
    expect(safeLink(link)).toBe(address)
  })
})

describe('the text shown in place of a link', () => {
  test.each([
    ['1Z999AA10123456784', '1Z999AA10123456784'],
    ['  www.partner.example/t/1\n', 'www.partner.example/t/1'],
    ['//partner.example/t', '//partner.example/t'],
    ['RB 12/34: 5', 'RB 12/34: 5'],
  ])('is, for %j, %j', (text, read) => {
    expect(unlinkedText(text)).toBe(read)
  })

  test.each([
    null,
    undefined,
    '',
    ' \t',
    'https://carrier.example/',
    'javascript:alert(1)',
    'mailto:someone@ok.example',
    'view-source:https://ok.example',
    'svn+ssh://ok.example',
  ])('is not shown for %j', (text) => {
    expect(unlinkedText(text)).toBeNull()
  })
})

describe('any text', () => {
  const piece = fc.constantFrom(
    'http',
    'https',
    'javascript',
    'data',
    ':',
    '/',
    '\\',
    '@',
    'ok.example',
    '.',
    '#',
    '\t',
    '\n',
    ' ',
    '\u0000',
    '\u202e',
    '%00',
    '%40',
    '[',
    '<',
    '"',
  )
  const texts = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 8 }).map((pieces) => `https://${pieces.join('')}`),
    fc.string(),
    fc.webUrl(),
  )

  it('opens only a web page, without a user name or password', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const link = safeLink(text)
        if (link === null) return
        const opened = new URL(link, 'https://chenab.example/tracking')
        expect(['http:', 'https:']).toContain(opened.protocol)
        expect(opened.hostname).not.toBe('')
        expect(opened.username + opened.password).toBe('')
        expect(opened.href).toBe(link)
        expect(link).toMatch(/^https?:\/\/[!-~]+$/)
        expect(link).not.toMatch(/[<>]/)
        expect(safeLink(link)).toBe(link)
      }),
      { numRuns: 3000 },
    )
  })

  it('is never both a link and a text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect([safeLink(text), unlinkedText(text)]).toContain(null)
      }),
    )
  })

  it('is accepted if it is an ordinary web address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        expect(safeLink(address)).toBe(new URL(address).href)
      }),
    )
  })
})
