import { array, assert, integer, nat, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { utf8Text } from '@/services/wire/utf8Text'

/** Reads bytes in pieces that end at these places. */
function readIn(bytes: Uint8Array, ends: readonly number[]): string {
  const reader = utf8Text()
  let text = ''
  let from = 0
  for (const end of [...ends.toSorted((one, other) => one - other), bytes.length]) {
    text += reader.read(bytes.subarray(from, end))
    from = end
  }
  return text + reader.end()
}

describe('UTF-8 in pieces', () => {
  const place = nat({ max: 300 })

  it('reads any bytes, cut anywhere, as a TextDecoder does', () => {
    // Half of them plain letters, as in a list.
    const byte = oneof(integer({ min: 0x20, max: 0x7e }), nat({ max: 0xff }))
    assert(
      property(array(byte, { maxLength: 300 }), array(place, { maxLength: 20 }), (all, cuts) => {
        const bytes = Uint8Array.from(all)
        const ends = cuts.map((cut) => Math.min(cut, bytes.length))
        expect(readIn(bytes, ends)).toBe(new TextDecoder().decode(bytes))
      }),
    )
  })

  it('reads any text, cut in the middle of a letter too', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 80 }), array(place, { maxLength: 20 }), (text, cuts) => {
        const bytes = new TextEncoder().encode(text)
        const ends = cuts.map((cut) => Math.min(cut, bytes.length))
        expect(readIn(bytes, ends)).toBe(new TextDecoder().decode(bytes))
      }),
    )
  })

  it.each(['اردو', 'plain', 'é'.repeat(5000), `${'a'.repeat(4095)}لاہور${'b'.repeat(9000)}`])(
    'reads a long piece in one go: %.12s',
    (text) => {
      expect(readIn(new TextEncoder().encode(text), [])).toBe(text)
    },
  )

  it('leaves out the mark at the beginning, and none that comes later', () => {
    const bytes = new TextEncoder().encode('\uFEFF[1]\uFEFF')
    expect(readIn(bytes, [])).toBe('[1]\uFEFF')
    expect(readIn(bytes, [1, 2, 3, 6])).toBe('[1]\uFEFF')
  })
})
